extension Publisher {
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    transform { { isIncluded($0) ? .send($0) : .skip } }
  }
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryMap<Self, Output> {
    tryTransform { { try isIncluded($0) ? .send($0) : .skip } }
  }

  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    transform {
      var last: Output?
      return { value in
        if let old = last, predicate(old, value) { return .skip }
        last = value
        return .send(value)
      }
    }
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    transform {
      var left = count
      return { value in
        if left > 0 {
          left -= 1
          return .skip
        }
        return .send(value)
      }
    }
  }
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.Drop<Self> {
    transform {
      var isDropping = true
      return { value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .skip : .send(value)
      }
    }
  }
  /// Sends nothing before another publisher has sent its first value.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.Drop<Self> where P.Failure == Failure {
    transform {
      let gate = Gate(publisher)
      return { gate.isOpen ? .send($0) : .skip }
    }
  }

  public func prefix(_ maxLength: Int) -> Publishers.Transform<Self, Output, Failure> {
    transform {
      var left = maxLength
      return { value in
        left -= 1
        return left > 0 ? .send(value) : left == 0 ? .sendAndFinish(value) : .finish
      }
    }
  }
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.Transform<Self, Output, Failure> {
    transform { { predicate($0) ? .send($0) : .finish } }
  }
  /// Ends when another publisher sends its first value; known when this one sends its next.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  public func first() -> Publishers.First<Self> { transform { { .sendAndFinish($0) } } }
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.First<Self> {
    transform { { predicate($0) ? .sendAndFinish($0) : .skip } }
  }
  public func output(at index: Int) -> Publishers.First<Self> {
    transform {
      var left = index
      return { value in
        left -= 1
        return left < 0 ? .sendAndFinish(value) : .skip
      }
    }
  }
  public func output<R: RangeExpression<Int>>(in range: R) -> Publishers.Transform<Self, Output, Failure> {
    let range = range.relative(to: 0..<Int.max)
    return transform {
      var index = -1
      return { value in
        index += 1
        if index >= range.upperBound { return .finish }
        guard range.contains(index) else { return .skip }
        return index == range.upperBound - 1 ? .sendAndFinish(value) : .send(value)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

/// Opens with the first value of a publisher.
private final class Gate {
  private let lock = NSLock()
  private var hasOpened = false
  private var source: AnyCancellable?

  init<P: Publisher>(_ publisher: P) {
    source = publisher.first().sink(
      receiveCompletion: { _ in },
      receiveValue: { [weak self] _ in self?.open() })
  }

  var isOpen: Bool { lock.withLock { hasOpened } }
  private func open() { lock.withLock { hasOpened = true } }
}

extension Publishers {
  /// Sends until another publisher sends.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let inlet = Inlet<Output, Failure>(
        demand: .none, value: { outlet.send($0) }, completion: { outlet.finish($0) })
      let stop = Inlet<Other.Output, Other.Failure>(
        demand: .max(1),
        value: { [weak inlet] _ in
          inlet?.cancel()
          outlet.finish(.finished)
        }, completion: { _ in })
      outlet.onRequest = { inlet.request($0) }
      outlet.onCancel = {
        inlet.cancel()
        stop.cancel()
      }
      other.subscribe(stop)
      upstream.subscribe(inlet)
      subscriber.receive(subscription: outlet)
    }
  }
}
