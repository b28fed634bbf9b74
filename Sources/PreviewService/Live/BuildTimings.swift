/// How long the stages from a saved file to its picture took, in seconds; 0 for a stage that was not needed.
public struct BuildTimings: Hashable, Sendable {
  public var scan, compile, link, load, frame: Double
  /// From the event that told of the save to the picture's arrival.
  public var total: Double
  /// Whether the compiled module was there already.
  public var isCached: Bool

  public init(
    scan: Double = 0, compile: Double = 0, link: Double = 0, load: Double = 0, frame: Double = 0, total: Double = 0,
    isCached: Bool = false
  ) {
    self.scan = scan
    self.compile = compile
    self.link = link
    self.load = load
    self.frame = frame
    self.total = total
    self.isCached = isCached
  }
}
