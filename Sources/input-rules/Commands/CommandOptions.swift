import ArgumentParser
import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// How a run searches for counterexamples.
struct SearchOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: "Random inputs per law, besides its kept and small ones, or the most to enumerate.",
    transform: Number.count)
  var cases = 10_000
  @Option(
    parsing: .unconditional, help: "The random seed.",
    transform: Number.seed)
  var seed = RunSettings.defaultSeed
  @Flag(help: "Enumerate inputs by size instead of drawing them at random.") var exhaustive = false
  @Option(help: "Resume a law's enumeration where it stopped: the word that it printed.")
  var resume: String?
  @Option(
    parsing: .unconditional, help: "How many seconds each law's search may take at most.",
    transform: Number.seconds)
  var seconds: Double?
  @Option(
    parsing: .unconditional, help: "How many different failures of a law to look for.",
    transform: Number.count)
  var failures = 1
  @Option(
    parsing: .unconditional, help: "How many cores to use; the report doesn't depend on it.",
    transform: Number.count)
  var lanes = ProcessInfo.processInfo.activeProcessorCount
  @Flag(help: "Continue until it is certain whether each kind of input is reached often enough.")
  var certain = false
  @Flag(help: "Check in child processes, so that a trap or a hang is a failure and shrinks.")
  var isolated = false

  func validate() throws {
    if resume != nil && !exhaustive {
      throw ValidationError("--resume continues an enumeration; add --exhaustive")
    }
    _ = try resumption
  }

  /// An option of a search that one case can't have; nil if there is none.
  var searching: String? {
    let given = [
      ("--exhaustive", exhaustive), ("--certain", certain), ("--seconds", seconds != nil),
    ]
    return given.first { $0.1 }?.0
  }

  var settings: RunSettings {
    get throws {
      var settings = RunSettings(cases: cases, seed: seed, isExhaustive: exhaustive)
      settings.failures = failures
      settings.seconds = seconds
      settings.decidesCoverage = certain
      settings.resumption = try resumption
      return settings
    }
  }

  private var resumption: Resumption? {
    get throws {
      guard let resume else { return nil }
      guard let place: Resumption = Resumption(resume) else {
        throw ValidationError("--resume is “\(resume)”; copy the whole word that a run printed")
      }
      return place
    }
  }

  /// The claim with the options applied.
  func prepared(_ claim: Claim) -> Claim { isolated ? claim.isolated() : claim }
}

/// The corpus folder.
struct CorpusOptions: ParsableArguments {
  @Option(
    name: .customLong("corpus"),
    help: ArgumentHelp("The corpus folder; Corpus by default.", valueName: "folder"))
  var named: String?

  var corpus: Corpus { Corpus(root: named ?? "Corpus") }

  /// Makes sure that the corpus exists; says that nothing is kept where nobody named one.
  func prepare() throws {
    if try named == nil && !SystemFile.exists(corpus.root) {
      return Terminal.note(
        "there is no folder Corpus here, so no kept input is checked; --corpus names one\n")
    }
    try corpus.requireFolder()
  }
}

/// The file in which a build server reads the results.
struct JUnitOptions: ParsableArguments {
  @Option(
    name: .customLong("junit"),
    help: ArgumentHelp(
      "Also write the results to a file as JUnit XML, and make its folder if it is missing; a pipe "
        + "or a device is written to directly.",
      valueName: "file"))
  var path: String?

  /// Makes sure that the file can be written: a long run whose results are lost is wasted.
  func prepare() throws {
    if let path { try ResultFile(path).prepare() }
  }

  /// Writes the file, completely or not at all, if one is requested.
  func write(_ results: @autoclosure () -> JUnit) throws {
    if let path { try ResultFile(path).write("\(results())") }
  }
}
