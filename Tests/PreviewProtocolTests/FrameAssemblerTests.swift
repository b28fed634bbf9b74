import Testing

@testable import PreviewProtocol

@Suite struct FrameAssemblerTests {
  private let messages =
    (Samples.agent.map(\.wireBytes) + Samples.host.map(\.wireBytes)).enumerated().map {
      FrameAssembler.Parcel(bytes: $1, descriptors: $0 % 3)
    }
    + [FrameAssembler.Parcel(bytes: [], descriptors: 0)]
  private var stream: [UInt8] { messages.flatMap { FrameAssembler.frame($0.bytes, descriptors: $0.descriptors) } }

  @Test func putsTogetherWhatIsTornAnywhere() throws {
    for cut in 0...stream.count {
      var assembler = FrameAssembler()
      let received = try assembler.append(stream[..<cut]) + assembler.append(stream[cut...])
      #expect(received == messages, "torn after byte \(cut)")
      #expect(assembler.isBetweenMessages)
    }
  }

  @Test func putsTogetherSingleBytes() throws {
    var assembler = FrameAssembler()
    var received: [FrameAssembler.Parcel] = []
    for byte in stream { received += try assembler.append([byte]) }
    #expect(received == messages)
  }

  @Test func severalMessagesInOnePieceComeInOrder() throws {
    var assembler = FrameAssembler()
    #expect(try assembler.append(stream) == messages)
  }

  @Test func refusesAMessageThatIsTooLongBeforeItArrives() {
    var assembler = FrameAssembler()
    #expect(throws: ConnectionError.tooLong(0xFFFF_FFFF)) { try assembler.append([0xFF, 0xFF, 0xFF, 0xFF, 0]) }
  }

  @Test func knowsThatAMessageIsIncomplete() throws {
    var assembler = FrameAssembler()
    #expect(try assembler.append(stream[..<2]).isEmpty)
    #expect(!assembler.isBetweenMessages)
  }
}
