import InputRules

extension Wheel {
  /// What stands on its rows.
  var allTitles: [String] {
    switch rows {
    case .digits: (0..<rowCount).map { "\($0)" }
    case .separator(let title): [title]
    case .titles(let titles): titles
    }
  }

  /// Whether it has digits on it.
  var hasDigits: Bool {
    switch rows {
    case .digits: true
    case .separator, .titles: false
    }
  }
}
