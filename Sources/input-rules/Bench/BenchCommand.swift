import ArgumentParser

/// Measures the engine against what it measured before and against other engines.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measures the engine, and holds it to what it has reached.",
    subcommands: [ShrinkingBenchCommand.self])
}
