import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// A failure in a report, on a page or in a terminal.
struct ReportedFailure: Hashable, Sendable, Encodable {
  let law: String
  /// The law's clauses and sentence, or `nil` if the law is unknown or has no sentence.
  let statement: String?
  let what: FailureKind
  let message: String
  let origin: String
  /// The number of the law's inputs that were checked before the failure was noticed, or `nil` if
  /// unknown.
  let executions: Int?
  /// The input as text, or `nil` if it isn't kept.
  let input: String?
  let choices: String
  let shrunk: Bool
  /// The command that checks the input again, or `nil` if this is impossible.
  let `repeat`: String?
  /// The command that keeps the input under a name, or `nil` if this is impossible.
  let keep: String?
  /// A Swift test that checks the input; `nil` for an input that isn't kept, for a law that the
  /// program doesn't contain, and for a leak, which a single check can't reveal.
  let test: String?
  /// The path of the file that the fuzzer wrote.
  let artifact: String
  /// The path of the regression, or `nil` if none was written.
  let regression: String?
  /// The first earlier campaign that found the failure, or `nil` if the failure is new.
  let known: String?
  /// The text of an issue about the failure, in Markdown.
  private(set) var issue = ""
  /// The path of the issue text, next to the regression; `nil` without a regression.
  let issuePath: String?

  var isKnown: Bool { known != nil }

  init(_ finding: JournalLine.Finding, _ commands: CampaignCommands) {
    let (program, folder) = (commands.program, commands.folder)
    executions = finding.executions
    law = finding.property
    let target = program[law]
    statement = (target?.claim().statement).flatMap { $0.isEmpty ? nil : $0 }
    (what, message, origin) = (finding.what, finding.message, finding.origin)
    (choices, shrunk, known) = (finding.choices, finding.shrunk, finding.known)
    artifact = "\(folder.path)/\(finding.artifact)"
    regression = finding.regression.map { "\(folder.path)/\($0)" }
    input = finding.regression.flatMap { folder.file("\($0).txt") }.flatMap { path in
      (try? Corpus.read(path)).map { String(decoding: $0, as: UTF8.self) }
    }
    `repeat` = commands.repeating(finding)
    keep = commands.keeping(finding)
    let isTestable = what != .leak && (try? Blob.decode(choices)) != nil
    test = isTestable ? target.map { finding.test(of: $0.expression) } : nil
    issuePath = finding.regression.flatMap { folder.place("\($0).md") }
    issue = issueText(
      repeatedBy: commands.repeating(finding, isBuilt: true), versions: finding.versions)
  }

  /// The file or the function in which the law fails, or the whole origin if it names neither.
  var place: String {
    let start = "\(law) at "
    let place = origin.hasPrefix(start) ? String(origin.dropFirst(start.count)) : origin
    guard let end = place.lastIndex(where: { ":+".contains($0) }), end > place.startIndex,
      place[end...].dropFirst().first?.isNumber == true
    else { return origin }
    return String(place[..<end])
  }

  /// The failure, as a sentence about the law.
  var title: String {
    let law = law.visibleInLine
    return switch what {
    case .claim: "\(law) fails"
    case .trap: "\(law) traps"
    case .hang: "\(law) hangs"
    case .memory: "\(law) uses too much memory"
    case .leak: "\(law) leaks memory"
    }
  }
}

extension ReportedFailure: CustomStringConvertible {
  /// The maximum number of characters of an input to show; the file contains the whole input.
  private static let longestInput = 4000

  /// The failure as lines for a terminal.
  var description: String {
    let shown = (input ?? "").shortened(to: Self.longestInput)
    let lines = shown.split(separator: "\n").map { "  \($0)" }
    // This keeps the word “found” from appearing twice in a row.
    let found = (message.hasPrefix("found ") ? String(message.dropFirst(6)) : message).visibleInLine
    let facts: [(String, String?)] = [
      ("known   since ", known), ("after   ", executions?.of("execution")),
      ("from    ", artifact), ("repeat  ", `repeat`), ("keep    ", keep), ("kept in ", regression),
      ("to file ", issuePath),
    ]
    let code = (test ?? "").split(separator: "\n").map { "    \($0)" }
    return
      ([title] + (statement.map { ["  \($0)"] } ?? []) + ["  found   \(found)"] + lines
      + facts.compactMap { name, text in text.map { "  \(name)\($0.visibleInLine)" } }
      + (code.isEmpty ? [] : ["  test"] + code)).joined(separator: "\n")
  }
}

extension JournalLine.Finding {
  /// A Swift test that repeats the failure, for pasting into a suite.
  fileprivate func test(of claim: String) -> String {
    let name = regression?.split(separator: "/").last.map(String.init) ?? ""
    let input = Corpus.isRegressionName(name) ? name : "kept input"
    // A trap or a hang would end the whole test run if the claim weren't isolated.
    let isolated = [.trap, .hang].contains(what) ? ".isolated()" : ""
    return """
      @Test func `\(property.visibleInLine) holds for a \(input)`() {
        expectHolds(\(claim)\(isolated), choices: "\(choices)")
      }
      """
  }
}

extension ReportedFailure {
  /// The failure as an issue in Markdown, ready to be filed: a title, the smallest input, the
  /// command that repeats the failure, a test, and the versions.
  func issueText(repeatedBy command: String?, versions: String?) -> String {
    let shown = (input ?? "").isEmpty ? "its text wasn't kept" : (input ?? "").visible
    let parts: [(String, String?)] = [
      ("", statement), ("", message.visibleInLine),
      (shrunk ? "The shrunk input" : "The input, not shrunk", Self.fenced(shown)),
      ("Repeat it", command.map { Self.fenced($0, "console") }),
      ("As a test", test.map { Self.fenced($0, "swift") }),
      ("Versions", versions?.visibleInLine),
    ]
    let texts = parts.compactMap { head, text in
      text.map { head.isEmpty ? $0 : "## \(head)\n\n\($0)" }
    }
    return (["# \(title): \(message.visibleInLine.beginning)"] + texts).joined(separator: "\n\n")
      + "\n"
  }

  /// The text as a code block, whose fences are longer than any run of backticks in the text.
  private static func fenced(_ text: String, _ language: String = "") -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    let lines = text.hasSuffix("\n") ? text : text + "\n"
    return "\(fence)\(language)\n\(lines)\(fence)"
  }
}
