/// The destination of figures: lines to read, or the Markdown tables of the performance page.
enum Report {
  static let isMarkdown = CommandLine.arguments.contains("--markdown")
  /// Whether nothing is measured, and … replaces each figure.
  static let isLabels = CommandLine.arguments.contains("--labels")

  /// Starts a section with its title, and the headings of the columns after the first.
  static func begin(_ title: String, _ columns: [String] = ["ratio (least … greatest)", "to"]) {
    guard isMarkdown else { return print("\n\(title): " + columns.joined(separator: ", ")) }
    print()
    add([title] + columns)
    add([String](repeating: "---", count: columns.count + 1))
  }

  /// Adds a measured task and its figures.
  static func add(_ cells: [String]) {
    if isMarkdown { return print("| " + cells.joined(separator: " | ") + " |") }
    let name = cells[0] + String(repeating: " ", count: max(1, 60 - cells[0].count))
    print(name + cells.dropFirst().filter { !$0.isEmpty }.joined(separator: "  "))
  }

  /// A figure, measured unless only labels are requested.
  static func figure(_ measure: () -> String) -> String { isLabels ? "…" : measure() }

  /// The number with one decimal.
  static func tenths(_ number: Double) -> String {
    let tenths = Int(number * 10 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
