import Console
import InputLaws

/// The results of a hunt as text.
struct HuntReport {
  private let rules: [HuntedRule]

  init(_ rules: [HuntedRule]) { self.rules = rules }

  /// The mutants that survived.
  var escaped: [HuntedRule] { rules.filter { !$0.isCaught } }

  /// The table, one line for each mutant that survived, and the totals.
  ///
  /// - Parameter width: how many columns a row of the table may take; nil for no limit.
  func lines(width: Int?) -> [String] {
    grouped(columns.map { $0.cut(to: width) }) + [""] + escaped.map(\.escape) + [sum]
  }

  /// A heading and the rows of all mutants, in columns.
  private var columns: [String] {
    var table = Table(["mutant, law", "killed", "median cases", "counterexample"])
    for row in rules.flatMap(\.rows) { table.add(row) }
    return table.lines
  }

  /// The lines of `columns`, each mutant's below its id and its mistake.
  private func grouped(_ columns: [String]) -> [String] {
    var rest = columns.dropFirst()
    return columns.prefix(1)
      + rules.flatMap { rule in
        let own = rest.prefix(rule.rows.count)
        rest = rest.dropFirst(own.count)
        return ["", "\(rule.id): \(rule.mistake)"] + own
      }
  }

  private var sum: String {
    let useful = Set(rules.flatMap(\.laws).filter { $0.caught > 0 }.map(\.law))
    let caught = rules.count - escaped.count
    return "\(rules.count) mutant\(rules.count == 1 ? "" : "s"), \(caught) killed; "
      + "\(useful.count) of all \(Catalogue.laws.count) laws killed at least one"
  }
}

extension HuntedRule {
  /// A row for each law that killed the mutant or should have.
  fileprivate var rows: [[String]] {
    laws.filter { $0.caught > 0 || $0.mustCatch }.map { law in
      [
        "  \(law.law)", "\(law.caught)/\(law.seeds)".padded(to: -7),
        law.medianCases?.grouped ?? "", law.counterexample?.inOneLine ?? "",
      ]
    }
  }

  /// For how many random seeds the mutant survived, and for which.
  fileprivate var escape: String {
    let seeds = laws.first?.seeds ?? escapes.count
    let shown = escapes.prefix(5).map(String.init) + (escapes.count > 5 ? ["…"] : [])
    return "\(id) survived \(escapes.count) of \(seeds) seeds: "
      + shown.joined(separator: ", ")
  }
}

extension String {
  /// The lines, one after another, without the spaces that align the text after their first words.
  fileprivate var inOneLine: String {
    split(separator: "\n").map { line in
      let word = line.prefix { $0.isLetter }
      let rest = line.dropFirst(word.count).drop { $0 == " " }
      return word.endIndex == rest.startIndex ? String(line) : "\(word) \(rest)"
    }.joined(separator: " · ")
  }

  /// The text, or as much of it as fits in `width` columns.
  fileprivate func cut(to width: Int?) -> String {
    guard let width, count > width else { return self }
    return prefix(max(0, width - 1)) + "…"
  }
}
