/// Rows of text in columns: the first to the left, the others to the right.
struct Table {
  private var rows: [[String]]

  init(_ heading: [String]) { rows = [heading] }

  mutating func add(_ row: [String]) { rows.append(row) }

  /// The rows, each column as wide as its widest cell.
  var lines: [String] {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        column == 0 ? cell.padded(to: widths[column]) : cell.padded(to: -widths[column])
      }.joined(separator: "  ")
    }
  }
}

extension String {
  /// The text with spaces behind it, or, for a negative width, before it.
  func padded(to width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? spaces + self : self + spaces
  }
}

extension Int {
  /// The number with commas between its thousands.
  var grouped: String {
    let digits = String(magnitude)
    var result = ""
    for (place, digit) in digits.enumerated() {
      if place > 0 && (digits.count - place) % 3 == 0 { result += "," }
      result.append(digit)
    }
    return self < 0 ? "-" + result : result
  }
}
