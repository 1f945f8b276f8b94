import Foundation
import PropertyConsole
import PropertyCorpus

/// A program that has its own process group, and must end when this process ends.
///
/// When the program ends, all processes in its group are killed, even a child process in which an
/// input hangs. The program's standard input is a pipe to which nothing is written. The pipe closes
/// when this process ends, even after `kill -9`, and a program that watches the pipe then exits
/// too. The parent-death signal isn't used: it exists only on Linux, is sent when the *thread* that
/// started the program ends, and isn't sent if the parent died earlier.
final class ChildProgram {
  /// The ID of the program's process, which is also the ID of the process group.
  private let id: pid_t
  private let ending: Ending
  /// The write end of the pipe that keeps the program's standard input open.
  private let lifetimePipe: Int32

  /// The program's exit status and end time, written by the thread that waits for the program.
  private final class Ending: @unchecked Sendable {
    private let lock = NSLock()
    private var value: (status: Int32, time: Double)?

    var known: (status: Int32, time: Double)? {
      get { lock.withLock { value } }
      set { lock.withLock { value = newValue } }
    }
  }

  /// Starts the program, and appends its output to a file.
  /// - Throws: `UsageError` with the system's reason if the program can't be started.
  init(_ arguments: [String], environment: [String: String] = [:], log: String) throws(UsageError) {
    let input = Spawn.pipe()
    let mode = O_WRONLY | O_CREAT | O_APPEND
    let output = open(log, mode | O_CLOEXEC, 0o644)
    let unopened = output < 0 ? errno : 0
    let (code, id) =
      output < 0
      ? (unopened, -1)
      : Spawn.start(arguments, environment, input: input.read, output: output, error: output)
    for end in [input.read, output] where end >= 0 { close(end) }
    (self.id, lifetimePipe, ending) = (id, input.write, Ending())
    if code != 0 {
      let program = arguments.first ?? ""
      throw UsageError("\(program) can't be started (\(SystemError(code)))")
    }
    let ending = ending
    Thread.detachNewThread {
      // Kill the group, which includes the program's child processes, before its ID can be reused.
      var ended = siginfo_t()
      while waitid(P_PID, id_t(id), &ended, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
      kill(-id, SIGKILL)
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0 && errno == EINTR {}
      ending.known = (status, MonotonicClock.now)
      SignalPipe.wake()
    }
  }

  deinit {
    if lifetimePipe >= 0 { close(lifetimePipe) }
  }

  var isRunning: Bool { ending.known == nil }
  /// The program's exit code, or the number of the signal that ended it, as a negative number;
  /// `nil` while the program runs.
  var code: Int32? {
    ending.known.map { $0.status & 0x7F == 0 ? ($0.status >> 8) & 0xFF : -($0.status & 0x7F) }
  }
  /// The time at which the program ended, by the monotonic clock, or `nil` while it runs.
  var ended: Double? { ending.known?.time }

  /// Sends a signal to the program and its children, unless it has ended.
  func signal(_ number: Int32) {
    if isRunning { kill(-id, number) }
  }
}

/// A libFuzzer process that fuzzes one law, and whose output is appended to a log.
struct FuzzProcess {
  let property: String
  let log: String
  let began = MonotonicClock.now
  /// The length of the log when the process was started, in bytes.
  private let start: UInt64
  private let program: ChildProgram

  /// The number of bytes to read from a log at once; a log may be read several times per second.
  private static let piece = 32_768

  /// The environment variables for a target; without them, the target would set them and restart
  /// itself, which doubles the startup time.
  static let environment = [
    "PROPERTY_FUZZ_SETTLED": "1", "SWIFT_BACKTRACE": "enable=no",
    "SWIFT_DETERMINISTIC_HASHING": "1",
  ]

  /// Starts a process that fuzzes; `arguments` contains options for libFuzzer, and corpus folders.
  init(
    _ property: String, binary: String, arguments: [String], log: String
  ) throws(UsageError) {
    (self.property, self.log) = (property, log)
    start = UInt64(SystemFile.size(of: log))
    program = try ChildProgram(
      [binary, "--property=\(property)", "--ends-with-stdin", "-print_final_stats=1"] + arguments,
      environment: Self.environment, log: log)
  }

  var isRunning: Bool { program.isRunning }
  var code: Int32? { program.code }

  /// Sends a signal: SIGUSR1 ends libFuzzer cleanly after the current input, and SIGTERM at once.
  func signal(_ number: Int32) { program.signal(number) }

  /// The last status in the output, or `nil` if there is none yet.
  var status: FuzzStatus? { FuzzStatus(log: head + tail) }

  /// The time for which the process has fuzzed since it read its corpus, in seconds.
  var seconds: Double {
    guard let since = status?.since else { return 0 }
    return max(0, (program.ended ?? MonotonicClock.now) - since)
  }

  /// The first error that the target printed, which explains why it can't run.
  var errorLine: String? {
    (head + tail).split(separator: "\n").first { $0.hasPrefix("error: ") }
      .map { String($0.dropFirst(7)) }
  }

  /// The start of this process's part of the log, which contains its initial status.
  private var head: String { read(from: start) }

  /// The end of the log.
  ///
  /// It is empty if `head` contains everything; the last status may be before a dictionary.
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

/// Receives the signals that stop a command, and lets the command wait for them.
///
/// The signals are INT, TERM and HUP. Each signal may arrive more than once; for example, `timeout`
/// sends its signal twice. The end of a child process wakes the command through the same pipe.
final class Interrupt {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Whether a signal had arrived at the last check.
  private(set) var hasCome = false

  init() { SignalPipe.carry(Self.signals) }

  var isReceived: Bool {
    wait(atMost: 0)
    return hasCome
  }

  /// Waits until a signal arrives or `SignalPipe.wake` is called, for at most `seconds`.
  func wait(atMost seconds: Double) {
    var request = pollfd(fd: SignalPipe.reading, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, Int32((min(max(0, seconds), 3600) * 1000).rounded(.up)))
    while let number = SignalPipe.next() { hasCome = hasCome || number != 0 }
  }

  /// Lets signals end the process again, because all results have been kept.
  func release() {
    for number in Self.signals { _ = signal(number, SIG_DFL) }
  }
}
