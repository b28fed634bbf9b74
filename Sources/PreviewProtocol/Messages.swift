public import DrawingCore
public import Foundation

/// What the window or the command line says to an agent.
///
/// A connection begins with `Hello` from both sides; a file descriptor travels with `load` and with `loadShaders`.
public enum HostMessage: Hashable, Sendable {
  case hello(version: UInt16)
  /// Loads the shared object whose descriptor comes with this message; user code runs from here on.
  case load(PreviewModule)
  /// Loads the shared object of a file of shaders, whose descriptor comes with this message; precedes `load`.
  case loadShaders
  /// Shows a preview in an environment; answered by `frame`.
  case show(PreviewRequest)
  /// The same preview under other conditions, its state kept; answered by `frame`.
  case update(PreviewConditions, serial: UInt32)
  /// The same preview with other values in the places of literals than it was compiled with, its state kept; these take
  /// the place of all given before. Answered by `frame`, or by `refused`.
  case edit([ScannedLiteral], serial: UInt32)
  /// What a person did; answered by `handled` once user code has run, after any frame that it led to.
  case input(InputEvent, serial: UInt32)
  /// Asks for the negotiation of the preview shown; answered by `report`.
  case explain(serial: UInt32)
  /// Asks for what the views have come to keep; answered by `archived`.
  case archive(serial: UInt32)
  /// The frame with this serial has been taken; the agent may send the next.
  case frameTaken(serial: UInt32)
  /// Answers `rasterize`; nil where that cannot be painted.
  case rasterized(Bitmap?)
  case quit
}

/// What an agent says.
public enum AgentMessage: Hashable, Sendable {
  case hello(version: UInt16)
  case loaded
  /// The module could not be loaded or has no such preview.
  case failed(reason: String)
  case frame(Frame)
  /// A frame whose list is empty, and how its list differs from that of the frame sent before.
  case changed(Frame, DisplayListChange)
  case report(LayoutReport, serial: UInt32)
  /// What the views have come to keep, for the next agent.
  case archived(Data, serial: UInt32)
  /// How many of the values that came with `show` views have taken over; comes before the frame.
  case restored(StateKept)
  /// The values of the literals cannot be taken over: the source must be compiled.
  case refused(serial: UInt32)
  /// The input with this serial has had its effect.
  case handled(serial: UInt32)
  /// What the preview now wants of keys and pointer.
  case wants(InputWants)
  /// Text for the clipboard.
  case copied(String)
  /// The clipboard's text is wanted, which comes as `InputEvent.paste`.
  case pasteWanted
  /// What user code printed or the engine warns of.
  case log(LogLine)
  /// Asks for the pixels of a drawing, as many for each point as `scale` says; the next only after `rasterized`.
  case rasterize(DisplayList, scale: Double)
}

public let protocolVersion: UInt16 = 6

/// A compiled module that an agent loads.
public struct PreviewModule: Hashable, Sendable {
  /// The folder of the file in focus, in which pictures are looked for.
  public var resourceFolder: String
  public init(resourceFolder: String) { self.resourceFolder = resourceFolder }
}

/// Which preview, and under what conditions.
public struct PreviewRequest: Hashable, Sendable {
  /// The C name of the module's function that makes the preview.
  public var symbol: String
  public var conditions: PreviewConditions
  public var clock: PreviewClock
  public var serial: UInt32
  /// What the views of the agent before kept, as it said it.
  public var archive: Data?
  /// Begins as a program does that runs for the first time: what apps have stored is forgotten.
  public var isReset: Bool

  public init(
    symbol: String, conditions: PreviewConditions, clock: PreviewClock = .live, serial: UInt32, archive: Data? = nil,
    isReset: Bool = false
  ) {
    self.symbol = symbol
    self.conditions = conditions
    self.clock = clock
    self.serial = serial
    self.archive = archive
    self.isReset = isReset
  }
}

/// How many values of an edited preview's views were kept.
public struct StateKept: Hashable, Sendable {
  public var kept: Int
  /// How many had come to differ from what the source says.
  public var count: Int

  public init(kept: Int, count: Int) {
    self.kept = kept
    self.count = count
  }
}

/// The clock by which a preview moves.
public enum PreviewClock: Hashable, Sendable {
  /// As time passes.
  case live
  /// It stands at this many seconds after the preview began; nothing waits for it.
  case set(Double)
  /// It stands where all that moves has come to rest, but for what never does.
  case settled
}

/// A length proposed on one axis, as a person chooses it.
public enum ProposedLength: Hashable, Sendable {
  /// As the preview's traits say, else the device's.
  case automatic
  /// The ideal length: nil.
  case ideal
  /// The minimum length: 0.
  case minimum
  /// The maximum length: infinity.
  case maximum
  /// In points.
  case points(Double)
}

/// Whose metrics, fonts and conditions a preview gets.
public enum PreviewPlatform: UInt8, Hashable, Sendable, CaseIterable { case ios, macos }

