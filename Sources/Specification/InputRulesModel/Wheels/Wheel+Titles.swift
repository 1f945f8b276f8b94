extension Wheel {
  /// The titles of the wheel's rows (W1).
  package var rowTitles: [String] {
    switch rows {
    case .digits(let last): (0...last).map { "\($0)" }
    case .separator(let title): [title]
    case .titles(let titles): titles
    }
  }

  /// The number of rows (W1).
  package var size: Int {
    switch rows {
    case .digits(let last): last + 1
    case .separator: 1
    case .titles(let titles): titles.count
    }
  }

  /// The row that an integer means, or `nil` if there is none (W5.1, W5.2).
  package func row(for integer: Int) -> Int? {
    if isCyclic {
      let remainder = integer % size
      return remainder < 0 ? remainder + size : remainder
    }
    return 0 <= integer && integer < size ? integer : nil
  }
}
