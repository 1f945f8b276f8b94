import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// A writer that saves shrunk failures in a campaign's folder, in the form of a corpus.
struct RegressionKeeper {
  private struct Input {
    let property: PropertyName
    let bytes: [UInt8]
    let text: String
    /// The journal's line about the input.
    let finding: JournalLine.Finding
  }

  /// The largest number of characters from a message in the journal.
  private static let longestMessage = 1000

  private let folder: CampaignFolder
  private let started: String
  /// The versions of the fuzzed code, which are determined when the first failure is kept.
  private lazy var versions = findVersions()
  private let findVersions: () -> String
  /// The failures that other campaigns have found, which are read when the first failure is found.
  private lazy var known = KnownFailures(before: folder, started: started)
  private var unwritten: [Input] = []

  init(
    _ folder: CampaignFolder, started: String,
    versions findVersions: @escaping () -> String = { Versions.here("fuzz", nil) }
  ) {
    (self.folder, self.started, self.findVersions) = (folder, started, findVersions)
  }

  /// Returns the journal's line about a failing input, and writes the input of a new failure.
  mutating func finding(of result: FailureTriage.Result) -> JournalLine.Finding {
    let (failure, property) = (result.failure, result.input.property)
    let finding = JournalLine.Finding(
      property: property.name, artifact: folder.relative(result.input.path),
      what: failure.what, origin: failure.origin, met: result.met,
      executions: result.input.executions,
      message: String(failure.message.prefix { !$0.isNewline }).shortened(to: Self.longestMessage),
      choices: failure.choices,
      shrunk: result.isShrunk, known: known[failure.origin])
    guard !result.isRepeat, let bytes = try? Blob.decode(failure.choices) else { return finding }
    let input = Input(property: property, bytes: bytes, text: failure.input, finding: finding)
    return write(input) ?? finding
  }

  /// Writes inputs that couldn't be written before, and returns the journal's lines about them.
  mutating func retry() -> [JournalLine.Finding] {
    let inputs = unwritten
    unwritten = []
    return inputs.compactMap { write($0) }
  }

  /// Writes an input and returns the journal's line about it, or keeps the input for later.
  private mutating func write(_ input: Input) -> JournalLine.Finding? {
    let corpus = folder.regressions
    let name = "\(input.finding.what.rawValue)-\(Corpus.fileName(of: input.bytes))"
    var finding = input.finding
    finding.versions = versions
    do throws(CorpusError) {
      let file = try corpus.saveRegression(
        input.bytes, input.text, named: name, of: input.property)
      finding.regression = folder.relative(file.path)
    } catch .exists(let path) {
      // The name is derived from the bytes, so an existing file contains the same input.
      finding.regression = folder.relative(path)
    } catch {
      unwritten.append(input)
      return nil
    }
    return finding
  }
}

/// The failures that other campaigns in the same folder have found.
struct KnownFailures {
  /// The names of the earliest campaigns that found a failure, by origin.
  private let campaigns: [String: String]

  /// Reads the journals of campaigns in the same folder that started before a campaign.
  init(before folder: CampaignFolder, started: String) {
    var campaigns: [String: String] = [:]
    let others = folder.siblings.compactMap { other in
      (try? other.order()).map { (folder: other, began: ($0.started, other.name)) }
    }
    // Two campaigns may have started in the same second.
    let earlier = others.filter { $0.began < (started, folder.name) }
    for other in earlier.sorted(by: { $0.began < $1.began }) {
      for line in other.folder.journal.lines {
        guard case .failure(let finding) = line.event, finding.isExamined else { continue }
        if campaigns[finding.origin] == nil { campaigns[finding.origin] = other.folder.name }
      }
    }
    self.campaigns = campaigns
  }

  /// The earliest other campaign that found a failure with this origin, or `nil` if none did.
  subscript(origin: String) -> String? { campaigns[origin] }
}

/// The versions of everything on which a failure depends.
enum Versions {
  /// A line about the code in this folder, the compiler that built this program, and the system.
  /// - Parameters:
  ///   - program: the fuzz program's name.
  ///   - sanitizer: the sanitizer with which the program was built, or `nil` for none.
  static func here(_ program: String, _ sanitizer: String?) -> String {
    let code = commit.map { " at \($0)" } ?? ""
    let built = sanitizer.map { ", with the sanitizer “\($0)”" } ?? ""
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    return "\(program)\(code), built by \(compiler)\(built); \(system), \(machine)"
      .visibleInLine
  }

  /// The commit of the code, with “-dirty” if files were changed, or `nil` without Git.
  private static var commit: String? {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: log) }
    let words = ["/usr/bin/env", "git", "describe", "--always", "--dirty", "--abbrev=12"]
    guard let git = try? ChildProgram(words, log: log) else { return nil }
    let end = MonotonicClock.now + longestWait
    while git.isRunning && MonotonicClock.now < end { usleep(1000) }
    guard git.code == 0 else { return nil }
    let text = try? String(contentsOfFile: log, encoding: .utf8)
    return text?.split(separator: "\n").first.map(String.init)
  }

  /// The time limit for Git, in seconds, after which a failure is reported without a commit.
  private static let longestWait = 5.0

  private static var compiler: String {
    #if compiler(>=6.4)
      "Swift 6.4 or later"
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #else
      "Swift 6.2"
    #endif
  }

  private static var machine: String {
    #if arch(arm64)
      "arm64"
    #elseif arch(x86_64)
      "x86_64"
    #else
      "another processor"
    #endif
  }
}
