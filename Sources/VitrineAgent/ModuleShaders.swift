import DrawingCore
import Foundation

/// The shader functions of the user's module, each Metal file a shared object, and how they are run: rows by rows, on all
/// processors.
///
/// The structures are those of `resources/shaders/vitrine_runner`, in whose table a file's functions stand.
@MainActor final class ModuleShaders: ShaderRunner {
  /// What a parameter can be, as the runner counts it.
  enum Kind: UInt8 {
    case unknown, one, two, three, four, numbers, colors, bytes, picture, count, layer
  }

  struct Argument {
    var pointer: UnsafeRawPointer?
    var count: Int32 = 0
    var width: Int32 = 0, height: Int32 = 0
    var values = SIMD4<Float>()
  }

  struct Job {
    var source: UnsafeRawPointer?
    var sourceWidth: Int32 = 0, sourceHeight: Int32 = 0
    var sourceOrigin = SIMD2<Float>()
    var target: UnsafeMutableRawPointer
    var targetWidth: Int32
    var targetOrigin: SIMD2<Float>
    var scale: Float
    var firstRow: Int32 = 0, endRow: Int32 = 0
    var arguments: UnsafePointer<Argument>
  }

  fileprivate typealias Run = @convention(c) (UnsafeRawPointer) -> Void

  private struct Entry {
    var name: UnsafePointer<CChar>?
    var parameters: UnsafePointer<UInt8>?
    var count: Int32
    /// Of the result.
    var result: UInt8
    var run: Run?

    var kinds: [Kind] { (0..<Int(count)).map { Kind(rawValue: parameters?[$0] ?? 0) ?? .unknown } }

    func run(_ use: ShaderUse) -> Run? {
      let first = kinds.first, isColor = result == Kind.four.rawValue
      let fits =
        switch use {
        case .fill: isColor && first != .layer
        case .color: isColor && first == .four
        case .distortion: result == Kind.two.rawValue
        case .layer: isColor && first == .layer
        }
      return fits ? run : nil
    }
  }

  private var entries: [String: Entry] = [:]
  /// Rows that one processor takes at a time.
  nonisolated private static let rowsAtOnce = 16

  /// Takes the functions of a shared object; of two with one name, the first stays.
  /// - Parameter descriptor: stays open, since the loader knows what it has loaded by its path: were the number given
  ///   to another object, that would be taken for this one.
  /// - Throws: `ModuleError.cannotLoad`.
  func load(descriptor: Int32) throws(ModuleError) {
    guard let handle = dlopen("/proc/self/fd/\(descriptor)", RTLD_NOW), let table = dlsym(handle, "vitrine_shaders")
    else { throw .cannotLoad(dlerror().map { String(cString: $0) } ?? "no reason given") }
    var entry = table.assumingMemoryBound(to: Entry.self)
    while let name = entry.pointee.name {
      let key = String(cString: name)
      if entries[key] == nil { entries[key] = entry.pointee }
      entry += 1
    }
  }

  nonisolated func check(_ function: String, as use: ShaderUse) throws(ShaderProblem) {
    let result = MainActor.assumeIsolated { problem(function, use) }
    if let result { throw result }
  }

  private func problem(_ function: String, _ use: ShaderUse) -> ShaderProblem? {
    guard let entry = entries[function] else { return .missing(function) }
    return entry.run(use) == nil ? .unfit(function, use) : nil
  }

