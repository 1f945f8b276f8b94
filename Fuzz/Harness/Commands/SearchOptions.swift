import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// How a run searches for counterexamples.
struct SearchOptions {
  static let all: [CommandOption] = [
    CommandOption(
      "--cases", "N",
      help: "Random inputs, or the most to enumerate; \(standardCases.grouped) by default."),
    CommandOption(
      "--seed", "N", help: "The random seed; \(RunSettings.defaultSeed) by default."),
    CommandOption(
      "--exhaustive", help: "Enumerate inputs by size instead of drawing them at random."),
    CommandOption(
      "--resume", "CODE", help: "Resume an enumeration where it stopped: the code it printed."),
    CommandOption("--seconds", "N", help: "How long the search for each property may take."),
    CommandOption(
      "--failures", "N", help: "How many different failures of a property to find."),
    CommandOption(
      "--workers", "N", help: "How many cores to use; the report is the same for any number."),
    CommandOption(
      "--certain",
      help: "Continue until it is certain whether each kind of input is reached often enough."),
    CommandOption(
      "--isolated", help: "Check in child processes: a trap or a hang is a failure and shrinks."),
  ]

  private static let standardCases = 10_000

  let settings: RunSettings
  let workers: Workers
  /// An option of a search that one case can't have; nil if there is none.
  let searching: String?
  private let isIsolated: Bool

  init(_ words: CommandWords) throws(UsageError) {
    var settings = RunSettings(
      cases: try words.value("--cases", Number.count) ?? Self.standardCases,
      seed: try words.value("--seed", Number.seed) ?? RunSettings.defaultSeed,
      isExhaustive: words.has("--exhaustive"))
    settings.failures = try words.value("--failures", Number.count) ?? 1
    settings.seconds = try words.value("--seconds", Number.seconds)
    settings.decidesCoverage = words.has("--certain")
    settings.resumption = try words.value("--resume") { text throws(UsageError) in
      guard let place = Resumption(text) else {
        throw UsageError("copy the whole code that the stopped run printed")
      }
      return place
    }
    if settings.resumption != nil && !settings.isExhaustive {
      throw UsageError("--resume continues an enumeration; add --exhaustive")
    }
    self.settings = settings
    workers = .threads(try words.value("--workers", Number.workers) ?? Workers.processors)
    searching = ["--exhaustive", "--certain", "--seconds"].first(where: words.has)
    isIsolated = words.has("--isolated")
  }

  /// The claim with the options applied.
  func prepared(_ claim: Claim) -> Claim { isIsolated ? claim.isolated() : claim }
}
