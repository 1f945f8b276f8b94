extension Wheel {
  /// The titles of its rows (W1).
  package var rowTitles: [String] {
    switch rows {
    case .digits(let last): (0...last).map { "\($0)" }
    case .separator(let title): [title]
    case .titles(let titles): titles
    }
  }

  /// How many rows it has (W1).
  package var size: Int {
    switch rows {
    case .digits(let last): last + 1
    case .separator: 1
    case .titles(let titles): titles.count
    }
  }

  /// The row that an integer means; nil if it means none (W5.1, W5.2).
  package func row(for integer: Int) -> Int? {
    if isCyclic {
      let remainder = integer % size
      return remainder < 0 ? remainder + size : remainder
    }
    return 0 <= integer && integer < size ? integer : nil
  }
}
