extension LayoutTree {
  /// Lays out again from nothing while writing down each question and answer.
  ///
  /// Caches are emptied first, so that the record is what SwiftUI's negotiation would be for a fresh tree.
  public func traced(_ body: () -> Void) -> [LayoutID: [LayoutStep]] {
    (changed, placedAlone) = ([], [])
    for index in 0..<Int(count) where !records[index].flags.contains(.isFree) {
      forget(index)
      records[index].flags.remove([.isChanged, .knowsRanges])
    }
    guideAnswers = [:]
    trace = [:]
    body()
    let steps = trace ?? [:]
    trace = nil
    return Dictionary(uniqueKeysWithValues: steps.map { (LayoutID($0.key), $0.value) })
  }
}
