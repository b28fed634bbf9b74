import DrawingCore
import Foundation
import PreviewProtocol
import Synchronization

/// Has the host paint, and waits for the pixels.
///
/// The main thread waits while it draws; answers come on the connection's own.
final class HostRasterizer: Rasterizer, Sendable {
  private let connection: Connection
  private let answer = Mutex<Bitmap?>(nil)
  private let hasAnswer = DispatchSemaphore(value: 0)

  init(connection: Connection) { self.connection = connection }

  func bitmap(of list: DisplayList, scale: CGFloat) -> Bitmap? {
    connection.send(AgentMessage.rasterize(list, scale: Double(scale)))
    hasAnswer.wait()
    return answer.withLock { $0 }
  }

  /// Takes the answer to the question that is open.
  func received(_ bitmap: Bitmap?) {
    answer.withLock { $0 = bitmap }
    hasAnswer.signal()
  }
}
