import Foundation
import PropertyCorpus
import PropertyTesting

/// An instrumented target and its folders.
struct FuzzTargetFiles {
  let binary: String
  let folder: String
  let corpus: Corpus
  /// A folder for this session's failing inputs; those of earlier sessions stay where they are, and
  /// aren't counted again.
  private let artifacts: String
  /// The fuzzer's dictionary.
  private var dictionary: String { "\(folder)/choices.dict" }

  /// - Parameters:
  ///   - binary: the target's path.
  ///   - folder: the folder of its working corpus, its logs and its artifacts.
  ///   - corpus: the initial kept inputs.
  /// - Throws: `.unwritable` for a folder that can't be written to.
  init(binary: String, folder: String, corpus: Corpus) throws(CorpusError) {
    self.binary = binary
    self.folder = folder
    self.corpus = corpus
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd-HHmmss"
    artifacts = "\(folder)/artifacts/\(formatter.string(from: Date()))"
    // A law's slices append to one log, and a session starts a new one.
    try? FileManager.default.removeItem(atPath: "\(folder)/logs")
    try Corpus.write(Array(ChoiceDictionary.text.utf8), to: dictionary)
  }

  /// Starts fuzzing a law, until it is asked to end.
  func fuzz(_ property: PropertyName, round: Int) throws -> FuzzProcess {
    let work = "\(folder)/corpus/\(property.name)"
    let found = "\(artifacts)/\(property.name)"
    for path in [work, found, "\(folder)/logs"] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    let kept = try unpack(property)
    let options = [
      "-artifact_prefix=\(found)/", "-max_len=512", "-timeout=5", "-rss_limit_mb=2048",
      "-dict=\(dictionary)",
    ]
    return try FuzzProcess(
      property.name, binary: binary, arguments: options + Self.feedback(round) + [work, kept],
      log: "\(folder)/logs/\(property.name).log")
  }

  /// Makes a folder of files of the kept inputs, which the fuzzer reads and never writes to.
  func unpack(_ property: PropertyName) throws -> String {
    let kept = "\(folder)/kept/\(property.name)"
    try? FileManager.default.removeItem(atPath: kept)
    try Corpus.unpack(try corpus.entries(of: property), into: kept)
    return kept
  }

  /// What counts as new changes from turn to turn: only edges, which is half as fast again; then
  /// hit counts; then also how close comparisons are, which is the slowest.
  private static func feedback(_ round: Int) -> [String] {
    [["-use_counters=0"], [], ["-use_value_profile=1"]][round % 3]
  }

  /// The inputs of a law that failed in this session.
  func artifacts(of property: PropertyName) -> [String] {
    Corpus.paths(below: "\(artifacts)/\(property.name)")
  }
}
