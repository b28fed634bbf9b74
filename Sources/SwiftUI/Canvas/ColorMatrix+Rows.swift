public import DrawingCore

/// The coefficients by the names that SwiftUI gives them: a row each for red, green, blue and opacity, its last number
/// added.
extension ColorMatrix {
  /// The matrix that changes nothing.
  public init() {
    self.init([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0])
  }

  public var r1: Float {
    get { coefficients[0] }
    set { coefficients[0] = newValue }
  }
  public var r2: Float {
    get { coefficients[1] }
    set { coefficients[1] = newValue }
  }
  public var r3: Float {
    get { coefficients[2] }
    set { coefficients[2] = newValue }
  }
  public var r4: Float {
    get { coefficients[3] }
    set { coefficients[3] = newValue }
  }
  public var r5: Float {
    get { coefficients[4] }
    set { coefficients[4] = newValue }
  }
  public var g1: Float {
    get { coefficients[5] }
    set { coefficients[5] = newValue }
  }
  public var g2: Float {
    get { coefficients[6] }
    set { coefficients[6] = newValue }
  }
  public var g3: Float {
    get { coefficients[7] }
    set { coefficients[7] = newValue }
  }
  public var g4: Float {
    get { coefficients[8] }
    set { coefficients[8] = newValue }
  }
  public var g5: Float {
    get { coefficients[9] }
    set { coefficients[9] = newValue }
  }
  public var b1: Float {
    get { coefficients[10] }
    set { coefficients[10] = newValue }
  }
  public var b2: Float {
    get { coefficients[11] }
    set { coefficients[11] = newValue }
  }
  public var b3: Float {
    get { coefficients[12] }
    set { coefficients[12] = newValue }
  }
  public var b4: Float {
    get { coefficients[13] }
    set { coefficients[13] = newValue }
  }
  public var b5: Float {
    get { coefficients[14] }
    set { coefficients[14] = newValue }
  }
  public var a1: Float {
    get { coefficients[15] }
    set { coefficients[15] = newValue }
  }
  public var a2: Float {
    get { coefficients[16] }
    set { coefficients[16] = newValue }
  }
  public var a3: Float {
    get { coefficients[17] }
    set { coefficients[17] = newValue }
  }
  public var a4: Float {
    get { coefficients[18] }
    set { coefficients[18] = newValue }
  }
  public var a5: Float {
    get { coefficients[19] }
    set { coefficients[19] = newValue }
  }
}
