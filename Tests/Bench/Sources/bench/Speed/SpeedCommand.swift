import ArgumentParser

/// Measures the documented results, as ratios to baselines that run in the same process.
struct SpeedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speed",
    abstract: "Measures what the engine and the rules cost, beside baselines.",
    discussion: """
      Only a release build gives figures that count. Exits 1 if an operation's time grows faster \
      than its text.
      """)

  @Argument(help: "What to measure; all by default.") var sections: [Section] = []
  // `Report` also reads these flags from the arguments.
  @Flag(help: "Print the tables of the page Performance.") var markdown = false
  @Flag(help: "Print … for each number and measure nothing.") var labels = false

  func run() throws {
    for section in sections.isEmpty ? Section.allCases : sections { try section.run() }
  }

  enum Section: String, CaseIterable, ExpressibleByArgument {
    case engine, editing, numbers, patterns, dates, drivers, growth

    func run() throws {
      switch self {
      case .engine: EngineBenchmarks.run()
      case .editing: try EditingBenchmarks.run()
      case .numbers: NumberBenchmarks.run()
      case .patterns: try PatternBenchmarks.run()
      case .dates: try DateBenchmarks.run()
      case .drivers: DriverBenchmarks.run()
      case .growth: if try !GrowthBenchmarks.run() { throw ExitCode(1) }
      }
    }
  }
}
