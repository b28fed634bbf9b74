/// A way in which a symbol moves.
public protocol SymbolEffect: Sendable {
  var _motion: _SymbolMotion { get }
}
/// An effect that lasts while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that runs when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that leads from one symbol to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// What an effect does to a symbol.
public struct _SymbolMotion: Hashable, Sendable {
  enum Kind: Hashable { case bounce, pulse, variableColor, scale, appear, disappear, rotate, breathe, wiggle, replace }
  let kind: Kind
  /// Up or forwards; else down or backwards.
  var isForward = true
}

public struct BounceSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  public private(set) var _motion = _SymbolMotion(kind: .bounce)
  public var up: Self { self }
  public var down: Self { change { $0._motion.isForward = false } }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  public private(set) var _motion = _SymbolMotion(kind: .pulse)
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  public private(set) var _motion = _SymbolMotion(kind: .variableColor)
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
}
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
  public private(set) var _motion = _SymbolMotion(kind: .scale)
  public var up: Self { self }
  public var down: Self { change { $0._motion.isForward = false } }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
public struct AppearSymbolEffect: IndefiniteSymbolEffect, Hashable {
  public private(set) var _motion = _SymbolMotion(kind: .appear)
  public var up: Self { self }
  public var down: Self { change { $0._motion.isForward = false } }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, Hashable {
  public private(set) var _motion = _SymbolMotion(kind: .disappear)
  public var up: Self { self }
  public var down: Self { change { $0._motion.isForward = false } }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  public private(set) var _motion = _SymbolMotion(kind: .rotate)
  public var clockwise: Self { self }
  public var counterClockwise: Self { change { $0._motion.isForward = false } }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
public struct BreatheSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  public private(set) var _motion = _SymbolMotion(kind: .breathe)
  public var pulse: Self { self }
  public var plain: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
public struct WiggleSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  public private(set) var _motion = _SymbolMotion(kind: .wiggle)
  public var clockwise: Self { self }
  public var counterClockwise: Self { change { $0._motion.isForward = false } }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
  public private(set) var _motion = _SymbolMotion(kind: .replace)
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect {
  fileprivate func change(_ body: (inout Self) -> Void) -> Self {
    var copy = self
    body(&copy)
    return copy
  }
}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { Self() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect repeats.
  public struct RepeatBehavior: Hashable, Sendable {
    /// nil for without end.
    fileprivate let count: Int?
    fileprivate var delay = 0.0
    public static let continuous = RepeatBehavior(count: nil)
    public static let periodic = RepeatBehavior(count: nil)
    /// - Parameter delay: after each round, in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 0)
    }
  }

  /// nil for without end.
  var count: Int? = 1
  var speed = 1.0
  /// Whether the number of rounds was set.
  var isCounted = false
  /// After each round, in seconds.
  var delay = 0.0

  public static let `default` = SymbolEffectOptions()
  public static var repeating: SymbolEffectOptions { `default`.repeating }
  public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  public var repeating: SymbolEffectOptions { self.repeat(nil) }
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var copy = self
    copy.count = count
    copy.isCounted = true
    return copy
  }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var copy = self.repeat(behavior.count)
    copy.delay = behavior.delay
    return copy
  }
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.speed = speed
    return copy
  }
}

extension View {
  /// Runs an effect on symbols in the view while it is active.
  ///
  /// Approximated: a symbol moves as a whole, or by the few layers that are known of it.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(_SymbolEffectModifier(motion: effect._motion, options: options, isActive: isActive))
  }
  /// Runs an effect on symbols in the view whenever a value changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(_SymbolTriggerModifier(motion: effect._motion, options: options, value: value))
  }
}

extension ContentTransition {
  /// A symbol fades into another.
  ///
  /// Approximated: whatever the effect is.
  public static let symbolEffect = ContentTransition.opacity
  /// Approximated: a symbol fades into another, whatever the effect is.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .opacity }
}
