import Foundation

/// Measures the documentation's figures as ratios to a baseline in the same process.
///
///     benchmarks [--markdown] [--labels] [SECTION…]
///
/// Sections are `engine`, `editing`, `sessions`, `numbers`, `patterns`, `wheels`, `dates` and
/// `growth`. `--markdown` prints the tables of the performance page; `--labels` measures nothing
/// and omits the figures. Exits 1 if an operation's time grows faster than its text.
@main
enum Benchmarks {
  static func main() throws {
    let sections = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
    if sections.isEmpty || sections.contains("engine") { EngineBenchmarks.run() }
    if sections.isEmpty || sections.contains("editing") { try EditingBenchmarks.run() }
    if sections.isEmpty || sections.contains("sessions") { try SessionBenchmarks.run() }
    if sections.isEmpty || sections.contains("numbers") { try NumberBenchmarks.run() }
    if sections.isEmpty || sections.contains("patterns") { try PatternBenchmarks.run() }
    if sections.isEmpty || sections.contains("wheels") { try WheelBenchmarks.run() }
    if sections.isEmpty || sections.contains("dates") { try DateBenchmarks.run() }
    if sections.isEmpty || sections.contains("growth") {
      guard try GrowthBenchmarks.run() else { exit(1) }
    }
  }
}
