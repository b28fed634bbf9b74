import Foundation
import Testing

@testable import SwiftUI

private struct HalfKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
extension EnvironmentValues {
  fileprivate var half: CGFloat {
    get { self[HalfKey.self] }
    set { self[HalfKey.self] = newValue }
  }
}

@MainActor @Suite struct GeometryReaderTests {
  private struct Half: View {
    let counter: Counter
    let extra: Remote<CGFloat>
    var body: some View {
      GeometryReader { proxy in
        let _ = counter.note("content")
        Color.red.frame(width: proxy.size.width / 2 + extra.value, height: 10).id("half")
      }
    }
  }

  @Test func contentFollowsTheSize() {
    let counter = Counter()
    let harness = Harness(Half(counter: counter, extra: Remote(0)))
    #expect(harness.frame("half") == CGRect(x: 0, y: 0, width: 200, height: 10))
    harness.change { $0.proposal.width = 100 }
    #expect(harness.frame("half")?.width == 50)
    counter.reset()
    harness.render()
    #expect(counter["content"] == 0)
  }

  @Test func contentFollowsWhatItReads() {
    let extra = Remote<CGFloat>(0)
    let harness = Harness(Half(counter: Counter(), extra: extra))
    extra.value = 30
    #expect(harness.frame("half")?.width == 230)
    #expect(harness.frame("half")?.width == 230)
  }

  private struct HalfReader: View {
    @Environment(\.half) private var half
    var body: some View { Color.red.frame(width: half, height: 10).id("reader") }
  }

  @Test func theEnvironmentInItFollowsTheSize() {
    let harness = Harness(GeometryReader { HalfReader().environment(\.half, $0.size.width / 2) })
    #expect(harness.frame("reader")?.width == 200)
    harness.change { $0.proposal.width = 100 }
    #expect(harness.frame("reader")?.width == 50)
    #expect(!harness.host.needsRender)
  }

  private struct Growing: View {
    @State private var padding: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          VStack(spacing: 0) {
            ForEach(0..<Int(proxy.size.height / 100), id: \.self) { Cell("row\($0)") }
          }
        }
        Color.green.frame(width: 10, height: 10).onTapGesture { padding = 200 }.id("grow")
        Color.blue.frame(width: 10, height: padding)
      }
    }
  }

  @Test func viewsInItComeAndGoWithTheSize() {
    let harness = Harness(Growing())
    #expect(harness.frames(of: "Cell").count == 3)
    harness.tap("row0")
    harness.tap("grow")
    #expect(harness.frames(of: "Cell").count == 1)
    #expect(harness.frame("row0")?.width == 20)
  }

  @Test func framesAreCountedInTheSpaceAskedFor() {
    var global = CGRect.zero, local = CGRect.zero, named = CGRect.zero
    func note(_ proxy: GeometryProxy) {
      global = proxy.frame(in: .global)
      local = proxy.frame(in: .local)
      named = proxy.frame(in: .named("space"))
    }
    let harness = Harness(
      GeometryReader { proxy in
        let _ = note(proxy)
        Color.red
      }
      .padding(10).coordinateSpace(name: "space").padding(5))
    harness.render()
    #expect(global == CGRect(x: 15, y: 15, width: 370, height: 370))
    #expect(local == CGRect(x: 0, y: 0, width: 370, height: 370))
    #expect(named == CGRect(x: 10, y: 10, width: 370, height: 370))
  }
}
