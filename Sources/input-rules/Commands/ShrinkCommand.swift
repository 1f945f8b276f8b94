import ArgumentParser
import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// Shrinks a failing input, and keeps it as a regression on request.
struct ShrinkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shrink", abstract: "Makes a failing input as simple as possible.",
    discussion: "Exits 1 if the input fails, 0 if its law holds for it.")

  @OptionGroup var options: InputOptions
  @OptionGroup var corpus: CorpusOptions
  @Flag(help: "Take the input as it is: a report's choices, which were shrunk before.") var asIs =
    false
  @Option(help: "Keep the result as a regression with this name, such as paste-over-selection.")
  var save: String?

  func validate() throws {
    if let save, !Corpus.isRegressionName(save) {
      throw ValidationError("--save takes a name of letters, digits and dashes, not “\(save)”")
    }
  }

  func run() throws {
    let input = try options.load()
    let entry = CorpusEntry(name: options.file, bytes: input.bytes)
    let shrinkLimit = asIs ? 0 : RunSettings().shrinkLimit
    let report = Run.check(
      input.claim, RunSettings(cases: 0, shrinkLimit: shrinkLimit), corpus: [entry])
    if options.json { try JSON.print(report) }
    guard let counterexample = report.counterexample else {
      if options.json { return }
      return try Output.print("\(report.property.name) holds for it; there is nothing to shrink")
    }
    if !options.json { try Output.print("\(counterexample)".withIndentedLines) }
    if let save {
      let file = try corpus.corpus.saveRegression(
        counterexample.bytes, named: save, of: input.claim)
      if !options.json { try Output.print("kept as \(file.path.visibleInLine)") }
    }
    throw ExitCode(1)
  }
}
