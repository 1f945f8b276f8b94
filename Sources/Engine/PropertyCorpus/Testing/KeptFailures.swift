import Foundation
import PropertyTesting

/// The failing inputs from a claim's earlier runs, in a file that Git ignores.
///
/// These inputs are checked first, so a failure recurs with any random seed. An input is removed if
/// the claim now holds for it, or if its choices no longer match the generator.
package struct KeptFailures: Sendable {
  fileprivate struct Entry: Codable {
    /// The replay code.
    let choices: String
    /// The shape of the choices (`Claim.shape`).
    let shape: String
    /// The input as text, for people who read the file.
    let input: String
    /// The failure's message, for people who read the file.
    let found: String
  }

  /// The call in a test that checks the laws of an app's code, or `nil` if no failures are kept.
  @TaskLocal package static var placeOfLaws: TestPlace?

  private static let most = 8

  package let path: String
  private let folder: String
  private let isParameterized: Bool

  /// Creates the kept failures of `claim` in a test, or returns `nil` if failures aren't kept.
  package init?(of claim: Claim, at place: TestPlace) {
    guard let folder = FailuresFolder.path(forTestsIn: place.file) else { return nil }
    self.init(of: claim, folder: folder, at: place)
  }

  package init(of claim: Claim, folder: String, at place: TestPlace) {
    let name = place.name(of: claim.property)
    let about = claim.subject.isEmpty ? "" : " about \(claim.subject)"
    let names = [place.module, name.chapter, name.name + about].map(Self.fileName)
    path = "\(folder)/\(names.joined(separator: "/")).json"
    self.folder = folder
    isParameterized = place.isParameterized
  }

  /// Returns a file name for any name; a long name is shortened and followed by its hash.
  private static func fileName(_ name: String) -> String {
    let name = name.replacingOccurrences(of: "/", with: "\u{2215}")
    guard name.utf8.count > 200 else { return name }
    return "\(String(name.unicodeScalars.prefix(40)))-\(Corpus.fileName(of: Array(name.utf8)))"
  }

  /// Searches for counterexamples, first among the kept inputs, and keeps those that are found.
  package func check(
    _ claim: Claim, _ settings: RunSettings, corpus: [CorpusEntry],
    progress: @escaping Run.Progress
  ) -> Report {
    check(claim) { Run.check(claim, settings, corpus: $0 + corpus, progress: progress) }
  }

  /// Searches with `search`, which must first check the inputs that it receives.
  package func check(_ claim: Claim, by search: ([CorpusEntry]) -> Report) -> Report {
    let known = entries
    let fitting = known.filter { $0.fits(claim) }
    let inputs = fitting.compactMap { CorpusEntry(kept: $0.choices) }
    let report = search(inputs)
    let left = remaining(of: fitting, after: report, about: claim)
    printChanges(claim, changed: known.count - fitting.count, fixed: fitting.count - left.count)
    let found = (report.counterexamples + report.known).filter { !$0.choices.isEmpty }.map {
      Entry($0, about: claim)
    }
    let choices = Set(found.map(\.choices))
    let all = found + left.filter { !choices.contains($0.choices) }
    if !all.isEmpty || !known.isEmpty { write(Array(all.prefix(Self.most))) }
    return report
  }

  /// Returns the kept failures that still fail or weren't checked.
  private func remaining(of entries: [Entry], after report: Report, about claim: Claim) -> [Entry] {
    if case .unhealthy = report.outcome { return entries }
    // An input that passes with one argument of a test may fail with another argument.
    if isParameterized { return entries }
    if report.passed && !report.isOutOfTime && report.known.isEmpty { return [] }
    // A run ends at its first failures, so later kept failures are checked here.
    return entries.filter { entry in
      (try? Blob.decode(entry.choices)).map { claim.judge(bytes: $0).isFailure } ?? false
    }
  }

  private func printChanges(_ claim: Claim, changed: Int, fixed: Int) {
    let kept = { (count: Int) in "\(count) previously failing input\(count == 1 ? "" : "s")" }
    if changed > 0 {
      print("properties: the new generator of \(claim.property.name) can't read \(kept(changed))")
    }
    if fixed > 0 { print("properties: \(claim.property.name) now holds for \(kept(fixed))") }
  }

  /// The kept failures; empty if the file can't be read.
  private var entries: [Entry] {
    guard let bytes = try? Corpus.read(path) else { return [] }
    return (try? JSONDecoder().decode([Entry].self, from: Data(bytes))) ?? []
  }

  /// Replaces the kept failures, if the file can be written.
  private func write(_ entries: [Entry]) {
    if entries.isEmpty {
      try? FileManager.default.removeItem(atPath: path)
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let text = try? encoder.encode(entries) else { return }
    try? FailuresFolder.prepare(folder)
    try? Corpus.write([UInt8](text), to: path)
  }
}

extension KeptFailures.Entry {
  fileprivate init(_ found: Counterexample, about claim: Claim) {
    self.init(
      choices: found.choices, shape: claim.shape(of: found.bytes), input: found.input,
      found: found.message)
  }

  /// Returns whether the generator makes the same choices as when the input was kept.
  fileprivate func fits(_ claim: Claim) -> Bool {
    guard let bytes = try? Blob.decode(choices) else { return false }
    return claim.shape(of: bytes) == shape
  }
}

extension Claim {
  /// Returns a hash of an input's choices and spans without the chosen values, to detect a changed
  /// generator.
  fileprivate func shape(of bytes: [UInt8]) -> String {
    let made = recording(bytes)
    let options = made.choices.map { "\($0.maximum)" }
    let parts = made.spans.map { "\(made.labels[$0.kind])@\($0.start)-\($0.end)" }
    return Corpus.fileName(of: Array((options + parts).joined(separator: " ").utf8))
  }
}

/// The folder in which failures of a package's tests are kept between runs: `.property-failures`.
///
/// The folder is next to the package manifest above the test's file, or, without a manifest, in the
/// root of the repository. Git ignores the folder. If a file has this name, no failures are kept.
package enum FailuresFolder {
  static let name = ".property-failures"

  private static let lock = NSLock()
  /// The results of earlier calls: for each folder with test files, the folder for kept failures.
  nonisolated(unsafe) private static var known: [String: String?] = [:]

  /// Returns the folder for the tests in the file at `path`, or `nil` if failures aren't kept.
  package static func path(forTestsIn path: String) -> String? {
    let folder = SystemFile.folder(of: path)
    return lock.withLock {
      if let answer = known[folder] { return answer }
      let answer = search(from: folder)
      known[folder] = answer
      return answer
    }
  }

  /// Creates the folder unless it exists.
  static func prepare(_ folder: String) throws(CorpusError) {
    let file = "\(folder)/.gitignore"
    if !FileManager.default.fileExists(atPath: file) {
      try Corpus.write(Array("*\n".utf8), to: file)
    }
  }

  private static func search(from start: String) -> String? {
    guard let home = SystemFile.folder(from: start, with: ["Package.swift", ".git"]) else {
      return nil
    }
    let path = "\(home)/\(name)"
    return (try? SystemFile.status(of: path))?.kind ?? .folder == .folder ? path : nil
  }
}
