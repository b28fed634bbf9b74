/// How long the stages from a saved file to its picture took, in seconds; 0 for a stage that was not needed.
public struct BuildTimings: Hashable, Sendable {
  /// From the first event that told of the save to the beginning of the build: whether more is to come.
  public var notice = 0.0
  public var scan = 0.0
  public var compile = 0.0
  public var link = 0.0
  /// Handing the module to an agent, with what is left of the agent's start.
  public var load = 0.0
  public var frame = 0.0
  /// From the event that told of the save to the picture's arrival.
  public var total = 0.0
  /// Whether the compiled module was there already.
  public var isCached = false
  /// Whether the running preview took over the new values of literals, without a compile.
  public var isEdit = false

  public init() {}

  /// The stages that took any time, by their names, in order.
  public var stages: [(name: String, seconds: Double)] {
    [
      ("notice", notice), ("scan", scan), ("compile", compile), ("link", link), ("load", load), ("frame", frame),
    ].filter { $0.1 > 0 }
  }
}
