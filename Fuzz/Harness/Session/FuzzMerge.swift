import PropertyConsole
import Foundation
import PropertyCorpus
import PropertyTesting

/// Makes a property's committed seeds anew, of themselves and of what fuzzing found.
struct FuzzMerge {
  private let request: FuzzRequest

  init(_ request: FuzzRequest) { self.request = request }

  /// Writes a property's seeds and returns how many there are.
  ///
  /// The fuzzer merges into a new folder first, so that a merge that fails loses no seed.
  ///
  /// - Throws: `UsageError` where it is stopped or fails; the seeds are then as they were.
  func merge(_ target: FuzzTarget, until interrupt: Interrupt) throws -> Int {
    let (folder, name) = (request.folder, target.name.name)
    let (seeds, merged) = ("\(folder)/seeds/\(name)", "\(folder)/merged/\(name)")
    for path in [seeds, merged] { try? FileManager.default.removeItem(atPath: path) }
    for path in [merged, "\(folder)/logs"] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try Corpus.unpack(try request.corpus.seeds(of: target.name), into: seeds)
    // Of all campaigns that there are: each began with the seeds.
    let process = try FuzzProcess(
      name, binary: FuzzProgram.path,
      arguments: [
        // Edges only: with hit counts, five times as many inputs would be kept.
        "-set_cover_merge=1", "-use_counters=0", merged, seeds,
      ] + CampaignFolder.all.map { $0.corpus(of: target.name) }.filter(Self.isThere),
      log: "\(folder)/logs/\(name)-merge.log")
    while process.isRunning && !interrupt.came { interrupt.wait(atMost: 60) }
    if interrupt.came {
      process.signal(SIGKILL)
      throw UsageError("stopped while merging \(target.name); its seeds are unchanged")
    }
    guard process.code == 0 else { throw UsageError("\(target.name) can't be merged; see its log") }
    return try request.corpus.saveSeeds(inFolder: merged, of: target.claim())
  }

  private static func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }
}
