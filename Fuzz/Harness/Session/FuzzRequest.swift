import PropertyConsole
import Foundation
import PropertyCorpus
import PropertyTesting

/// What the words of a command line ask a fuzz program to do with several properties.
package struct FuzzRequest {
  /// Fuzzing properties, or putting what was found into their seeds.
  package enum Kind: String {
    case session, merge

    fileprivate var options: Set<String> {
      self == .session ? ["--for", "--jobs", "--sanitizer", "--corpus"] : ["--corpus"]
    }
  }

  let program: FuzzProgram
  let seconds: Double
  let jobs: Int
  let isJSON: Bool
  let corpus: Corpus
  /// The folder of this build, its working corpus, its logs and its artifacts.
  let folder: String
  private let names: [String]
  private let namesCorpus: Bool

  /// Reads the words after the kind.
  ///
  /// - Throws: `UsageError` for an option there isn't, or a value that it can't have.
  package init(_ kind: Kind, _ words: [String], _ program: FuzzProgram) throws(UsageError) {
    self.program = program
    let words = try CommandWords(
      words, options: kind.options, flags: kind == .session ? ["--json"] : [])
    names = words.names
    seconds = try Self.seconds(words["--for"] ?? "60s")
    jobs = try Self.jobs(words["--jobs"])
    isJSON = words.has("--json")
    corpus = Corpus(root: words["--corpus"] ?? "Corpus")
    namesCorpus = words["--corpus"] != nil
    folder = ".build/fuzz" + (try Self.sanitizer(words["--sanitizer"]).map { "-\($0)" } ?? "")
  }

  /// The properties that it is about.
  ///
  /// - Throws: what is wrong with their names or their corpus. Without a folder `Corpus`, there are
  ///   no kept inputs yet.
  @discardableResult package func targets() throws -> [FuzzTarget] {
    let targets = try program.targets.elements(named: names)
    if namesCorpus || FileManager.default.fileExists(atPath: corpus.root) {
      try corpus.requireFolder()
    }
    for target in targets { _ = try corpus.entries(of: target.name) }
    return targets
  }

  private static func seconds(_ text: String) throws(UsageError) -> Double {
    guard let duration = Double(duration: text) else {
      throw UsageError("“\(text)” is not a duration; write it as 90s, 10m, 8h or 1h30m")
    }
    return duration
  }

  private static func jobs(_ text: String?) throws(UsageError) -> Int {
    guard let text else { return ProcessInfo.processInfo.processorCount }
    guard let count = Int(text), count > 0 else {
      throw UsageError("--jobs is \(text); give 1 or more")
    }
    return count
  }

  private static func sanitizer(_ text: String?) throws(UsageError) -> String? {
    if let text, text != "address" {
      throw UsageError("--sanitizer takes address, not “\(text)”")
    }
    return text
  }
}
