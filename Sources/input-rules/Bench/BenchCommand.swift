import ArgumentParser

/// Measures the engine against earlier figures and against other engines.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measures the engine and compares it with its best figures.",
    subcommands: [ShrinkingBenchCommand.self])
}
