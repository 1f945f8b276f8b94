import ArgumentParser
import Console
import Foundation
import InputLaws
import PropertyCorpus
import PropertyTesting

/// Searches for counterexamples: corpus first, then random inputs or all inputs by size.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Searches for counterexamples to laws.",
    discussion: "Exits 1 if a law is false, and prints the line that repeats the failure.")

  @Argument(help: "Laws or chapters; all by default.") var names: [String] = []
  @OptionGroup var search: SearchOptions
  @Option(help: "What the laws are about: reference, model, or a mutant.")
  var subject = "reference"
  @Option(help: "Judge only the input that this blob of choices stands for.") var choices: String?
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var junit: JUnitOptions
  @OptionGroup var corpus: CorpusOptions

  func run() throws {
    let subject = try LawSelection.subject(named: subject)
    let claims = try LawSelection.claims(of: LawSelection.laws(named: names), about: subject)
    if let choices { return try repeatCase(choices, claims) }
    if search.resume != nil && claims.count != 1 {
      throw UsageError("--resume goes on with one law; name the law")
    }
    try junit.prepare()
    let reports = try claims.map(report)
    let failed = reports.filter { !$0.isFine }
    // One that can't be written must not take the other with it.
    let written = Result { try junit.write(JUnit(reports)) }
    if json {
      try JSON.print(reports)
    } else {
      let count = reports.count - failed.count
      try Output.print("seed \(search.seed): \(count) laws hold, \(failed.count) don't")
    }
    try written.get()
    if !failed.isEmpty { throw ExitCode(1) }
  }

  private func report(_ claim: Claim) throws -> Report {
    let settings = try search.settings
    // The corpus speaks of the reference; about a mutant every kept regression would be found
    // again.
    let entries = claim.subject == "reference" ? try corpus.entries(of: claim.property) : []
    let progress = ProgressLine()
    let report = Run.check(
      search.prepared(claim), settings, corpus: entries, lanes: .threads(search.lanes)
    ) {
      let doing = $0.phase == .shrinking ? ", shrinking" : ""
      progress.show(claim.property.name + doing, $0.cases, of: settings.cases)
    }
    progress.clear()
    if !json { try Output.print(report.lines.joined(separator: "\n")) }
    return report
  }

  private func repeatCase(_ blob: String, _ claims: [Claim]) throws {
    guard names.count == 1, let claim = claims.first, claims.count == 1 else {
      throw UsageError("--choices repeats one case of one law; name the law")
    }
    if junit.path != nil {
      throw UsageError("--choices repeats one case, and --junit is about runs; leave one out")
    }
    let explanation = Explanation(try Blob.decode(blob), of: claim)
    if json { try JSON.print(explanation) } else { try Output.print("\(explanation)") }
    if !explanation.holds { throw ExitCode(1) }
  }
}

extension Report {
  /// A line for a table, and below it what was found.
  fileprivate var lines: [String] {
    let rate = seconds > 0 ? Int(Double(cases) / seconds) : 0
    let figures = "\(cases.grouped) cases".padded(to: -16) + "\(rate.grouped)/s".padded(to: -14)
    let head = property.name.padded(to: 34) + figures + "  " + verdict
    let about = subject == "reference" ? "" : " --subject \(subject)"
    let command = "swift run input-rules check \(property.name)\(about)"
    if isFine {
      return [head + advice]
        + (resumption.map { ["  go on   \(command) --exhaustive --resume \($0)"] } ?? [])
    }
    if counterexamples.isEmpty { return [head, "  \(self)"] }
    return [head, "  \(statement)"]
      + counterexamples.flatMap { ["\($0)", "  repeat  \(command) --choices \($0.choices)"] }
  }

  private var verdict: String {
    switch outcome {
    case .holds: Terminal.good("holds")
    case .proved(let inputs, nil):
      Terminal.good("proved of all \(inputs.grouped) inputs there are")
    case .proved(let inputs, let size?):
      Terminal.good("proved of all \(inputs.grouped) inputs up to size \(size)")
    case .fails: Terminal.bad("FALSE")
    case .unhealthy: Terminal.bad("SAYS NOTHING")
    case .notReached: Terminal.bad("NOT REACHED")
    }
  }
}
