import Foundation
import Testing

@testable import SwiftUI

private struct WidthKey: EnvironmentKey { static var defaultValue: CGFloat { 10 } }
extension EnvironmentValues {
  fileprivate var barWidth: CGFloat {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
}

@Observable private final class Settings {
  var width: CGFloat = 10
  var unused = 0
}

@MainActor @Suite struct EnvironmentTests {
  private struct Reader: View {
    let name: String
    let counter: Counter
    @Environment(\.barWidth) private var width
    var body: some View {
      let _ = counter.note(name)
      Color.red.frame(width: width, height: 10).id(name)
    }
  }
  private struct Middle: View {
    let counter: Counter
    var body: some View {
      let _ = counter.note("middle")
      Reader(name: "deep", counter: counter)
    }
  }
  private struct SchemeReader: View {
    let counter: Counter
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      let _ = counter.note("scheme")
      Color.red.frame(width: scheme == .dark ? 20 : 10, height: 10).id("scheme")
    }
  }
  private struct Owner: View {
    let width: Remote<CGFloat>
    let counter: Counter
    var body: some View {
      VStack(spacing: 0) {
        Middle(counter: counter)
        Reader(name: "near", counter: counter).environment(\.barWidth, 70)
        Reader(name: "double", counter: counter).transformEnvironment(\.barWidth) { $0 *= 2 }
        SchemeReader(counter: counter)
      }
      .environment(\.barWidth, width.value)
    }
  }

  @Test func aValueReachesTheViewsBelow() {
    let harness = Harness(
      VStack {
        Owner(width: Remote(30), counter: Counter())
        Reader(name: "outside", counter: Counter())
      })
    #expect(["deep", "near", "double", "outside"].map { harness.frame($0)?.width } == [30, 70, 60, 10])
  }

  @Test func onlyReadersRunWhenAValueChanges() {
    let (width, counter) = (Remote<CGFloat>(30), Counter())
    let harness = Harness(Owner(width: width, counter: counter))
    counter.reset()
    width.value = 40
    #expect(["deep", "near", "double"].map { harness.frame($0)?.width } == [40, 70, 80])
    #expect(counter.counts == ["deep": 1, "double": 1])
  }

  @Test func onlyReadersRunWhenConditionsChange() {
    let counter = Counter()
    let harness = Harness(Owner(width: Remote(30), counter: counter))
    counter.reset()
    harness.change { $0.isDark = true }
    #expect(counter.counts == ["scheme": 1])
    #expect(harness.frame("scheme")?.width == 20)
    counter.reset()
    harness.change { $0.typeSize = .accessibility3 }
    #expect(counter.counts.isEmpty)
  }

  @Test func anotherProposalIsNoOtherEnvironment() {
    let counter = Counter()
    let harness = Harness(
      Color.red.id("view").transformEnvironment(\.barWidth) { _ in counter.note("environment") })
    counter.reset()
    harness.change { $0.proposal.width = 100 }
    #expect(harness.frame("view")?.width == 100)
    #expect(counter.counts.isEmpty)
  }

  private struct ObjectReader: View {
    let counter: Counter
    @Environment(Settings.self) private var settings
    var body: some View {
      let _ = counter.note("object")
      Color.red.frame(width: settings.width, height: 10).id("object")
    }
  }
  private struct OptionalReader: View {
    @Environment(Settings.self) private var settings: Settings?
    var body: some View { Color.red.frame(width: settings?.width ?? 3, height: 10).id("optional") }
  }
  private struct Objects: View {
    let settings: Remote<Settings>
    let counter: Counter
    var body: some View {
      VStack(spacing: 0) {
        ObjectReader(counter: counter)
        OptionalReader()
      }
      .environment(settings.value)
    }
  }

  @Test func anObservableObjectIsFoundByItsType() {
    let (settings, counter) = (Remote(Settings()), Counter())
    let harness = Harness(Objects(settings: settings, counter: counter))
    #expect(harness.frame("object")?.width == 10)
    counter.reset()
    settings.value.unused = 5
    harness.render()
    #expect(counter.counts.isEmpty)
    settings.value.width = 25
    #expect(harness.frame("object")?.width == 25)
    #expect(harness.frame("optional")?.width == 25)
    #expect(counter.counts == ["object": 1])
    let other = Settings()
    other.width = 33
    settings.value = other
    #expect(harness.frame("object")?.width == 33)
    #expect(Harness(OptionalReader()).frame("optional")?.width == 3)
  }
}
