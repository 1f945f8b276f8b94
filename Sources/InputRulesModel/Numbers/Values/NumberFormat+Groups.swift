import InputRules

extension NumberFormat {
  /// Integer digits in their written groups: a single one if the format refuses separators, or if
  /// fewer digits come before the last group than the locale requires (N7.2).
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
