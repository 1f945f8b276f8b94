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
    let build = FuzzBuild(sanitizer: nil)
    let binary = try build.binary(quietly: false)
    for law in try LawSelection.laws(named: names) {
      let kept = try merge(law, binary: binary, folder: build.folder)
      print("\(law.name): \(kept) seeds")
    }
  }

  /// Merges into a new folder first, so that a merge that fails loses no seed.
  private func merge(_ law: Law, binary: String, folder: String) throws -> Int {
    let seeds = corpus.corpus.folder(of: law.name, .seeds)
    let merged = "\(folder)/merged/\(law.name.name)"
    try? FileManager.default.removeItem(atPath: merged)
    let found = "\(folder)/corpus/\(law.name.name)"
    for path in [merged, seeds, found] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    let process = try FuzzProcess(
      law.name.name, binary: binary,
      arguments: [
        // Edges alone: how often each is taken would keep five times as many files.
        "--property=\(law.name.name)", "-set_cover_merge=1", "-use_counters=0", merged, seeds,
        found,
      ],
      log: "\(folder)/logs/\(law.name.name)-merge.log")
    while process.isRunning { Thread.sleep(forTimeInterval: 0.05) }
    guard process.code == 0 else { throw UsageError("\(law.name) can't be merged; see its log") }
    return try replace(seeds, with: merged, law)
  }

  /// Saves each input canonically; several may come to the same bytes.
  private func replace(_ seeds: String, with merged: String, _ law: Law) throws -> Int {
    guard let claim = law.claim() else { return 0 }
    var inputs = Set<[UInt8]>()
    for path in Corpus.paths(below: merged) {
      inputs.insert(claim.canonical(try Corpus.read(path)))
    }
    for path in Corpus.paths(below: seeds) { try FileManager.default.removeItem(atPath: path) }
    let sorted = inputs.sorted { ($0.count, Blob.encode($0)) < ($1.count, Blob.encode($1)) }
    for (number, bytes) in sorted.enumerated() {
      try Corpus.write(bytes, to: "\(seeds)/\(String(number + 1).leftPadded(to: 3))")
    }
    return sorted.count
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: "0", count: max(0, width - count)) + self
  }
}