  nonisolated func run(_ call: ShaderCall) throws(ShaderProblem) -> Bitmap {
    let result = MainActor.assumeIsolated { () -> Result<Bitmap, ShaderProblem> in
      do throws(ShaderProblem) { return .success(try shade(call)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private func shade(_ call: ShaderCall) throws(ShaderProblem) -> Bitmap {
    if let problem = problem(call.function, call.use) { throw problem }
    guard let entry = entries[call.function], let run = entry.run(call.use) else { throw .missing(call.function) }
    try check(call, entry)
    let store = ArgumentStore(call.arguments, isLed: call.use.hasOwnParameter)
    let (width, height) = call.pixelSize
    var pixels = Data(count: 4 * width * height)
    pixels.withUnsafeMutableBytes { target in
      guard let start = target.baseAddress else { return }
      var job = Job(
        target: start, targetWidth: Int32(width), targetOrigin: SIMD2(Float(call.target.minX), Float(call.target.minY)),
        scale: Float(call.scale), arguments: store.arguments)
      guard let source = call.source else { return Self.perform(job, height, run) }
      job.sourceWidth = Int32(source.width)
      job.sourceHeight = Int32(source.height)
      job.sourceOrigin = SIMD2(Float(call.sourceOrigin.x), Float(call.sourceOrigin.y))
      source.pixels.withUnsafeBytes { bytes in
        job.source = bytes.baseAddress
        Self.perform(job, height, run)
      }
    }
    return Bitmap(width: width, height: height, scale: call.scale, pixels: pixels)
  }

  nonisolated private static func perform(_ job: Job, _ height: Int, _ run: Run) {
    nonisolated(unsafe) let job = job
    DispatchQueue.concurrentPerform(iterations: (height + rowsAtOnce - 1) / rowsAtOnce) { part in
      var own = job
      own.firstRow = Int32(part * rowsAtOnce)
      own.endRow = Int32(min((part + 1) * rowsAtOnce, height))
      withUnsafePointer(to: &own) { run(UnsafeRawPointer($0)) }
    }
  }

  /// Compares the arguments with the parameters; an array takes one more for its count, where that is declared.
  private func check(_ call: ShaderCall, _ entry: Entry) throws(ShaderProblem) {
    let expected = entry.kinds.dropFirst(call.use.hasOwnParameter ? 1 : 0).filter { $0 != .count }
    guard expected.count == call.arguments.count else {
      throw .count(call.function, expected: expected.count, given: call.arguments.count)
    }
    for (index, (kind, value)) in zip(expected, call.arguments).enumerated() where !kind.takes(value) {
      throw .kind(call.function, argument: index + 1)
    }
  }
}

extension ShaderUse {
  /// Whether the first parameter is SwiftUI's: the pixel's colour, or the layer.
  fileprivate var hasOwnParameter: Bool { self == .color || self == .layer }
}

extension ModuleShaders.Kind {
  fileprivate func takes(_ value: ShaderValue) -> Bool {
    switch (self, value) {
    case (.one, .numbers(let numbers)): numbers.count == 1
    case (.two, .numbers(let numbers)): numbers.count == 2
    case (.three, .numbers(let numbers)): numbers.count == 3
    case (.four, .numbers(let numbers)): numbers.count == 4
    case (.numbers, .array), (.colors, .colors), (.bytes, .bytes), (.picture, .picture): true
    default: false
    }
  }
}

/// The arguments of a call where the functions look for them.
private final class ArgumentStore {
  let arguments: UnsafeMutablePointer<ModuleShaders.Argument>
  private var blocks: [UnsafeMutableRawPointer] = []
  private static let alignment = 16

  /// - Parameter isLed: whether an empty argument comes before the others.
  init(_ values: [ShaderValue], isLed: Bool) {
    // One more, so that there is a first.
    arguments = .allocate(capacity: values.count + 1)
    arguments.initialize(repeating: ModuleShaders.Argument(), count: values.count + 1)
    for (place, value) in values.enumerated() {
      let index = place + (isLed ? 1 : 0)
      switch value {
      case .numbers(let numbers):
        for (part, number) in numbers.prefix(4).enumerated() { arguments[index].values[part] = number }
      case .array(let numbers): numbers.withUnsafeBytes { store($0, count: numbers.count, at: index) }
      case .colors(let numbers): numbers.withUnsafeBytes { store($0, count: numbers.count / 4, at: index) }
      case .bytes(let data): data.withUnsafeBytes { store($0, count: data.count, at: index) }
      case .picture(let bitmap):
        bitmap.pixels.withUnsafeBytes { store($0, count: $0.count, at: index) }
        arguments[index].width = Int32(bitmap.width)
        arguments[index].height = Int32(bitmap.height)
      }
    }
  }

  deinit {
    for block in blocks { block.deallocate() }
    arguments.deallocate()
  }

  private func store(_ bytes: UnsafeRawBufferPointer, count: Int, at index: Int) {
    let block = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: Self.alignment)
    if let start = bytes.baseAddress { block.copyMemory(from: start, byteCount: bytes.count) }
    blocks.append(block)
    arguments[index].pointer = UnsafeRawPointer(block)
    arguments[index].count = Int32(count)
  }
}
