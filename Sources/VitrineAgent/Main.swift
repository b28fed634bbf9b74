import Foundation
import PreviewProtocol

/// Runs the user's views in a process of their own, for a host that speaks to it on descriptor 3.
@main struct Main {
  private static let socket: Int32 = 3

  @MainActor static func main() {
    guard fcntl(socket, F_GETFD) >= 0 else {
      FileHandle.standardError.write(Data("vitrine-agent is started by vitrine, not by hand.\n".utf8))
      exit(64)
    }
    ProcessLimits.apply(keeping: socket)
    HostedSession.findFonts()
    StackGuard.install()
    let connection = Connection(socket: socket)
    let rasterizer = HostRasterizer(connection: connection)
    let agent = AgentLoop(connection: connection, rasterizer: rasterizer)
    connection.start { (message: HostMessage, descriptors: [Int32]) in
      // The main thread waits for this.
      if case .rasterized(let bitmap) = message { return rasterizer.received(bitmap) }
      DispatchQueue.main.async { MainActor.assumeIsolated { agent.received(message, descriptors) } }
    } ended: { _ in
      // The host is gone, so whatever user code is at, it is for nobody.
      _exit(0)
    }
    agent.begin()
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}
