import ArgumentParser
import Foundation
import InputLaws
import PropertyCorpus
import PropertyTesting

/// Puts what fuzzing found worth keeping into the committed seeds: the fewest inputs of the same
/// coverage.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Minimises the working corpora into committed seeds.")

  @Argument(help: "Laws or chapters; all by default.") var names: [String] = []
  @OptionGroup var corpus: CorpusOptions

  func run() throws {
    let laws = try LawSelection.laws(named: names)
    // What is wrong with the corpus is said before minutes of building, and nothing of it is made.
    for law in laws { _ = try corpus.entries(of: law.name) }
    let interrupt = Interrupt()
    let build = FuzzBuild(sanitizer: nil)
    let binary = try build.binary(quietly: false, until: interrupt)
    for law in laws {
      let kept = try merge(law, binary: binary, folder: build.folder, until: interrupt)
      try Output.print("\(law.name): \(kept) seeds")
    }
  }

  /// Merges into a new folder first, so that a merge that fails loses no seed.
  private func merge(_ law: Law, binary: String, folder: String, until interrupt: Interrupt) throws
    -> Int
  {
    let (seeds, merged) = ("\(folder)/seeds/\(law.name.name)", "\(folder)/merged/\(law.name.name)")
    let found = "\(folder)/corpus/\(law.name.name)"
    for path in [seeds, merged] { try? FileManager.default.removeItem(atPath: path) }
    for path in [merged, found, "\(folder)/logs"] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try Corpus.unpack(try corpus.corpus.seeds(of: law.name), into: seeds)
    let process = try FuzzProcess(
      law.name.name, binary: binary,
      arguments: [
        // Edges alone: how often each is taken would keep five times as many inputs.
        "-set_cover_merge=1", "-use_counters=0", merged, seeds, found,
      ],
      log: "\(folder)/logs/\(law.name.name)-merge.log")
    while process.isRunning && !interrupt.came { interrupt.wait(atMost: 60) }
    if interrupt.came {
      process.signal(SIGKILL)
      throw UsageError("stopped while merging \(law.name); its seeds are as they were")
    }
    guard process.code == 0 else { throw UsageError("\(law.name) can't be merged; see its log") }
    return try corpus.corpus.saveSeeds(inFolder: merged, of: law.claim())
  }
}
