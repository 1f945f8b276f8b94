/// One wheel of a picker: its rows, and whether the wheel is cyclic (W1).
public struct Wheel: Hashable, Sendable {
  package let rows: Rows
  /// Whether the wheel is cyclic; if so, every integer identifies a row (W5.2).
  package let isCyclic: Bool

  package init(_ rows: Rows, isCyclic: Bool = false) {
    self.rows = rows
    self.isCyclic = isCyclic
  }

  /// The content of a wheel's rows.
  package enum Rows: Hashable, Sendable {
    /// A row for each digit from 0 to the given digit, which is at most 9.
    case digits(to: Int)
    /// A single row, which only separates other wheels.
    case separator(String)
    /// A row for each title; no two titles are equal.
    case titles([String])
  }

  /// A wheel with the digits from 0 to `last`.
  /// - Parameter last: the last digit, at most 9.
  public static func digit(to last: Int = 9) -> Wheel { Wheel(.digits(to: last)) }

  /// A wheel with a single row, which only separates other wheels.
  /// - Parameter title: the row's title.
  public static func separator(_ title: String) -> Wheel { Wheel(.separator(title)) }

  /// A wheel with a row for each title.
  /// - Parameter titles: the titles, which must all differ.
  public static func titles(_ titles: [String]) -> Wheel { Wheel(.titles(titles)) }

  /// A cyclic wheel with the same rows.
  public var cyclic: Wheel { Wheel(rows, isCyclic: true) }
}

extension Wheel {
  /// The number of rows; 0 if the last digit isn't from 0 to 9 (W1).
  public var rowCount: Int {
    switch rows {
    case .digits(let last): 0...9 ~= last ? last + 1 : 0
    case .separator: 1
    case .titles(let titles): titles.count
    }
  }

  func title(of row: Int) -> String {
    switch rows {
    case .digits: "\(row)"
    case .separator(let title): title
    case .titles(let titles): titles[row]
    }
  }
}
