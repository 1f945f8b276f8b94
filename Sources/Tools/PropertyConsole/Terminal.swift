import Dispatch
import Foundation
import PropertyCorpus

/// The capabilities of standard output and standard error.
package enum Terminal {
  /// Whether standard error is a terminal, on which progress is shown.
  package static let showsProgress = isatty(STDERR_FILENO) == 1
  /// Whether standard output accepts colors: it is a terminal, and `NO_COLOR` is unset or empty.
  package static let hasColors =
    isatty(STDOUT_FILENO) == 1
    && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty

  package static let program =
    CommandLine.arguments.first.flatMap { $0.split(separator: "/").last.map(String.init) } ?? ""

  /// The width of the terminal on standard error, in columns; 80 if unknown or below 21.
  package static var width: Int { columns(of: STDERR_FILENO) }
  /// The width of standard output, in columns, or `nil` if it isn't a terminal.
  package static var widthOfOutput: Int? {
    isatty(STDOUT_FILENO) == 1 ? columns(of: STDOUT_FILENO) : nil
  }

  /// Writes text to standard error; if that is closed, the text is lost.
  ///
  /// External text is escaped. Writing to a terminal may block if a user has paused it with
  /// Ctrl-S or its reader is gone. This method therefore waits for at most a second, and the
  /// text is written later.
  package static func note(_ text: String) { write(checked: text.visible.withoutBuildCommands) }

  /// Writes the reason a command failed, in one line.
  package static func complain(_ problem: String) { note("error: \(problem.visibleInLine)\n") }

  /// Replaces the last `count` lines with `lines`, unless the terminal hasn't accepted all earlier
  /// text yet.
  /// - Returns: whether the lines have been or will be written.
  package static func progress(_ lines: [String], over count: Int) -> Bool {
    guard unwritten.wait(timeout: .now()) == .success else { return false }
    let text = removal(of: count) + lines.map(\.visibleInLine).joined(separator: "\n")
    queue.async(group: unwritten) { write(text) }
    return true
  }

  package static func removeProgress(lines count: Int) { write(checked: removal(of: count)) }

  /// The control characters that remove the last `count` lines.
  private static func removal(of count: Int) -> String {
    (count > 1 ? "\u{1B}[\(count - 1)A" : "") + "\r\u{1B}[J"
  }

  private static func write(checked text: String) {
    guard showsProgress else { return write(text) }
    queue.async(group: unwritten) { write(text) }
    _ = unwritten.wait(timeout: .now() + 1)
  }

  private static let queue = DispatchQueue(label: "terminal")
  private static let unwritten = DispatchGroup()

  private static func write(_ text: String) {
    try? SystemFile.write(text.utf8, to: STDERR_FILENO)
  }

  private static func columns(of terminal: Int32) -> Int {
    var size = winsize()
    let isKnown = ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 20
    return isKnown ? Int(size.ws_col) : 80
  }
}

/// A line on a terminal that shows the current work, its progress, its speed and the time left.
///
///     LengthNeverExceedsLimit  ███████░░░░░░░  52%   231,402/s   4 s left
///
/// If there is no terminal, nothing is printed or, if requested, a plain line from time to time.
package final class ProgressLine {
  private let start = Date()
  private var lastDrawn = Date.distantPast
  /// The number of seconds between plain lines if there is no terminal, or `nil` to print none.
  private let plainSeconds: Double?

  package init(plainSeconds: Double? = nil) { self.plainSeconds = plainSeconds }

  /// Shows that `done` of `total` steps of the work `name` are done; the line is redrawn at most
  /// ten times per second.
  package func show(_ name: String, _ done: Int, of total: Int, since began: Date? = nil) {
    guard Terminal.showsProgress else { return write(name, done, of: total) }
    guard Date().timeIntervalSince(lastDrawn) > 0.1 else { return }
    lastDrawn = Date()
    let seconds = max(0.001, Date().timeIntervalSince(began ?? start))
    let rate = Double(done) / seconds
    let left = rate > 0 ? Double(total - done) / rate : 0
    let line = [
      name.padded(to: 34), bar(done, of: total), "\(done * 100 / max(1, total))%",
      "\(Int(rate).grouped)/s", "\(Int(left.rounded(.up))) s left",
    ].joined(separator: "  ")
    _ = Terminal.progress([line], over: 1)
  }

  private func write(_ name: String, _ done: Int, of total: Int) {
    let last = max(start, lastDrawn)
    guard let plainSeconds, Date().timeIntervalSince(last) > plainSeconds else { return }
    lastDrawn = Date()
    Terminal.note("\(name.visibleInLine): \(done.grouped) of \(total.grouped)\n")
  }

  package func clear() {
    if Terminal.showsProgress { Terminal.removeProgress(lines: 1) }
  }

  private func bar(_ done: Int, of total: Int) -> String {
    let full = min(20, done * 20 / max(1, total))
    return String(repeating: "█", count: full) + String(repeating: "░", count: 20 - full)
  }
}

/// A pipe that passes signals to a waiting loop.
///
/// It is needed because a signal handler can do little more than write a byte. Each process has
/// only one signal pipe, because a signal handler has no context other than global variables.
/// Signals are handled rather than ignored, because child processes don't inherit handlers, but
/// would inherit an ignored signal.
package enum SignalPipe {
  private static let ends = {
    let ends = Spawn.pipe()
    // The ends don't block, so that a full pipe doesn't stop the handler.
    for end in [ends.read, ends.write] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return ends
  }()

  /// The end of the pipe on which a loop waits.
  package static var reading: Int32 { ends.read }

  /// Passes each occurrence of these signals from now on, unless the system can't create a pipe.
  package static func carry(_ signals: [Int32]) {
    guard ends.write >= 0 else { return }
    var all = sigset_t()
    sigemptyset(&all)
    for number in signals {
      sigaddset(&all, number)
      let earlier = signal(number) { SignalPipe.write(UInt8(truncatingIfNeeded: $0)) }
      // Keep ignoring HUP in a command that nohup started, which must continue after its terminal
      // is closed.
      if number == SIGHUP, isIgnoring(earlier) { _ = signal(number, SIG_IGN) }
    }
    // Unblock the signals, because the caller may have blocked them, as a test runner's threads do.
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
  }

  /// The next signal, 0 for a call to `wake`, or `nil` if there is neither.
  package static func next() -> Int32? {
    var byte: UInt8 = 0
    return read(reading, &byte, 1) == 1 ? Int32(byte) : nil
  }

  /// Wakes the waiting loop, from any thread.
  package static func wake() { write(0) }

  private static func write(_ byte: UInt8) {
    let kept = errno
    var byte = byte
    _ = Foundation.write(ends.write, &byte, 1)
    errno = kept
  }

  private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
