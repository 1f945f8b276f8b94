import InputRules

extension Wheel {
  /// The wheel in words: `0...9`, `":"` or `["a", "b"]`, and whether it goes round.
  var words: String {
    let kind =
      switch rows {
      case .digits(let last): "0...\(last)"
      case .separator(let title): title.escaped
      case .titles(let titles): "[" + titles.map(\.escaped).joined(separator: ", ") + "]"
      }
    return kind + (isCyclic ? " round" : "")
  }
}

extension [Wheel] {
  /// The wheels in words, with a stroke between them.
  var words: String { isEmpty ? "none" : map(\.words).joined(separator: " | ") }
}

extension WheelSet {
  /// The wheels in words, and how many digits are a fraction.
  var words: String {
    wheels.words + (fractionDigits == 0 ? "" : ", \(fractionDigits) of fraction")
  }
}
