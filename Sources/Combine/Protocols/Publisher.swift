@_exported import Foundation

/// Something that sends values to subscribers over time, and may end well or with a failure.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Attaches a subscriber; called by `subscribe(_:)`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Passes what this sends on to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

/// The namespace of the publishers that operators make.
public enum Publishers {}
