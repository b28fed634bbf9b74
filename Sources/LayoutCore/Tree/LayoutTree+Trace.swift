extension LayoutTree {
  /// Lays out again from nothing while writing down each question and answer.
  ///
  /// Caches are emptied first, so that the record is what SwiftUI's negotiation would be for a fresh tree.
  public func traced(_ body: () -> Void) -> [LayoutID: [LayoutStep]] {
    for index in 0..<Int(count) where !records[index].flags.contains(.isFree) {
      records[index].answerCount = 0
      records[index].nextAnswer = 0
      records[index].flags.insert(.needsPlacement)
      if records[index].kind == .custom { (objects[index] as? LayoutBox)?.invalidate() }
    }
    guideAnswers = [:]
    trace = [:]
    body()
    let steps = trace ?? [:]
    trace = nil
    return Dictionary(uniqueKeysWithValues: steps.map { (LayoutID($0.key), $0.value) })
  }
}
