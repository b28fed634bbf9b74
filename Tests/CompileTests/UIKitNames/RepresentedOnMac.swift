import AppKit
import SwiftUI

struct EffectView: NSViewRepresentable {
  var material = NSVisualEffectView.Material.sidebar

  func makeNSView(context: Context) -> NSVisualEffectView {
    let view = NSVisualEffectView()
    view.material = material
    view.blendingMode = .behindWindow
    view.state = .active
    return view
  }
  func updateNSView(_ nsView: NSVisualEffectView, context: NSViewRepresentableContext<EffectView>) {
    nsView.material = material
  }
}

struct HostedOnMac: NSViewRepresentable {
  func makeNSView(context: Context) -> NSView { NSHostingView(rootView: Text("Inside")) }
  func updateNSView(_ nsView: NSView, context: Context) { nsView.wantsLayer = true }
}

struct ControllerOnMac: NSViewControllerRepresentable {
  func makeNSViewController(context: Context) -> NSHostingController<Text> {
    NSHostingController(rootView: Text("Inside"))
  }
  func updateNSViewController(_ nsViewController: NSHostingController<Text>, context: Context) {}
}

struct RepresentedOnMac: View {
  var body: some View {
    HSplitView {
      EffectView()
      VSplitView {
        HostedOnMac()
        ControllerOnMac()
      }
    }
  }
}
