import Foundation
import Testing

@testable import SwiftUI

/// Screens of a stack give way to each other as on iOS.
@MainActor @Suite struct ScreenSlideTests {
  private struct Screens: View {
    let counter: Counter
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Push") { path.append(1) }.id("push")
          Button("At once") {
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { path.append(1) }
          }
          .id("at once")
          Color.markA.id("root")
        }
        .navigationDestination(for: Int.self) { _ in
          VStack {
            Button("Pop") { path = [] }.id("pop")
            Color.markB.id("screen")
          }
          .onAppear { counter.note("appear") }
          .onDisappear { counter.note("disappear") }
        }
      }
    }
  }

  private func phone(_ counter: Counter = Counter(), _ adjust: (inout ViewConditions) -> Void = { _ in }) -> Harness {
    Harness(Screens(counter: counter), width: 400, height: 600, adjust)
  }

  @Test func aScreenComesFromTheTrailingEdgeAndTheOneBelowFollows() throws {
    let harness = phone()
    harness.tap("push")
    // Layout knows the end, the picture has just begun to go there.
    #expect(harness.frame("screen")?.minX == 0)
    #expect(try #require(harness.drawn(.markB)).frame.minX > 399)
    harness.advance(to: 0.15)
    let upper = try #require(harness.drawn(.markB)).frame.minX
    let lower = try #require(harness.drawn(.markA)).frame.minX
    #expect(upper > 20 && upper < 380)
    // The lower screen goes three tenths of the way.
    #expect(abs(lower + 0.3 * (400 - upper)) < 1e-6)
    harness.rest()
    #expect(harness.drawn(.markB)?.frame.minX == 0)
    #expect(harness.drawn(.markA) == nil)
    #expect(harness.host.nextTime == nil)
  }

  @Test func aScreenThatIsLeftGoesWhereItCameFrom() throws {
    let counter = Counter()
    let harness = phone(counter)
    harness.tap("push")
    harness.rest()
    harness.tap("pop")
    #expect(harness.frame("screen") == nil)
    #expect(counter.log == ["appear", "disappear"])
    harness.advance(to: harness.host.time + 0.15)
    let upper = try #require(harness.drawn(.markB)).frame.minX
    #expect(upper > 20 && upper < 380)
    #expect(abs(try #require(harness.drawn(.markA)).frame.minX + 0.3 * (400 - upper)) < 1e-6)
    harness.rest()
    #expect(harness.drawn(.markB) == nil)
    #expect(harness.drawn(.markA)?.frame.minX == 0)
    #expect(harness.host.nextTime == nil)
  }

  @Test func turningRoundOnTheWayMakesNoJump() throws {
    let harness = phone()
    harness.tap("push")
    harness.advance(to: 0.15)
    let before = try #require(harness.drawn(.markB)).frame.minX
    // The button that leads back is where it will be.
    harness.tap(at: CGPoint(x: 32, y: 32))
    #expect(abs(try #require(harness.drawn(.markB)).frame.minX - before) < 1)
    harness.rest()
    #expect(harness.drawn(.markB) == nil)
    #expect(harness.frame("root") != nil)
  }

  @Test func aSwipeFromTheEdgeLeadsTheScreens() throws {
    let counter = Counter()
    let harness = phone(counter)
    harness.tap("push")
    harness.rest()
    harness.press(at: CGPoint(x: 5, y: 300))
    for x in [25.0, 65, 105] { harness.move(to: CGPoint(x: x, y: 300)) }
    #expect(try #require(harness.drawn(.markB)).frame.minX == 100)
    #expect(abs(try #require(harness.drawn(.markA)).frame.minX + 90) < 1e-6)
    // Not far enough: it comes back.
    harness.release(at: CGPoint(x: 105, y: 300))
    harness.rest()
    #expect(harness.drawn(.markB)?.frame.minX == 0)
    #expect(harness.drawn(.markA) == nil)
    #expect(counter.log == ["appear"])
    harness.press(at: CGPoint(x: 5, y: 300))
    for x in [25.0, 105, 205] { harness.move(to: CGPoint(x: x, y: 300)) }
    harness.release(at: CGPoint(x: 205, y: 300))
    #expect(abs(try #require(harness.drawn(.markB)).frame.minX - 200) < 1)
    harness.rest()
    #expect(harness.drawn(.markB) == nil)
    #expect(harness.frame("root") != nil)
    #expect(counter.log == ["appear", "disappear"])
    #expect(harness.host.nextTime == nil)
  }

  @Test func aFastSwipeNeedNotGoFar() {
    let harness = phone()
    harness.tap("push")
    harness.rest()
    let time = harness.host.time
    harness.press(at: CGPoint(x: 5, y: 300))
    for frame in 1...3 {
      harness.host.time = time + Double(frame) / 60
      harness.move(to: CGPoint(x: 5 + Double(frame) * 25, y: 300))
    }
    harness.release(at: CGPoint(x: 80, y: 300))
    harness.rest()
    #expect(harness.frame("root") != nil)
  }

  @Test func changesWithoutAnimationAreMadeAtOnce() {
    let harness = phone()
    harness.tap("at once")
    #expect(harness.drawn(.markB)?.frame.minX == 0)
    #expect(harness.drawn(.markA) == nil)
    #expect(harness.host.nextTime == nil)
  }

  @Test func withLessMotionScreensFade() throws {
    let harness = phone { $0.settings.insert(.reduceMotion) }
    harness.tap("push")
    harness.advance(to: 0.15)
    let upper = try #require(harness.drawn(.markB))
    #expect(upper.frame.minX == 0)
    #expect(upper.opacity > 0.05 && upper.opacity < 0.95)
    #expect(harness.drawn(.markA)?.frame.minX == 0)
    harness.rest()
    #expect(harness.drawn(.markB)?.opacity == 1)
  }

  @Test func rightToLeftScreensComeFromTheLeft() throws {
    let harness = phone { $0.isRightToLeft = true }
    harness.tap("push")
    harness.advance(to: 0.15)
    #expect(try #require(harness.drawn(.markB)).frame.minX < -20)
  }
}

