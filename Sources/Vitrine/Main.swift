import Foundation
import GtkKit

@main struct Main {
  @MainActor static func main() {
    let parser = ArgumentParser(environment: ProcessInfo.processInfo.environment)
    do throws(UsageError) {
      switch try parser.command(Array(CommandLine.arguments.dropFirst())) {
      case .window(let path, let options):
        guard Application.hasDisplay else {
          say("There is no display to open a window on. Start it in a desktop session, or use 'vitrine render'.")
          exit(ExitStatus.missingPart.rawValue)
        }
        exit(WindowApplication.run(path: path, options: options))
      case let command: CommandLineProgram.run(command)
      }
    } catch {
      say(error.sentence)
      exit(ExitStatus.wrongUsage.rawValue)
    }
  }

  private static func say(_ sentence: String) {
    try? FileHandle.standardError.write(contentsOf: Data("vitrine: \(sentence)\n".utf8))
  }
}
