import Foundation
import PreviewProtocol
import PreviewService

/// Everything but the window.
@MainActor enum CommandLineProgram {
  private static var signals: [any DispatchSourceSignal] = []

  /// Runs a command to its end, and ends the program.
  static func run(_ command: Command, environment: [String: String] = ProcessInfo.processInfo.environment) -> Never {
    endOnSignals()
    Task {
      let console = Console()
      await perform(command, environment, console)
      BackgroundWork.endAll()
      exit(console.status.rawValue)
    }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  private static func perform(_ command: Command, _ environment: [String: String], _ console: Console) async {
    switch command {
    case .help: console.write(Help.text)
    case .version: console.write("vitrine \(Help.version)")
    case .doctor: await DoctorCommand(environment: environment, console: console).run()
    case .window: preconditionFailure("The window is opened by the main function.")
    case .render, .explain, .check, .list:
      do throws(ServiceError) {
        await perform(command, try Installation.find(environment: environment), console)
      } catch {
        console.fail(.missingPart, "vitrine: \(error.sentence)")
      }
    }
  }

  private static func perform(_ command: Command, _ installation: Installation, _ console: Console) async {
    switch command {
    case .render(let options):
      await RenderCommand(options: options, installation: installation, console: console).run()
    case .explain(let options):
      await ExplainCommand(options: options, installation: installation, console: console).run()
    case .check(let options):
      await CheckCommand(options: options, installation: installation, console: console).run()
    case .list(let path, let platform, let isJSON):
      await ListCommand(
        path: UserPath(path), platform: platform, isJSON: isJSON, installation: installation, console: console
      ).run()
    case .window, .doctor, .help, .version: break
    }
  }

  /// A program that is told to end takes its children and its unfinished files with it.
  private static func endOnSignals() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        BackgroundWork.endAll()
        // As a shell counts programs that a signal has ended.
        exit(128 + number)
      }
      source.resume()
      signals.append(source)
    }
  }
}
