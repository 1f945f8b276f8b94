import ArgumentParser
import Foundation
import PropertyConsole
import InputLaws
import PropertyCorpus
import PropertyTesting

/// Searches for counterexamples: first the corpus, then random inputs or all inputs by size.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Searches for counterexamples to laws.",
    discussion: "Exits 1 if a law is false, and prints the command that repeats the failure; "
      + "exits 2 if no child process could be started for --isolated.")

  @Argument(help: "The laws or chapters; all by default.") var names: [String] = []
  @OptionGroup var search: SearchOptions
  @Option(help: "The implementation to check: reference, model, or a mutant.")
  var subject = "reference"
  @Option(help: "Check only the input of this word of choices, or of the file at this path.")
  var choices: String?
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var junit: JUnitOptions
  @OptionGroup var corpus: CorpusOptions

  func run() throws {
    let subject = try LawSelection.subject(named: subject)
    let claims = try LawSelection.claims(of: LawSelection.laws(named: names), about: subject)
    if let choices { return try repeatCase(choices, claims) }
    if search.resume != nil && claims.count != 1 {
      throw UsageError("--resume continues one law; name the law")
    }
    if subject.name == "reference" { try corpus.prepare() }
    try junit.prepare()
    let reports = try claims.map(report)
    let failed = reports.filter { !$0.isFine }
    // If one can't be written, the other must still be.
    let written = Result { try junit.write(JUnit(reports)) }
    if json {
      try JSON.print(reports)
    } else {
      let count = reports.count - failed.count
      let laws = count == 1 ? "1 law holds" : "\(count) laws hold"
      try Output.print("seed \(search.seed): \(laws), \(failed.count) don't")
    }
    try written.get()
    if !failed.isEmpty { throw ExitCode(failed.contains(where: \.isUnasked) ? 2 : 1) }
  }

  private func report(_ claim: Claim) throws -> Report {
    let settings = try search.settings
    // The corpus is about the reference; with a mutant, every kept regression would be found again.
    let entries = claim.subject == "reference" ? try corpus.corpus.entries(of: claim.property) : []
    let progress = ProgressLine()
    let report = Run.check(
      search.prepared(claim), settings, corpus: entries, lanes: .threads(search.lanes)
    ) {
      let doing = $0.phase == .shrinking ? ", \($0)" : ""
      progress.show(claim.property.name + doing, $0.cases, of: settings.cases)
    }
    progress.clear()
    if !json { try Output.print(styled: report.lines.lines) }
    return report
  }

  private func repeatCase(_ blob: String, _ claims: [Claim]) throws {
    guard names.count == 1, let claim = claims.first, claims.count == 1 else {
      throw UsageError("--choices repeats one case of one law; name the law")
    }
    if junit.path != nil {
      throw UsageError("--choices repeats one case, and --junit reports runs; leave one out")
    }
    if let other = search.searching {
      throw UsageError("--choices repeats one case, and \(other) searches; leave one out")
    }
    let bytes = try Blob.decode(ChoicesFile.word(of: blob))
    let explanation = Explanation(bytes, isWord: true, of: search.prepared(claim))
    if json { try JSON.print(explanation) } else { try Output.print(styled: explanation.text) }
    if !explanation.holds { throw ExitCode(1) }
  }
}

extension Report {
  /// A line of a table, and below it the failures found.
  var lines: [StyledText] {
    let rate = seconds > 0 ? Int(Double(cases) / seconds) : 0
    let figures = "\(cases.grouped) cases".padded(to: -16) + "\(rate.grouped)/s".padded(to: -14)
    let time = isFine && isOutOfTime ? " until its time ended" : ""
    let head: StyledText = "\(property.name.padded(to: 34))\(figures)  \(verdict)\(time)"
    let command = Law.command(checking: property, about: subject)
    if isFine {
      let more = resumption.map { "\n  resume  \(command) --exhaustive --resume \($0)" } ?? ""
      return ["\(head)\(advice)\(more)"]
    }
    if counterexamples.isEmpty { return [head, StyledText("  \(self)".withIndentedLines)] }
    return [head, "  \(statement)"]
      + counterexamples.map {
        let file = ChoicesFile.path(holding: $0.choices, of: property).map(ShellWord.quoted)
        let repetition = Repetition(command, choices: $0.choices, file: file)
        return StyledText($0.description(repeating: repetition).withIndentedLines)
      }
  }

  /// Whether the system, and not the law, ended the run.
  fileprivate var isUnasked: Bool {
    if case .unhealthy(.noChildProcess) = outcome { true } else { false }
  }

  private var verdict: StyledText {
    switch outcome {
    case .holds: .good("holds")
    case .proved(let inputs, nil):
      .good("proved for all \(inputs.grouped) possible inputs")
    case .proved(let inputs, let size?):
      .good("proved for all \(inputs.grouped) inputs up to size \(size)")
    case .fails: .bad("FALSE")
    case .unhealthy: .bad("INCONCLUSIVE")
    case .notReached: .bad("NOT REACHED")
    }
  }
}
