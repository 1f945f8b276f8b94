import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// A writer that saves failing inputs in a campaign's folder, which it organizes like a corpus.
struct RegressionKeeper {
  /// The maximum length of a failure's message in the journal, in characters.
  private static let longestMessage = 1000

  private let folder: CampaignFolder
  private let order: CampaignOrder
  /// The versions of the fuzzed code, which are determined when the first failure is kept.
  private lazy var versions = Versions.here(order.program, order.sanitizer)
  /// For each failure's origin, the first campaign that found the failure; the names are read when
  /// the first failure is found.
  private lazy var known = folder.knownFailures(started: order.started)
  /// The results whose inputs couldn't be written, with their journal lines.
  private var unwritten: [(Examiner.Result, JournalLine.Finding)] = []

  init(_ folder: CampaignFolder, _ order: CampaignOrder) {
    (self.folder, self.order) = (folder, order)
  }

  /// Returns the journal line for a failing input, and writes the input if its failure is new.
  mutating func finding(of result: Examiner.Result) -> JournalLine.Finding {
    let (failure, property) = (result.failure, result.input.property)
    let finding = JournalLine.Finding(
      property: property.name, artifact: folder.relative(result.input.path),
      what: failure.what, origin: failure.origin, executions: result.input.executions,
      message: String(failure.message.prefix { !$0.isNewline }).shortened(to: Self.longestMessage),
      choices: failure.choices,
      shrunk: result.isShrunk, known: known[failure.origin])
    return result.isRepeat ? finding : write(result, finding) ?? finding
  }

  /// Writes inputs that couldn't be written before, and returns their journal lines.
  mutating func retry() -> [JournalLine.Finding] {
    let results = unwritten
    unwritten = []
    return results.compactMap { write($0, $1) }
  }

  /// Writes an input and returns its journal line, or keeps the input for later.
  private mutating func write(
    _ result: Examiner.Result, _ finding: JournalLine.Finding
  ) -> JournalLine.Finding? {
    guard let bytes = try? Blob.decode(finding.choices) else { return nil }
    let name = "\(finding.what.rawValue)-\(Corpus.fileName(of: bytes))"
    var kept = finding
    kept.versions = versions
    do throws(CorpusError) {
      let file = try folder.regressions.saveRegression(
        bytes, result.failure.input, named: name, of: result.input.property)
      kept.regression = folder.relative(file.path)
    } catch .exists(let path) {
      // The name is derived from the bytes, so an existing file contains the same input.
      kept.regression = folder.relative(path)
    } catch {
      unwritten.append((result, finding))
      return nil
    }
    return kept
  }
}

/// The versions of everything on which a failure depends.
enum Versions {
  /// A line about the code in this folder, the compiler that built this program, and the system.
  static func here(_ program: String, _ sanitizer: String?) -> String {
    let code = commit.map { " at \($0)" } ?? ""
    let built = sanitizer.map { ", with the sanitizer “\($0)”" } ?? ""
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    return "\(program)\(code), built by \(compiler)\(built); \(system), \(machine)"
      .visibleInLine
  }

  /// The code's commit, with “-dirty” if files were changed, or `nil` if Git can't determine it.
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
