public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at places counted from the start.
  /// - Complexity: linear in the number of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var result = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { result.append(element) }
    self = result
  }
}

extension MutableCollection {
  /// Moves the elements at places counted from the start so that they stand, in order, before the element that is at
  /// `destination` now.
  /// - Complexity: linear in the number of elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.filter { $0 < all.count }.map { all[$0] }
    let before = all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
    let after = all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
    for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
  }
}
