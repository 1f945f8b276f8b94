extension Wheel {
  /// How many rows it has; none, if its last digit isn't from 0 to 9 (W1).
  public var rowCount: Int {
    switch rows {
    case .digits(let last): 0...9 ~= last ? last + 1 : 0
    case .separator: 1
    case .titles(let titles): titles.count
    }
  }

  /// The title of one of its rows.
  func title(of row: Int) -> String {
    switch rows {
    case .digits: "\(row)"
    case .separator(let title): title
    case .titles(let titles): titles[row]
    }
  }
}
