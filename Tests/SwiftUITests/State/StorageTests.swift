import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite(.serialized) struct StorageTests {
  enum Mode: String { case quiet, loud }
  enum Level: Int { case low, high }

  private struct Settings: View {
    let counter: Counter
    @AppStorage("storage-tests.width") private var width = 10
    @AppStorage("storage-tests.on") private var isOn = false
    @AppStorage("storage-tests.mode") private var mode = Mode.quiet
    @AppStorage("storage-tests.level") private var level: Level = .low
    @AppStorage("storage-tests.name") private var name: String?
    @AppStorage("storage-tests.url") private var url = URL(filePath: "/")
    @SceneStorage("storage-tests.tab") private var tab = "first"
    var body: some View {
      let _ = counter.note("settings")
      VStack(spacing: 0) {
        Color.red.frame(width: CGFloat(width), height: 10).onTapGesture { width += 5 }.id("width")
        Color.red.frame(width: isOn ? 20 : 10, height: 10).onTapGesture { isOn.toggle() }.id("on")
        Color.red.frame(width: mode == .loud ? 20 : 10, height: 10).onTapGesture { mode = .loud }.id("mode")
        Color.red.frame(width: level == .high ? 20 : 10, height: 10).onTapGesture { level = .high }.id("level")
        Color.red.frame(width: CGFloat(name?.count ?? 1), height: 10).onTapGesture { name = "four" }.id("name")
        Color.red.frame(width: url.path.count > 1 ? 20 : 10, height: 10)
          .onTapGesture { url = URL(filePath: "/tmp") }.id("url")
        Color.red.frame(width: tab == "second" ? 20 : 10, height: 10).onTapGesture { tab = "second" }.id("tab")
      }
    }
  }

  private struct Reader: View {
    let counter: Counter
    @AppStorage("storage-tests.width") private var width = 10
    var body: some View {
      let _ = counter.note("reader")
      Color.blue.frame(width: CGFloat(width), height: 10).id("reader")
    }
  }

  @Test func settingsAreSharedByKeyAndWakeTheirReadersOnly() {
    StoredValues.app.reset()
    StoredValues.scene.reset()
    let counter = Counter()
    let harness = Harness(
      VStack(spacing: 0) {
        Settings(counter: counter)
        Reader(counter: counter)
      })
    counter.reset()
    harness.tap("width")
    #expect(harness.frame("width")?.width == 15)
    #expect(harness.frame("reader")?.width == 15)
    #expect(counter.counts == ["settings": 1, "reader": 1])
    counter.reset()
    for (id, after) in [("on", 20), ("mode", 20), ("level", 20), ("name", 4), ("url", 20), ("tab", 20)] {
      harness.tap(id)
      #expect(harness.frame(id)?.width == CGFloat(after), "\(id)")
    }
    #expect(counter["reader"] == 0)
    #expect(UserDefaults.standard.object(forKey: "storage-tests.width") == nil)
  }

  @Test func settingsMoveToAnotherProcess() throws {
    StoredValues.app.reset()
    let harness = Harness(Settings(counter: Counter()))
    harness.tap("width")
    harness.tap("mode")
    let archive = try #require(StoredValues.app.archive)
    StoredValues.app.reset()
    harness.render()
    #expect(harness.frame("width")?.width == 10)
    StoredValues.app.restore(archive)
    harness.render()
    #expect(harness.frame("width")?.width == 15)
    #expect(harness.frame("mode")?.width == 20)
  }

  @Test func registeredDefaultsAreRead() {
    struct Registered: View {
      @AppStorage("storage-tests.registered") var width = 10
      var body: some View { Color.red.frame(width: CGFloat(width), height: 10).id("bar") }
    }
    UserDefaults.standard.register(defaults: ["storage-tests.registered": 33])
    #expect(Harness(Registered()).frame("bar")?.width == 33)
  }
}
