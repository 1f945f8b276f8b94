import PropertyCorpus
import PropertyTesting

/// A failure of a campaign as text: what it is, how it is repeated and kept, and a test.
struct FailureText: CustomStringConvertible {
  let finding: JournalLine.Finding
  /// How many more inputs have failed like this.
  var again = 0
  let target: FuzzTarget
  let folder: CampaignFolder
  /// The program that checks, shrinks and explains inputs.
  let command: String

  var description: String {
    let path = "\(folder.path)/\(finding.artifact)"
    guard finding.isExamined else {
      return "\(path) isn't shrunk yet; \(command) shrink \(path) --save NAME does it"
    }
    let found = ["  found   \(finding.message)"]
    return ([title] + found + input + facts(path) + test).joined(separator: "\n")
  }

  private var title: String {
    switch finding.what {
    case .claim: "\(finding.property) fails"
    case .trap: "\(finding.property) traps"
    case .hang: "\(finding.property) hangs"
    case .memory: "\(finding.property) takes too much memory"
    case .leak: "\(finding.property) leaks memory"
    }
  }

  /// How many characters of an input are shown; its file has all that was described.
  private static let longestInput = 4000

  /// The input as text; its lines, or none if it wasn't written.
  private var input: [String] {
    guard let regression = finding.regression,
      let text = try? String(contentsOfFile: "\(folder.path)/\(regression).txt", encoding: .utf8)
    else { return [] }
    return text.shortened(to: Self.longestInput).split(separator: "\n").map { "  \($0)" }
  }

  private func facts(_ path: String) -> [String] {
    let choices = finding.choices
    // What is shrunk already is kept as it is.
    let asIs = finding.shrunk ? " --as-is" : ""
    let keep = "\(choices) --property \(finding.property)\(asIs) --save NAME"
    let known = finding.known.map { ["  known   since \($0)"] } ?? []
    let others = again == 0 ? [] : ["  again   \(again.of("more input")) failed in the same way"]
    let written = finding.regression.map { ["  kept in \(folder.path)/\($0)"] } ?? []
    return known + others + [
      "  from    \(path)",
      "\(Repetition("\(command) check \(finding.property)", choices: choices))",
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
    let input = regression?.split(separator: "/").last.map(String.init) ?? "kept input"
    // Otherwise it would end the test run as well.
    let isolated = [.trap, .hang].contains(what) ? ".isolated()" : ""
    return [
      "@Test func `\(property) holds for a \(input)`() {",
      "  expectHolds(\(claim)\(isolated), choices: \"\(choices)\")", "}",
    ]
  }
}
