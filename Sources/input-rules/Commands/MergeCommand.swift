import ArgumentParser
import PropertyFuzzing

/// Puts what fuzzing found worth keeping into the committed seeds.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Minimises the working corpora into committed seeds.",
    discussion: """
      The seeds of a law are the fewest inputs that reach every edge which its seeds and the \
      campaigns' inputs reach. Each law's line says how many came, how many went, and how many \
      were stale: the generator reads them otherwise than when they were saved. A corpus that \
      grows may have 3,000,000 bytes. Git shows what has changed, and can undo it.

        --campaign DIR        Only this campaign's inputs; those of Campaigns/* by default.
        --dry-run             Only say what would change.
        --jobs N              How many laws at a time.
        --corpus FOLDER       The corpus folder.
      """)

  @Argument(parsing: .captureForPassthrough, help: "Laws or chapters; all by default.")
  var words: [String] = []

  func run() throws {
    if words.contains("--help") || words.contains("-h") { throw CleanExit.helpRequest(self) }
    try FuzzScript(kind: .merge, path: "scripts/merge").run(words)
  }
}
