import InputRules

extension FieldState {
  /// The units that are selected.
  var selected: [UInt16] { Array(units(in: selection)) }

  /// The units in a range; none, where it is outside the text, as a wrong session's may be.
  func units(in range: TextRange) -> ArraySlice<UInt16> {
    let units = Array(text.utf16)
    guard range.isInside(textOf: units.count) else { return [] }
    return units[range.location..<(range.location + range.length)]
  }

  /// What stands before a range and what stands behind it.
  func around(_ range: TextRange) -> [[UInt16]] {
    let units = Array(text.utf16)
    guard range.isInside(textOf: units.count) else { return [units] }
    return [Array(units[..<range.location]), Array(units[(range.location + range.length)...])]
  }
}
