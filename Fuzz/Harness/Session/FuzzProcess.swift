import Foundation
import PropertyConsole
import PropertyCorpus

/// One libFuzzer process that fuzzes one law, with its output in a log.
struct FuzzProcess {
  let property: String
  /// The destination of its output.
  let log: String
  /// When it was started, by the monotonic clock.
  let began = MonotonicClock.now
  /// The length of the log before it started.
  private let start: UInt64
  /// The file in which it counts what failed like others before; nil if it doesn't.
  private let tally: String?
  private let program: ChildProgram

  /// How much of a log is read at once; it may be long, and is read several times per second.
  private static let piece = 32_768

  /// What a target's environment has.
  ///
  /// The target could set these by itself, but only by starting again, which is half of its start.
  static let environment = [
    "PROPERTY_FUZZ_SETTLED": "1", "SWIFT_BACKTRACE": "enable=no",
    "SWIFT_DETERMINISTIC_HASHING": "1",
  ]

  /// Starts fuzzing.
  /// - Parameters:
  ///   - property: the law's name.
  ///   - binary: the target's path.
  ///   - arguments: libFuzzer's arguments and corpus folders.
  ///   - log: the destination of its output.
  ///   - tally: the file in which it counts what failed like others before; nil if it doesn't.
  init(
    _ property: String, binary: String, arguments: [String], log: String, tally: String? = nil
  ) throws(UsageError) {
    (self.property, self.log, self.tally) = (property, log, tally)
    start = UInt64(SystemFile.size(of: log))
    program = try ChildProgram(
      [binary, "--property=\(property)", "--ends-with-stdin", "-print_final_stats=1"] + arguments,
      environment: Self.environment, log: log)
  }

  var isRunning: Bool { program.isRunning }
  var code: Int32? { program.code }

  /// Sends it a signal: SIGUSR1 ends libFuzzer cleanly after the current input, SIGTERM at once.
  func signal(_ number: Int32) { program.signal(number) }

  /// Its output so far.
  var status: FuzzStatus? { FuzzStatus(log: head + tail) }

  /// How many inputs have failed like others before, by origin.
  var again: [String: Int] { tally.map(FailureTally.counts) ?? [:] }

  /// How many inputs it had checked when the one at `path` failed, or by now.
  func executions(_ path: String) -> Int {
    tally.map { InputTally.checked(besides: $0, until: path) } ?? status?.runs ?? 0
  }

  /// What its time and its inputs were spent on.
  var spending: JournalLine.Spending? {
    guard let tally else { return nil }
    let since = status?.since ?? program.ended ?? MonotonicClock.now
    return InputTally.spending(besides: tally, reading: CampaignTime.rounded(max(0, since - began)))
  }

  /// How long it has been fuzzing, in seconds, from when it had read its corpus.
  var seconds: Double {
    guard let since = status?.since else { return 0 }
    return max(0, (program.ended ?? MonotonicClock.now) - since)
  }

  /// The first line in which the target says why it can't run.
  var trouble: String? {
    (head + tail).split(separator: "\n").first { $0.hasPrefix("error: ") }
      .map { String($0.dropFirst(7)) }
  }

  /// The start of its own part of the log, with its initial status.
  private var head: String { read(from: start) }

  /// And the end; before it ends, libFuzzer recommends a dictionary after the last status.
  private var tail: String {
    let (size, piece) = (UInt64(SystemFile.size(of: log)), UInt64(Self.piece))
    return size > start + piece ? read(from: max(start + piece, size - piece)) : ""
  }

  private func read(from offset: UInt64) -> String {
    guard let handle = FileHandle(forReadingAtPath: log) else { return "" }
    defer { try? handle.close() }
    try? handle.seek(toOffset: offset)
    return String(decoding: (try? handle.read(upToCount: Self.piece)) ?? Data(), as: UTF8.self)
  }
}
