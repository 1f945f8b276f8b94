import ArgumentParser
import PropertyFuzzing

/// Puts what fuzzing found worth keeping into the committed seeds.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Minimises the working corpora into committed seeds.",
    discussion: """
      The seeds are the fewest inputs of the same coverage.

        --corpus FOLDER       The corpus folder.
      """)

  @Argument(parsing: .captureForPassthrough, help: "Laws or chapters; all by default.")
  var words: [String] = []

  func run() throws {
    if words.contains("--help") || words.contains("-h") { throw CleanExit.helpRequest(self) }
    try FuzzScript(kind: .merge, path: "scripts/merge").run(words)
  }
}
