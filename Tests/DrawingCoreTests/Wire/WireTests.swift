import DrawingCore
import Foundation
import Testing

@Suite struct WireTests {
  /// A different one each time; a failure prints it.
  let seed = UInt64.random(in: 0 ... .max)

  @Test func readsWhatItWrote() throws {
    for offset in 0..<300 {
      var generator = SeededGenerator(seed: seed &+ UInt64(offset))
      let list = generator.displayList(), report = generator.report()
      #expect(try DisplayList(wireBytes: list.wireBytes) == list, "seed \(seed) offset \(offset)")
      #expect(try LayoutReport(wireBytes: report.wireBytes) == report, "seed \(seed) offset \(offset)")
      let approximation = Approximation(line: generator.flag() ? 12 : nil, what: "font", detail: generator.text())
      #expect(try Approximation(wireBytes: approximation.wireBytes) == approximation, "seed \(seed)")
    }
  }

  @Test func everyTruncationThrows() {
    for offset in 0..<40 {
      var generator = SeededGenerator(seed: seed &+ UInt64(offset))
      let bytes = generator.displayList().wireBytes, report = generator.report().wireBytes
      for count in 0..<bytes.count {
        #expect(throws: WireError.self, "seed \(seed) offset \(offset) count \(count)") {
          try DisplayList(wireBytes: Array(bytes[..<count]))
        }
      }
      for count in stride(from: 0, to: report.count, by: 7) {
        #expect(throws: WireError.self, "seed \(seed) offset \(offset) count \(count)") {
          try LayoutReport(wireBytes: Array(report[..<count]))
        }
      }
    }
  }

  @Test func flippedBytesThrowOrGiveAValueThatCanCrossAgain() throws {
    for offset in 0..<3000 {
      var generator = SeededGenerator(seed: seed &+ UInt64(offset))
      var bytes = generator.displayList().wireBytes
      for _ in 0..<(1 + generator.index(4)) { bytes[generator.index(bytes.count)] = UInt8(generator.index(256)) }
      guard let list = try? DisplayList(wireBytes: bytes) else { continue }
      #expect(try DisplayList(wireBytes: list.wireBytes) == list, "seed \(seed) offset \(offset)")
    }
    for offset in 0..<1000 {
      var generator = SeededGenerator(seed: seed &+ UInt64(offset))
      var bytes = generator.report().wireBytes
      bytes[generator.index(bytes.count)] = UInt8(generator.index(256))
      guard let report = try? LayoutReport(wireBytes: bytes) else { continue }
      #expect(try LayoutReport(wireBytes: report.wireBytes) == report, "seed \(seed) offset \(offset)")
    }
  }

  @Test func noiseNeverTraps() {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3000 {
      let bytes = (0..<generator.index(80)).map { _ in UInt8(generator.index(256)) }
      _ = try? DisplayList(wireBytes: bytes)
      _ = try? LayoutReport(wireBytes: bytes)
      _ = try? [DrawCommand](wireBytes: bytes)
    }
  }

  @Test(arguments: [0, 1, 127, 128, 16383, 16384, UInt64(UInt32.max), UInt64.max])
  func wholeNumbersKeepTheirValue(value: UInt64) throws {
    #expect(try UInt64(wireBytes: value.wireBytes) == value)
    let signed = Int64(bitPattern: value)
    #expect(try Int64(wireBytes: signed.wireBytes) == signed)
  }

  @Test func numbersThatAreTooLargeThrow() {
    #expect(throws: WireError.numberOutOfRange) { try UInt64(wireBytes: [UInt8](repeating: 0xFF, count: 9) + [0x02]) }
    #expect(throws: WireError.numberOutOfRange) { try UInt64(wireBytes: [UInt8](repeating: 0x80, count: 12) + [0]) }
    #expect(throws: WireError.numberOutOfRange) { try UInt16(wireBytes: UInt64(70_000).wireBytes) }
  }

  @Test func countsBeyondTheBytesThrowBeforeAnythingIsAllocated() {
    #expect(throws: WireError.invalidCount(1 << 40)) { try [Double](wireBytes: UInt64(1 << 40).wireBytes) }
    #expect(throws: WireError.invalidCount(1 << 40)) { try String(wireBytes: UInt64(1 << 40).wireBytes) }
    let huge = [UInt32.max, UInt32.max].flatMap(\.wireBytes) + 1.0.wireBytes
    #expect(throws: WireError.truncated) { try Bitmap(wireBytes: huge) }
  }

  @Test func textMustBeUTF8() {
    #expect(throws: WireError.invalidText) { try String(wireBytes: [2, 0xC3, 0x28]) }
  }

  @Test func unbalancedEffectsThrow() {
    func list(_ commands: [DrawCommand]) -> [UInt8] { DisplayList(size: .zero, commands: commands).wireBytes }
    #expect(throws: WireError.unbalanced) { try DisplayList(wireBytes: list([.push(.group)])) }
    #expect(throws: WireError.unbalanced) { try DisplayList(wireBytes: list([.pop])) }
    #expect(throws: WireError.unbalanced) { try DisplayList(wireBytes: list([.pop, .push(.group)])) }
    #expect(throws: WireError.unbalanced) {
      try DisplayList(wireBytes: list([.push(.mask([.pop])), .pop]))
    }
  }

  @Test func nestingIsBounded() throws {
    func nested(_ depth: Int) -> DisplayList {
      let group = [DrawCommand](repeating: .push(.group), count: depth)
      return DisplayList(size: .zero, commands: group + [DrawCommand](repeating: .pop, count: depth))
    }
    func masked(_ depth: Int) -> DisplayList {
      var commands: [DrawCommand] = []
      for _ in 0..<depth { commands = [.push(.mask(commands)), .pop] }
      return DisplayList(size: .zero, commands: commands)
    }
    #expect(try DisplayList(wireBytes: nested(512).wireBytes) == nested(512))
    #expect(throws: WireError.nestedTooDeeply) { try DisplayList(wireBytes: nested(513).wireBytes) }
    #expect(try DisplayList(wireBytes: masked(512).wireBytes) == masked(512))
    #expect(throws: WireError.nestedTooDeeply) { try DisplayList(wireBytes: masked(513).wireBytes) }
  }

  @Test func aDeepReportCrossesUpToItsLimit() throws {
    func depth(_ report: LayoutReport) -> Int {
      var count = 1, current = report
      while let child = current.children.first { (count, current) = (count + 1, child) }
      return count
    }
    var report = LayoutReport(view: "leaf", frame: .zero, drawn: .zero)
    for _ in 0..<2000 { report = LayoutReport(view: "V", frame: .zero, drawn: .zero, children: [report]) }
    #expect(depth(try LayoutReport(wireBytes: report.wireBytes)) == LayoutReport.maximumDepth)
  }

  @Test func whatIsNotFiniteIsWrittenSoThatItCanBeRead() throws {
    let path = Path(storage: .rect(CGRect(x: CGFloat.nan, y: .infinity, width: 3, height: -.infinity)))
    let read = try Path(wireBytes: path.wireBytes)
    let largest = CGFloat.greatestFiniteMagnitude
    #expect(read == Path(storage: .rect(CGRect(x: 0, y: largest, width: 3, height: -largest))))
    let bytes: [UInt8] = [0] + CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1).wireBytes
    #expect(throws: WireError.notFinite) { try Path(wireBytes: bytes) }
    #expect(try Double(wireBytes: Double.infinity.wireBytes) == .infinity)
  }

  @Test func bytesAreTheSameEachTime() {
    var generator = SeededGenerator(seed: seed)
    var list = DisplayList(size: CGSize(width: 1, height: 1))
    for _ in 0..<20 {
      list.images[ImageID(generator.next())] = Bitmap(width: 1, height: 1, scale: 1, pixels: Data([1, 2, 3, 4]))
    }
    var copy = DisplayList(size: list.size)
    for (id, image) in list.images.sorted(by: { $0.key.value > $1.key.value }) { copy.images[id] = image }
    #expect(copy.wireBytes == list.wireBytes)
  }
}
