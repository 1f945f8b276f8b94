/// Rows of text in columns: words to the left, numbers to the right.
package struct Table {
  private var rows: [[String]]

  package init(_ heading: [String]) { rows = [heading] }

  package mutating func add(_ row: [String]) { rows.append(row) }

  /// The rows, each column as wide as its widest cell.
  package var lines: [String] {
    let widths = (rows.first ?? []).indices.map { column in
      let width = rows.map { $0[column].count }.max() ?? 0
      return isNumeric(column) ? -width : width
    }
    return rows.map { row in
      let line = zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The rows as a table of Markdown.
  package var markdown: [String] {
    let lines = rows.map { "| " + $0.joined(separator: " | ") + " |" }
    let ruler = rows[0].map { _ in "---" }.joined(separator: " | ")
    return [lines[0], "| \(ruler) |"] + lines.dropFirst()
  }

  private func isNumeric(_ column: Int) -> Bool {
    rows.dropFirst().allSatisfy { $0[column].allSatisfy { $0.isNumber || $0 == "," } }
  }
}

extension String {
  /// The text with spaces after it or, for a negative width, before it.
  package func padded(to width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? spaces + self : self + spaces
  }
}

extension Int {
  /// The number with commas between its thousands.
  package var grouped: String {
    let digits = String(magnitude)
    var result = ""
    for (place, digit) in digits.enumerated() {
      if place > 0 && (digits.count - place) % 3 == 0 { result += "," }
      result.append(digit)
    }
    return self < 0 ? "-" + result : result
  }
}
