import ArgumentParser

/// Measures how soon fuzzing finds mutants, and how fast it is.
///
/// What needs only the package's products is measured by the package in `Tests/Bench`.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measures how soon fuzzing finds mutants, and how fast it is.",
    subcommands: [RuleBenchCommand.self, FuzzingBenchCommand.self])
}