extension ScreenSlideTests {
  private struct Zooming: View {
    @Namespace private var space
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        ScrollView {
          Color.clear.frame(height: 100)
          Color.markA.frame(width: 100, height: 50)
            .matchedTransitionSource(id: 1, in: space) { $0.clipShape(RoundedRectangle(cornerRadius: 8)) }
          Button("Push") { path = [1] }.id("push")
          Button("Other") { path = [2] }.id("other")
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Button("Pop") { path = [] }.id("pop")
            Color.markB
          }
          .navigationTransition(.zoom(sourceID: number, in: space))
        }
      }
    }
  }

  /// The clip of the screen that grows.
  private func window(_ harness: Harness) -> CGRect? {
    let clips = harness.commands.compactMap { command -> CGRect? in
      if case .push(.clip(let path, _)) = command { path.boundingRect } else { nil }
    }
    return clips.last { $0.width < 399.9 && $0.height > 40 }
  }

  @Test func aScreenGrowsOutOfItsSource() throws {
    let harness = Harness(Zooming(), width: 400, height: 600)
    let source = try #require(harness.drawn(.markA)).frame
    harness.tap("push")
    let start = try #require(window(harness))
    #expect(abs(start.minX - source.minX) < 0.1 && abs(start.width - 100) < 0.1 && abs(start.height - 50) < 0.1)
    harness.advance(to: 0.15)
    let middle = try #require(window(harness))
    #expect(middle.width > 110 && middle.width < 395)
    #expect(middle.minX < source.minX && middle.minY < source.minY)
    // The content is as large as the window is wide.
    #expect(abs(try #require(harness.drawn(.markB)).frame.width - middle.width) < 0.1)
    #expect(harness.drawn(.markA)?.frame == source, "the screen below stays where it is")
    harness.rest()
    #expect(harness.drawn(.markB)?.frame.width == 400)
    #expect(harness.drawn(.markA) == nil && harness.host.nextTime == nil)
    harness.tap("pop")
    harness.advance(to: (harness.host.time) + 0.15)
    #expect((window(harness)?.width ?? 0) < 395)
    harness.rest()
    #expect(harness.drawn(.markA)?.frame == source)
  }

  @Test func aScreenWithoutItsSourceSlides() throws {
    let harness = Harness(Zooming(), width: 400, height: 600)
    harness.tap("other")
    #expect(try #require(harness.drawn(.markB)).frame.minX > 399)
  }
}
