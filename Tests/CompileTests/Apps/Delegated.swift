import SwiftUI

final class StartDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    true
  }
}

struct Delegated: App {
  @UIApplicationDelegateAdaptor(StartDelegate.self, make: { StartDelegate() }) private var delegate

  var body: some Scene {
    WindowGroup { Text("\(delegate)") }
  }
}
