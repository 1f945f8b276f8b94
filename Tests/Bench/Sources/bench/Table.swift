import Foundation

/// Rows of text in columns; the first column is left-aligned, and the others are right-aligned.
struct Table {
  private var rows: [[String]]

  init(_ heading: [String]) { rows = [heading] }

  mutating func add(_ row: [String]) { rows.append(row) }

  func print(asMarkdown isMarkdown: Bool) {
    Swift.print((isMarkdown ? markdown : lines).joined(separator: "\n"))
  }

  /// The rows, with each column as wide as its widest cell.
  private var lines: [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let spaces = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + spaces : spaces + cell.0
      }.joined(separator: "  ")
    }
  }

  private var markdown: [String] {
    let ruler = rows[0].map { _ in "---" }
    return ([rows[0], ruler] + rows.dropFirst()).map { "| " + $0.joined(separator: " | ") + " |" }
  }
}

extension Int {
  var grouped: String { formatted(.number.locale(Locale(identifier: "en_US"))) }
}

extension Double {
  var decimal: String { String(format: "%.1f", self) }
}
