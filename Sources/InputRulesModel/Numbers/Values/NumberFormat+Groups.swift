import InputRules

extension NumberFormat {
  /// Integer digits in the groups in which they are written: all in one where the format refuses
  /// separators, or fewer stand before the last group than the locale asks for (N7.2).
  func groups<Digit>(of digits: [Digit]) -> [[Digit]] {
    let sizes = symbols.storage.grouping
    let before = digits.count - sizes.primary
    if grouping == .refused || before < sizes.minimum { return [digits] }
    var groups = [Array(digits.suffix(sizes.primary))]
    var rest = Array(digits.prefix(before))
    while !rest.isEmpty {
      groups.append(Array(rest.suffix(sizes.secondary)))
      rest = Array(rest.dropLast(sizes.secondary))
    }
    return groups.reversed()
  }
}
