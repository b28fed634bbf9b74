import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct LifecycleTests {
  private struct Appearing: View {
    let counter: Counter
    let isShown: Remote<Bool>
    @State private var width: CGFloat = 10
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: width, height: 10).id("view").onAppear { width = 50 }
        if isShown.value {
          Color.green.frame(width: 10, height: 10)
            .onAppear { counter.note("appear") }
            .onDisappear { counter.note("disappear") }
        }
      }
    }
  }

  /// What `onAppear` changes is in the first picture already.
  @Test func appearingIsSeenInTheFirstPicture() {
    let harness = Harness(Appearing(counter: Counter(), isShown: Remote(true)))
    guard case .fill(let path, _, _)? = harness.commands.first else {
      Issue.record("Nothing is drawn.")
      return
    }
    #expect(path.boundingRect.width == 50)
    #expect(!harness.host.needsRender)
  }

  @Test func viewsComeAndGoOnce() {
    let (counter, isShown) = (Counter(), Remote(true))
    let harness = Harness(Appearing(counter: counter, isShown: isShown))
    harness.render()
    #expect(counter.log == ["appear"])
    isShown.value = false
    harness.render()
    #expect(counter.log == ["appear", "disappear"])
    isShown.value = true
    harness.render()
    #expect(counter.log == ["appear", "disappear", "appear"])
  }

  private struct Initial: View {
    let counter: Counter
    var body: some View {
      Color.red.onChange(of: 1, initial: true) { old, new in counter.note("\(old) to \(new)") }
    }
  }

  @Test func anInitialActionRunsOnce() {
    let counter = Counter()
    let harness = Harness(Initial(counter: counter))
    harness.render()
    #expect(counter.log == ["1 to 1"])
  }

  private struct Counting: View {
    let counter: Counter
    let number: Remote<Int>
    @State private var doubled = 0
    var body: some View {
      Color.red.frame(width: CGFloat(doubled), height: 10).id("view")
        .onChange(of: number.value) { old, new in
          counter.note("\(old) to \(new)")
          doubled = new * 20
        }
        .onChange(of: doubled) { counter.note("doubled") }
    }
  }

  @Test func changesOfChangesAreInTheSamePicture() {
    let (counter, number) = (Counter(), Remote(1))
    let harness = Harness(Counting(counter: counter, number: number))
    #expect(counter.log.isEmpty)
    number.value = 3
    #expect(harness.frame("view")?.width == 60)
    #expect(counter.log == ["1 to 3", "doubled"])
    harness.render()
    #expect(counter.log == ["1 to 3", "doubled"])
  }

  private struct Endless: View {
    @State private var number = 0
    var body: some View {
      Color.red.onAppear { number = 1 }.onChange(of: number) { number += 1 }
    }
  }

  @Test func anActionThatNeverEndsIsStopped() {
    let harness = Harness(Endless())
    #expect(harness.warnings.contains { $0.text.contains("without end") })
    #expect(!harness.host.needsRender)
  }

  private struct Working: View {
    let counter: Counter
    let id: Remote<Int>
    let isShown: Remote<Bool>
    let events: AsyncStream<String>.Continuation
    var body: some View {
      if isShown.value {
        Color.red.task(id: id.value) {
          let number = id.value
          events.yield("begin \(number)")
          await withTaskCancellationHandler {
            let (never, source) = AsyncStream.makeStream(of: Void.self)
            for await _ in never { source.finish() }
          } onCancel: {
            events.yield("cancel \(number)")
          }
        }
      }
    }
  }

  @Test func tasksBeginAndAreCancelled() async {
    var stream: AsyncStream<String>.Continuation?
    let events = AsyncStream<String> { stream = $0 }
    guard let stream else { return }
    let (id, isShown) = (Remote(1), Remote(true))
    let harness = Harness(Working(counter: Counter(), id: id, isShown: isShown, events: stream))
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next() == "begin 1")
    id.value = 2
    harness.render()
    #expect(await iterator.next() == "cancel 1")
    #expect(await iterator.next() == "begin 2")
    isShown.value = false
    harness.render()
    #expect(await iterator.next() == "cancel 2")
  }
}
