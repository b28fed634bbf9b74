import Foundation
import Testing

@testable import Combine

@Suite struct TimingTests {
  private let scheduler = ManualScheduler()
  private let subject = PassthroughSubject<Int, Never>()

  @Test func debounceWaitsForQuiet() {
    let probe = subject.debounce(for: .seconds(1), scheduler: scheduler).probed()
    subject.send(1)
    scheduler.advance(by: 0.5)
    subject.send(2)
    scheduler.advance(by: 0.75)
    #expect(probe.values.isEmpty)
    scheduler.advance(by: 0.25)
    #expect(probe.values == [2])
  }

  @Test(arguments: [(true, [1, 3]), (false, [1, 2])])
  func throttleSendsTheFirstAndThenOneInEachInterval(latest: Bool, expected: [Int]) {
    let probe = subject.throttle(for: 1, scheduler: scheduler, latest: latest).probed()
    subject.send(1)
    scheduler.advance(by: 0)
    #expect(probe.values == [1])
    subject.send(2)
    subject.send(3)
    scheduler.advance(by: 0.9)
    #expect(probe.values == [1])
    scheduler.advance(by: 0.1)
    #expect(probe.values == expected)
  }

  @Test func delayKeepsOrder() {
    let probe = subject.delay(for: .milliseconds(500), scheduler: scheduler).probed()
    subject.send(1)
    subject.send(completion: .finished)
    scheduler.advance(by: 0.4)
    #expect(probe.values.isEmpty && probe.completion == nil)
    scheduler.advance(by: 0.1)
    #expect(probe.values == [1] && probe.hasFinished)
  }

  @Test func receiveHandsOnWhereTheSchedulerRuns() {
    let probe = subject.receive(on: scheduler).probed()
    subject.send(1)
    #expect(probe.values.isEmpty)
    scheduler.advance(by: 0)
    #expect(probe.values == [1])
    #expect(Just(2).subscribe(on: ImmediateScheduler.shared).probed().values == [2])
  }

  @Test func timeoutEndsWhatIsSilent() {
    let probe = subject.setFailureType(to: Failed.self)
      .timeout(.seconds(2), scheduler: scheduler, customError: { Failed() }).probed()
    scheduler.advance(by: 1)
    subject.send(1)
    scheduler.advance(by: 1.5)
    #expect(probe.completion == nil)
    scheduler.advance(by: 0.5)
    #expect(probe.completion == .failure(Failed()))
  }

  @Test func timerRunsOnItsRunLoopUntilItIsStopped() {
    let timer = Timer.publish(every: 0.001, on: .current, in: .common).autoconnect()
    var count = 0
    let subscription = timer.sink { _ in
      count += 1
      if count == 3 { timer.upstream.connect().cancel() }
    }
    let limit = Date(timeIntervalSinceNow: 60)
    while count < 3, Date() < limit { _ = RunLoop.current.run(mode: .default, before: limit) }
    #expect(count == 3)
    subscription.cancel()
  }
}
