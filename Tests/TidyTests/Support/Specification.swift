/// The clauses of the specification, as read from its page.
struct Specification {
  static let path = "Sources/Rules/InputRules/InputRules.docc/Specification.md"

  /// A clause, or one of the numbered sentences that a clause may have.
  struct Clause {
    /// The name, such as `E4` for a clause or `E9.3` for a numbered sentence.
    var name: String
    /// The number of the line on which it begins.
    var line: Int

    var place: String { "\(Specification.path):\(line)" }
    /// The name of the clause that the sentence belongs to, or the clause's own name.
    var whole: String { String(name.prefix { $0 != "." }) }
    var isNumbered: Bool { name.contains(".") }
  }

  /// The sentences that no law is about, because they are definitions or concern only the model.
  ///
  /// Laws that compare an implementation with the model check whole clauses.
  static let onlyCompared: Set<String> = [
    "E8.2", "E8.3", "E8.7", "E8.10", "E8.12", "E9.1", "E9.5", "E9.7", "E10.10", "E10.13", "E10.14",
    "E10.17", "N1.1", "N1.4", "N1.8", "N1.10", "N1.11", "N1.12", "N1.14", "N3.5", "N3.6", "N4.8",
    "N7.4", "N7.5", "N7.6", "N7.9", "N7.11", "N7.17", "F1.4", "F1.10", "F1.11", "F2.1", "F2.2",
    "F2.12", "F2.16", "F3.2", "F4.1", "F4.6", "F4.8", "F4.9", "F5.2", "W5.1", "W5.3", "W5.4",
    "W5.8", "W5.9", "R1.2", "R6.1", "R6.3", "R6.4", "R6.5", "R6.6", "M2.1", "M2.2", "D1.1", "D1.2",
    "D1.4", "D7.2", "D7.3", "D7.8", "D17.1", "D17.2", "D17.3",
  ]

  /// The sentences about defaults, platforms, files and tables; only tests check these.
  static let onlyTested: Set<String> = [
    "D1.3", "D4.7", "D6.1", "D6.14", "D6.16", "D10.15", "D12.15", "D18.6", "D18.8",
  ]

  /// The clauses and the numbered sentences, in the page's order.
  let clauses: [Clause]

  private let names: Set<String>
  private let split: Set<String>

  /// The clauses on the specification's page, or none if there is no page.
  static let page = Specification(
    lines: ((try? Repository.text(path)) ?? "").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init))

  init(lines: [String]) {
    var clauses: [Clause] = []
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("## Laws") { break }
      if let label = line.firstMatch(of: #/^ *- \*\*([A-Z][0-9]+(?:\.[0-9]+)?)\*\*/#)?.output.1 {
        clauses.append(Clause(name: String(label), line: index + 1))
      }
    }
    self.clauses = clauses
    names = Set(clauses.map(\.name))
    split = Set(clauses.filter(\.isNumbered).map(\.whole))
  }

  func has(_ name: String) -> Bool { names.contains(name) }

  /// Whether the clause has numbered sentences, which must be cited instead.
  func isSplit(_ name: String) -> Bool { split.contains(name) }

  /// Clauses out of order: `E4` must follow `E3`, and `E9.2` must follow `E9.1`.
  var misnumbered: [Finding] {
    var (whole, sentence) = ("", 0)
    return clauses.compactMap { clause in
      let isNext: Bool
      if clause.isNumbered {
        sentence += 1
        isNext = clause.name == "\(whole).\(sentence)"
      } else {
        let number = Int(whole.dropFirst()) ?? 0
        let isSameChapter = whole.first == clause.name.first
        isNext = clause.name.dropFirst() == "\((isSameChapter ? number : 0) + 1)"
        (whole, sentence) = (clause.name, 0)
      }
      return isNext
        ? nil
        : Finding(
          path: Specification.path, line: clause.line, problem: "\(clause.name) is out of order")
    }
  }
}

extension SourceFile {
  /// The clauses cited in comments, in test names and in the vectors' exceptions.
  var citations: [(clause: String, line: Int)] {
    let isOfExceptions = path == "Tests/Vectors/Sources/VectorException.swift"
    return lines.enumerated().filter(\.element.mayCiteClauses).flatMap { index, line in
      let text =
        isOfExceptions ? line : line.firstMatch(of: #/\/\/.*|func `.*`/#).map { String($0.output) }
      return (text ?? "").citedClauses.map { ($0, index + 1) }
    }
  }
}

extension String {
  /// The clauses that a text cites, such as `E4` and `E9.3`, but not scalars or other names.
  var citedClauses: [String] {
    if !mayCiteClauses { return [] }
    let clause = #/(^|[^\w.+{\\#\-])([DEFKMNRTW][0-9]{1,2}(?:\.[0-9]{1,2})?)(?!\w|\.\w|\})/#
    let found = matches(of: clause)
    return found.map { String($0.output.2) }
  }

  /// Whether a chapter's letter and a digit are adjacent; this quick test rules out most lines.
  fileprivate var mayCiteClauses: Bool {
    zip(utf8, utf8.dropFirst()).contains { letter, digit in
      UInt8(ascii: "0") <= digit && digit <= UInt8(ascii: "9")
        && "DEFKMNRTW".utf8.contains(letter)
    }
  }
}
