import Foundation

@main struct Main {
  @MainActor static func main() {
    let parser = ArgumentParser(environment: ProcessInfo.processInfo.environment)
    do throws(UsageError) {
      switch try parser.command(Array(CommandLine.arguments.dropFirst())) {
      case .window(let path, let options): exit(WindowApplication.run(path: path, options: options))
      case let command: CommandLineProgram.run(command)
      }
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("vitrine: \(error.sentence)\n".utf8))
      exit(ExitStatus.wrongUsage.rawValue)
    }
  }
}
