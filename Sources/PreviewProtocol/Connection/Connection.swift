public import DrawingCore
import Foundation
import Glibc
import Synchronization

/// One end of a socket on which messages and file descriptors travel.
///
/// Messages are sent in order, by a queue of the connection's own, so that `send` never waits for the other side.
/// What arrives is handed over on a thread of the connection's own. The descriptor is closed once, when both sides of
/// the work have ended.
public final class Connection: Sendable {
  private let socket: Int32
  private let sending: DispatchQueue
  private let isClosed = Mutex(false)

  /// - Parameter socket: is owned by the connection from now on.
  public init(socket: Int32) {
    self.socket = socket
    sending = DispatchQueue(label: "vitrine.connection.sending")
  }

  deinit { Glibc.close(socket) }

  /// Two sockets that are connected to each other and closed when another program is started in their place.
  /// - Throws: `ConnectionError.system`.
  public static func socketPair() throws(ConnectionError) -> (Int32, Int32) {
    var sockets: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &sockets) == 0 else { throw .system(errno) }
    return (sockets[0], sockets[1])
  }

  /// Sends a message as soon as those before it are sent; nothing is sent after the connection has ended.
  /// - Parameter descriptor: travels with the message, and is closed here afterwards.
  public func send(_ message: some WireCodable & Sendable, descriptor: Int32? = nil) {
    sending.async { [self] in
      defer { if let descriptor { Glibc.close(descriptor) } }
      var rest = FrameAssembler.frame(message.wireBytes, descriptors: descriptor == nil ? 0 : 1)[...]
      var passed = descriptor
      while !rest.isEmpty, !isClosed.withLock({ $0 }) {
        switch SocketMessage.send(rest, descriptor: passed, to: socket) {
        case .success(let count):
          rest = rest.dropFirst(count)
          passed = nil
        case .failure(let error) where error.number == EINTR: continue
        case .failure: return close()
        }
      }
    }
  }

  /// Begins to receive, on a thread of its own; call it once.
  /// - Parameters:
  ///   - receive: is called for each message in order, with the descriptors that belong to it, which it then
  ///     owns. Where it throws, the connection ends.
  ///   - ended: is called once, after the last message; with nil where the other side closed between two messages, or
  ///     this side closed.
  public func start<Message: WireCodable & SendableMetatype>(
    receive: @escaping @Sendable (Message, [Int32]) throws -> Void,
    ended: @escaping @Sendable (ConnectionError?) -> Void
  ) {
    let thread = Thread { [self] in
      let error = receiveAll(receive)
      let wasClosed = isClosed.withLock { $0 }
      close()
      ended(wasClosed ? nil : error)
    }
    thread.name = "vitrine.receiving"
    thread.start()
  }

  /// Ends the connection; the other side sees the end.
  public func close() {
    isClosed.withLock { $0 = true }
    shutdown(socket, Int32(SHUT_RDWR))
  }

  private func receiveAll<Message: WireCodable & SendableMetatype>(
    _ receive: (Message, [Int32]) throws -> Void
  ) -> ConnectionError? {
    var assembler = FrameAssembler()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var descriptors: [Int32] = []
    defer { for descriptor in descriptors { Glibc.close(descriptor) } }
    do {
      while true {
        switch buffer.withUnsafeMutableBytes({ SocketMessage.receive(into: $0, from: socket) }) {
        case .success((0, _)):
          return assembler.isBetweenMessages ? nil : .torn
        case .success(let (count, received)):
          descriptors += received
          guard descriptors.count <= SocketMessage.maximumDescriptors else {
            throw ConnectionError.tooManyDescriptors(descriptors.count)
          }
          for parcel in try assembler.append(buffer[..<count]) {
            let message = try Message(wireBytes: parcel.bytes)
            guard parcel.descriptors <= descriptors.count else {
              throw ConnectionError.tooManyDescriptors(parcel.descriptors)
            }
            let taken = Array(descriptors.prefix(parcel.descriptors))
            descriptors.removeFirst(taken.count)
            try receive(message, taken)
          }
        case .failure(let error) where error.number == EINTR: continue
        case .failure(let error): return error.number == ECONNRESET ? nil : .system(error.number)
        }
      }
    } catch let error as ConnectionError {
      return error
    } catch let error as WireError {
      return .malformed(error)
    } catch {
      return .unexpected("\(error)")
    }
  }
}
