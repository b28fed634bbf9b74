extension NotificationCenter {
  /// Sends the notifications of one name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// The notifications of one name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let outlet = Outlet(subscriber)
      let sent = SentOutlet { if outlet.wantsMore { outlet.send($0) } }
      let token = center.addObserver(forName: name, object: object, queue: nil) { sent.send($0) }
      outlet.onCancel = { [center] in center.removeObserver(token) }
      subscriber.receive(subscription: outlet)
    }
  }
}

/// The subscriber to notifications, told on the thread that posts them.
private struct SentOutlet: @unchecked Sendable {
  let send: (Notification) -> Void
}
