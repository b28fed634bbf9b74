extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    self.transform { { .send(transform($0)) } }
  }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> { map { $0[keyPath: keyPath] } }
  public func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>)
    -> Publishers.Map<Self, (T0, T1)>
  {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
  }
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    tryTransform { { .send(try transform($0)) } }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    self.transform { { transform($0).map { .send($0) } ?? .skip } }
  }
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryMap<Self, T> {
    tryTransform { { try transform($0).map { .send($0) } ?? .skip } }
  }

  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }

  /// Sends what the last result and each value come to.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
    transform {
      var result = initialResult
      return { value in
        result = nextPartialResult(result, value)
        return .send(result)
      }
    }
  }
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
    -> Publishers.TryMap<Self, T>
  {
    tryTransform {
      var result = initialResult
      return { value in
        result = try nextPartialResult(result, value)
        return .send(result)
      }
    }
  }

  public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
    -> Publishers.TryMap<Self, Item> where Output == Coder.Input
  {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.TryMap<Self, Coder.Output> {
    tryMap { try encoder.encode($0) }
  }
}

/// What decodes values as a whole.
public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
/// What encodes values as a whole.
public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
