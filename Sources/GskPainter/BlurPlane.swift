/// Rows of numbers that are blurred along both axes.
struct BlurPlane {
  let width, height: Int
  /// How many numbers lie side by side for a pixel; each is blurred with its like.
  let channels: Int
  var values: [Float]

  init(width: Int, height: Int, channels: Int) {
    (self.width, self.height, self.channels) = (width, height, channels)
    values = [Float](repeating: 0, count: width * height * channels)
  }

  /// Weighs each number and its neighbours.
  /// - Parameter kernel: an odd number of weights.
  /// - Parameter extendsEdges: whether what lies beyond the edge is taken to be like the edge, not 0.
  ///
  /// Both passes add whole rows, shifted and multiplied by a weight, which the processor does many numbers at a time.
  mutating func blur(_ kernel: [Float], extendsEdges: Bool) {
    let radius = kernel.count / 2, length = width * channels, edge = radius * channels
    guard length > 0, height > 0 else { return }
    var padded = [Float](repeating: 0, count: length + 2 * edge)
    var passed = [Float](repeating: 0, count: values.count)
    padded.withUnsafeMutableBufferPointer { padded in
      guard let line = padded.baseAddress else { return }
      for row in 0..<height {
        for index in 0..<length { line[edge + index] = values[row * length + index] }
        if extendsEdges {
          for index in 0..<edge {
            line[index] = line[edge + index % channels]
            line[edge + length + index] = line[edge + length - channels + index % channels]
          }
        }
        passed.withUnsafeMutableBufferPointer { passed in
          guard let target = passed.baseAddress else { return }
          for (tap, weight) in kernel.enumerated() {
            Self.add(line + tap * channels, times: weight, to: target + row * length, count: length)
          }
        }
      }
    }
    values.withUnsafeMutableBufferPointer { values in
      guard let target = values.baseAddress else { return }
      target.update(repeating: 0, count: values.count)
      passed.withUnsafeBufferPointer { passed in
        guard let source = passed.baseAddress else { return }
        for row in 0..<height {
          for (tap, weight) in kernel.enumerated() {
            let wanted = row + tap - radius
            guard extendsEdges || (0..<height).contains(wanted) else { continue }
            let from = min(max(wanted, 0), height - 1)
            Self.add(source + from * length, times: weight, to: target + row * length, count: length)
          }
        }
      }
    }
  }

  private static func add(
    _ source: UnsafePointer<Float>, times weight: Float, to target: UnsafeMutablePointer<Float>, count: Int
  ) {
    for index in 0..<count { target[index] += source[index] * weight }
  }
}