/// Everything from outside that a preview's layout depends on.
public struct PreviewConditions: Hashable, Sendable {
  public var width: ProposedLength
  public var height: ProposedLength
  public var device: DeviceProfile
  public var platform: PreviewPlatform
  public var isDark: Bool
  /// `xSmall` … `accessibility5`.
  public var typeSize: String
  public var isRightToLeft: Bool
  /// A locale identifier such as `en_US`.
  public var locale: String
  /// Pixels for each point.
  public var scale: Double
  public var settings: PreviewSettings
  public var horizontalClass, verticalClass: SizeClassChoice

  public init(
    width: ProposedLength = .automatic, height: ProposedLength = .automatic, device: DeviceProfile = .iPhone,
    platform: PreviewPlatform = .ios, isDark: Bool = false, typeSize: String = "large", isRightToLeft: Bool = false,
    locale: String = "en_US", scale: Double? = nil, settings: PreviewSettings = [],
    horizontalClass: SizeClassChoice = .device, verticalClass: SizeClassChoice = .device
  ) {
    self.width = width
    self.height = height
    self.device = device
    self.platform = platform
    self.isDark = isDark
    self.typeSize = typeSize
    self.isRightToLeft = isRightToLeft
    self.locale = locale
    self.scale = scale ?? device.scale
    self.settings = settings
    self.horizontalClass = horizontalClass
    self.verticalClass = verticalClass
  }
}

/// The screen that a preview is shown on; lengths in points.
public struct DeviceProfile: Hashable, Sendable {
  /// The name on the command line, such as `iphone`.
  public var name: String
  /// The name that people read.
  public var title: String
  public var width, height, scale: Double
  public var safeAreaTop, safeAreaLeading, safeAreaBottom, safeAreaTrailing: Double
  public var isHorizontallyCompact, isVerticallyCompact: Bool

  public init(
    name: String, title: String, width: Double, height: Double, scale: Double, safeAreaTop: Double = 0,
    safeAreaLeading: Double = 0, safeAreaBottom: Double = 0, safeAreaTrailing: Double = 0,
    isHorizontallyCompact: Bool = true, isVerticallyCompact: Bool = false
  ) {
    self.name = name
    self.title = title
    self.width = width
    self.height = height
    self.scale = scale
    self.safeAreaTop = safeAreaTop
    self.safeAreaLeading = safeAreaLeading
    self.safeAreaBottom = safeAreaBottom
    self.safeAreaTrailing = safeAreaTrailing
    self.isHorizontallyCompact = isHorizontallyCompact
    self.isVerticallyCompact = isVerticallyCompact
  }

  /// iPhone 17: 402×874 at 3×, safe area 62 above and 34 below.
  public static let iPhone = DeviceProfile(
    name: "iphone", title: "iPhone", width: 402, height: 874, scale: 3, safeAreaTop: 62, safeAreaBottom: 34)
}

/// A picture of the preview, with what it took to make it.
public struct Frame: Hashable, Sendable {
  /// The serial of the request that it answers, or of the last one where the preview changed by itself.
  public var serial: UInt32
  public var list: DisplayList
  /// What the root view answered, in points; infinite where it did.
  public var answer: CGSize
  /// The proposal after `automatic` was resolved; nil is unspecified.
  public var proposedWidth, proposedHeight: Double?
  public var approximations: [Approximation]
  /// Seconds for bodies, layout and drawing.
  public var bodySeconds, layoutSeconds, drawSeconds: Double
  /// How many bodies ran and how many measures were answered anew.
  public var bodies, measures: Int
  /// Whether something moves, so that more frames follow by themselves.
  public var isAnimating: Bool

  public init(
    serial: UInt32, list: DisplayList, answer: CGSize, proposedWidth: Double?, proposedHeight: Double?,
    approximations: [Approximation] = [], bodySeconds: Double = 0, layoutSeconds: Double = 0, drawSeconds: Double = 0,
    bodies: Int = 0, measures: Int = 0, isAnimating: Bool = false
  ) {
    self.serial = serial
    self.list = list
    self.answer = answer
    self.proposedWidth = proposedWidth
    self.proposedHeight = proposedHeight
    self.approximations = approximations
    self.bodySeconds = bodySeconds
    self.layoutSeconds = layoutSeconds
    self.drawSeconds = drawSeconds
    self.bodies = bodies
    self.measures = measures
    self.isAnimating = isAnimating
  }
}

/// A line for the window's log.
public struct LogLine: Hashable, Sendable {
  public enum Kind: UInt8, Hashable, Sendable { case output, warning }
  public var kind: Kind
  public var text: String
  /// The line in the user's file, where known.
  public var line: Int?

  public init(kind: Kind, text: String, line: Int? = nil) {
    self.kind = kind
    self.text = text
    self.line = line
  }
}
