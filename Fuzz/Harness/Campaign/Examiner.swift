import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// Checks failing inputs again and shrinks them, one at a time, while fuzzing continues.
///
/// Each input is examined in its own process, because an input may trap, never end, or use all
/// memory. The input is shrunk unless its failure is known. Hangs are examined last, because
/// shrinking a hang takes as long as checking hundreds of other inputs.
struct Examiner {
  struct Input: Hashable {
    let path: String
    let property: PropertyName
    /// The number of the property's inputs that were checked before the campaign noticed this one,
    /// if known.
    var executions: Int?

    fileprivate var isHang: Bool { FailureKind(artifact: path) == .hang }
  }

  struct Result {
    let input: Input
    let failure: Examination.Failure
    let isShrunk: Bool
    /// Whether an earlier input has failed in the same way.
    let isRepeat: Bool
  }

  private struct Running {
    let input: Input
    let program: ChildProgram
    let log: String
    /// The time at which the examination is killed, by the monotonic clock.
    let end: Double

    /// Whether another process has killed the examination, perhaps because memory ran out.
    var wasKilled: Bool {
      [-SIGKILL, -SIGTERM].contains(program.code) && (program.ended ?? end) < end
    }
  }

  private let binary: String
  private let folder: CampaignFolder
  private var waiting: [Input] = []
  /// The inputs whose examination was killed; they are examined when the campaign is resumed.
  private var killed: [Input] = []
  private var seen: Set<String>
  private var running: Running?
  /// The origins of reported failures.
  private var origins: Set<String>

  /// The time limits for an examination and for the examination of a hang, in seconds.
  private static let (longest, longestHang) = (300.0, 60.0)

  init(binary: String, folder: CampaignFolder, knowing findings: [JournalLine.Finding]) {
    self.binary = binary
    self.folder = folder
    let shrunk = Set(findings.filter { $0.isExamined && $0.shrunk }.map(\.origin))
    seen = Set(
      findings.filter { shrunk.contains($0.origin) }.map { "\(folder.path)/\($0.artifact)" })
    origins = shrunk
  }

  var isBusy: Bool { running != nil || !waiting.isEmpty }
  /// The inputs that haven't been examined yet.
  var unexamined: [Input] { (running.map { [$0.input] } ?? []) + waiting + killed }

  func isNew(_ path: String) -> Bool { !seen.contains(path) }

  /// Adds a failing input unless it was added before.
  mutating func add(_ input: Input) {
    if seen.insert(input.path).inserted { waiting.append(input) }
  }

  /// Starts and ends examinations that are due, unless the campaign is stopping, and returns the
  /// findings since the last call.
  mutating func proceed(isStopping: Bool) -> [Result] {
    if isStopping { return [] }
    var results: [Result] = []
    if let done = running {
      if done.program.isRunning {
        if MonotonicClock.now >= done.end { done.program.signal(SIGKILL) }
        return []
      }
      running = nil
      results = finish(done)
    }
    if running == nil, !waiting.isEmpty {
      let next = waiting.remove(at: waiting.firstIndex { !$0.isHang } ?? 0)
      if let known = start(next) { results.append(known) }
    }
    return results
  }

  func stop() { running?.program.signal(SIGKILL) }

  /// Ends the running examination, and returns what is known about its input; the input still
  /// counts as unexamined.
  mutating func abandon() -> [Result] {
    guard let last = running else { return [] }
    stop()
    running = nil
    waiting.append(last.input)
    return examination(in: last.log).map { results(of: last.input, $0) } ?? []
  }

  private mutating func finish(_ done: Running) -> [Result] {
    guard let examination = examination(in: done.log) else {
      if done.wasKilled {
        killed.append(done.input)
        return []
      }
      return [unknown(done.input, "the process that checked the input ended")]
    }
    if examination.failures.isEmpty {
      // The input was slow only once; it is examined again only if the fuzzer finds it slow again.
      if unlink(done.input.path) == 0 { seen.remove(done.input.path) }
      return []
    }
    return results(of: done.input, examination)
  }

  /// The results for an input's failures, which are then known: a later input that fails in the
  /// same way is a repeat.
  private mutating func results(of input: Input, _ examination: Examination) -> [Result] {
    examination.failures.map { failure in
      Result(
        input: input, failure: failure, isShrunk: examination.isShrunk,
        isRepeat: !origins.insert(failure.origin).inserted)
    }
  }

  /// Starts an examination; if this is impossible, returns a result with the reason.
  private mutating func start(_ input: Input) -> Result? {
    let log = folder.law(input.property) + "/examination"
    try? FileManager.default.removeItem(atPath: log)
    let words = [
      binary, "examine", input.path, "--property", input.property.name, "--ends-with-stdin",
    ]
    let known = origins.filter { $0.hasPrefix(input.property.name) }
    do {
      let program = try ChildProgram(
        words + known.flatMap { ["--known", $0] }, environment: FuzzProcess.environment, log: log)
      let limit = input.isHang ? Self.longestHang : Self.longest
      running = Running(
        input: input, program: program, log: log, end: MonotonicClock.now + limit)
      return nil
    } catch {
      return unknown(input, "\(error)")
    }
  }

  /// The result for an input that can't be examined.
  private func unknown(_ input: Input, _ reason: String) -> Result {
    let kind = FailureKind(artifact: input.path) ?? .trap
    let bytes = (try? Corpus.read(input.path)) ?? []
    let failure = Examination.Failure(
      what: kind, origin: "\(input.property.name): not examined (\(kind.rawValue))",
      message: "the input can't be checked: \(reason)", choices: Blob.encode(bytes), input: "")
    return Result(input: input, failure: failure, isShrunk: false, isRepeat: false)
  }

  /// The last examination in a process's output; the code under test may have written there too.
  private func examination(in log: String) -> Examination? {
    let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    try? FileManager.default.removeItem(atPath: log)
    for line in text.split(separator: "\n").reversed() where line.hasPrefix("{") {
      if let result = try? JSONDecoder().decode(Examination.self, from: Data(line.utf8)) {
        return result
      }
    }
    return nil
  }
}
