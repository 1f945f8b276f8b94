import Console
import Foundation
import InputLaws
import PropertyCorpus
import PropertyTesting

/// What the words of a command line ask of the fuzz target, where they don't name a law to attack.
package struct FuzzRequest {
  /// Fuzzing laws, or putting what was found into their seeds.
  package enum Kind: String {
    case session, merge
  }

  let kind: Kind
  private(set) var names: [String] = []
  private(set) var seconds = 60.0
  private(set) var jobs = ProcessInfo.processInfo.processorCount
  private(set) var isJSON = false
  private(set) var corpus = Corpus(root: "Corpus")
  private var sanitizer: String?

  /// Reads the words after the kind.
  ///
  /// - Throws: `UsageError` for an option there isn't, or a value that it can't have.
  package init(_ kind: Kind, _ words: [String]) throws(UsageError) {
    self.kind = kind
    var rest = words[...]
    while let word = rest.popFirst() {
      if word.hasPrefix("-") { try take(word, &rest) } else { names.append(word) }
    }
  }

  /// The folder of this build, its working corpus, its logs and its artifacts.
  var folder: String { ".build/fuzz" + (sanitizer.map { "-\($0)" } ?? "") }
  /// The instrumented target, as scripts/fuzz builds it.
  var binary: String { "\(folder)/debug/fuzz" }

  /// The laws that it is about.
  ///
  /// - Throws: what is wrong with their names or with their corpus.
  @discardableResult package func laws() throws -> [Law] {
    let laws = try LawSelection.laws(named: names)
    try corpus.requireFolder()
    for law in laws { _ = try corpus.entries(of: law.name) }
    return laws
  }

  private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = String(parts[0])
    if option == "--json", kind == .session {
      isJSON = true
    } else if ["--for", "--jobs", "--sanitizer"].contains(option) && kind == .session
      || option == "--corpus"
    {
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
        throw UsageError("\(option) takes a value")
      }
      try set(option, value)
    } else {
      throw UsageError("there is no option \(option); --help shows those that there are")
    }
  }

  private mutating func set(_ option: String, _ value: String) throws(UsageError) {
    switch option {
    case "--for":
      guard let duration = Double(duration: value) else {
        throw UsageError("“\(value)” is not a duration; write it as 90s, 10m, 8h or 1h30m")
      }
      seconds = duration
    case "--jobs":
      guard let count = Int(value), count > 0 else {
        throw UsageError("--jobs is \(value); give 1 or more")
      }
      jobs = count
    case "--sanitizer":
      guard value == "address" else {
        throw UsageError("--sanitizer takes address, not “\(value)”")
      }
      sanitizer = value
    default: corpus = Corpus(root: value)
    }
  }
}
