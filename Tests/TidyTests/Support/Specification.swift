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
