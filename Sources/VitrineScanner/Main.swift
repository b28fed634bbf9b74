import Foundation
import PreviewProtocol

/// Answers each `ScanRequest` on standard input with a `ScanResult` on standard output, a line of JSON each, until the
/// input ends.
@main struct Main {
  static func main() throws {
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    while let line = readLine() {
      let request = try decoder.decode(ScanRequest.self, from: Data(line.utf8))
      var answer = try encoder.encode(Scan(request).result())
      answer.append(UInt8(ascii: "\n"))
      try FileHandle.standardOutput.write(contentsOf: answer)
    }
  }
}
