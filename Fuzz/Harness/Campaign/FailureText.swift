import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// A failure of a campaign as text: what it is, how it is repeated and kept, and a test.
struct FailureText: CustomStringConvertible {
  let finding: JournalLine.Finding
  let target: FuzzTarget
  let folder: CampaignFolder
  /// The program that checks, shrinks and explains inputs.
  let command: String

  var description: String {
    let path = "\(folder.path)/\(finding.artifact)"
    guard finding.isExamined else {
      return "\(path.visibleInLine) isn't shrunk yet; "
        + "\(command) shrink \(Shell.word(path)) --save NAME does it"
    }
    let found = ["  found   \(finding.message.visibleInLine)"]
    return ([title] + found + input + facts(path) + test).joined(separator: "\n")
  }

  private var title: String {
    let property = finding.property.visibleInLine
    return switch finding.what {
    case .claim: "\(property) fails"
    case .trap: "\(property) traps"
    case .hang: "\(property) hangs"
    case .memory: "\(property) takes too much memory"
    case .leak: "\(property) leaks memory"
    }
  }

  /// The input as text; its lines, or none if it wasn't written.
  private var input: [String] {
    guard let regression = finding.regression,
      let text = try? String(contentsOfFile: "\(folder.path)/\(regression).txt", encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").map { "  \($0)" }
  }

  private func facts(_ path: String) -> [String] {
    let choices = finding.choices
    // Shrunk it is already.
    let keep = "\(choices) --property \(Shell.word(finding.property)) --as-is --save NAME"
    let known = finding.known.map { ["  known   since \($0.visibleInLine)"] } ?? []
    let written =
      finding.regression.map { ["  kept in \("\(folder.path)/\($0)".visibleInLine)"] } ?? []
    return known + [
      "  from    \(path.visibleInLine)",
      "\(Repetition("\(command) check \(Shell.word(finding.property))", choices: choices))",
      "  keep    \(command) shrink \(keep)",
    ] + written
  }

  private var test: [String] {
    ["  test"] + finding.test(of: target.expression).map { "    \($0)" }
  }
}

extension JournalLine.Finding {
  /// The lines of a Swift test that repeats the failure, to paste into a suite.
  ///
  /// - Parameter claim: the claim as a Swift expression.
  func test(of claim: String) -> [String] {
    let name = regression?.split(separator: "/").last.map(String.init)
    let input = name.flatMap { Corpus.isRegressionName($0) ? $0 : nil } ?? "kept input"
    // Otherwise it would end the test run as well.
    let isolated = [.trap, .hang].contains(what) ? ".isolated()" : ""
    return [
      "@Test func `\(property.visibleInLine) holds for a \(input)`() {",
      "  expectHolds(\(claim)\(isolated), choices: \"\(choices)\")", "}",
    ]
  }
}
