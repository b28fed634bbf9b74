import Foundation
import PreviewProtocol
import Synchronization

/// Asks the helper program that parses Swift; it stays running between questions, since starting it takes longer than
/// answering.
final class Scanner: Sendable {
  private struct Helper {
    let process: ChildProcess
    let input, output: Int32
  }

  private let program: String
  /// Keeps answers from one run of this program to the next.
  private let cache: BuildCache?
  private let helper = Mutex<Helper?>(nil)
  /// How often the helper was started.
  private let starts = Mutex(0)
  /// The last answers, by path: of a module's files all but one are mostly as they were.
  private let answers = Mutex<[String: Answer]>([:])

  private struct Answer: Codable {
    var request: ScanRequest
    var result: ScanResult
  }
  /// More answers than this are not kept.
  private static let limit = 4000

  // Reading blocks, so questions have a thread of their own.
  private let queue = DispatchQueue(label: "vitrine.scanner")

  init(program: String, cache: BuildCache? = nil) {
    self.program = program
    self.cache = cache
    // A helper that has ended is an answer that fails, not the end of this program. Children get the default back.
    signal(SIGPIPE, SIG_IGN)
  }

  deinit { helper.withLock { Self.stop(&$0) } }

  /// - Throws: `ServiceError.cannotStart` or `.scannerFailed`.
  func scan(_ requests: [ScanRequest]) async throws -> [ScanResult] {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try requests.map(self.answer) }) }
    }
  }

  /// Starts the helper before it is needed.
  func warmUp() {
    queue.async { self.helper.withLock { if $0 == nil { $0 = try? self.start() } } }
  }

  /// How often the helper was started so far.
  var helperStarts: Int { starts.withLock { $0 } }

  /// Ends the helper; the next question starts another.
  func endHelper() { helper.withLock { $0?.process.kill() } }

  private func answer(_ request: ScanRequest) throws(ServiceError) -> ScanResult {
    let known = answers.withLock { $0[request.path] }
    if let known, known.request == request { return known.result }
    // At saves, each answer is another one, which nobody asks for again.
    let result = known == nil ? try keptAnswer(request) : try ask(request)
    answers.withLock { answers in
      if answers.count >= Self.limit { answers = [:] }
      answers[request.path] = Answer(request: request, result: result)
    }
    return result
  }

  /// An answer from the cache, else from the helper, after which the cache has it.
  private func keptAnswer(_ request: ScanRequest) throws(ServiceError) -> ScanResult {
    guard let cache else { return try ask(request) }
    let name = name(of: request)
    if let content = cache.content(name), let kept = try? JSONDecoder().decode(Answer.self, from: content),
      kept.request == request
    {
      return kept.result
    }
    let result = try ask(request)
    // Where it cannot be kept, the next program asks again.
    if let content = try? JSONEncoder().encode(Answer(request: request, result: result)) {
      try? cache.store(content, as: name)
    }
    return result
  }

  /// Under which the cache has an answer of this helper. Whether it is the answer to the same question, it says itself.
  private func name(of request: ScanRequest) -> String {
    var hash = ContentHash()
    hash.add(FileSystem.version(program))
    hash.add(request.path)
    hash.add(request.source)
    hash.add("\(request.platform) \(request.makesLiteralsEditable) \(request.omitsPreviews)")
    return hash.name + ".scan"
  }

  private func ask(_ request: ScanRequest) throws(ServiceError) -> ScanResult {
    let answer = helper.withLock { helper -> Result<ScanResult, ServiceError> in
      if let running = helper, let answer = Self.ask(request, running) { return .success(answer) }
      // It may have ended with what was asked before; a fresh one gets one chance.
      Self.stop(&helper)
      do throws(ServiceError) {
        let fresh = try start()
        helper = fresh
        if let answer = Self.ask(request, fresh) { return .success(answer) }
      } catch {
        return .failure(error)
      }
      Self.stop(&helper)
      return .failure(.scannerFailed(message: "\(program) did not answer for \(request.path)."))
    }
    return try answer.get()
  }

  private func start() throws(ServiceError) -> Helper {
    starts.withLock { $0 += 1 }
    let input = try Pipe()
    let output = try Pipe()
    defer {
      close(input.reading)
      close(output.writing)
    }
    do {
      let process = try ChildProcess(
        program: program, arguments: [], descriptors: [input.reading, output.writing, nil])
      return Helper(process: process, input: input.writing, output: output.reading)
    } catch {
      close(input.writing)
      close(output.reading)
      throw error
    }
  }

  private static func stop(_ helper: inout Helper?) {
    guard let running = helper else { return }
    close(running.input)
    close(running.output)
    running.process.kill()
    helper = nil
  }

  private static func ask(_ request: ScanRequest, _ helper: Helper) -> ScanResult? {
    guard let question = try? JSONEncoder().encode(request), helper.input.writeAll(Array(question) + [newline]) else {
      return nil
    }
    var answer: [UInt8] = []
    while answer.last != newline {
      let piece = helper.output.readSome()
      if piece.isEmpty { return nil }
      answer += piece
    }
    return try? JSONDecoder().decode(ScanResult.self, from: Data(answer))
  }

  private static let newline = UInt8(ascii: "\n")
}
