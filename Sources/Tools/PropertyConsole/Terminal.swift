import Dispatch
import Foundation
import PropertyCorpus

/// What standard output and standard error can show.
package enum Terminal {
  /// Whether a person watches standard error, where progress goes.
  package static let showsProgress = isatty(STDERR_FILENO) == 1
  /// Whether standard output accepts colours: it is a terminal, and `NO_COLOR` is unset or empty.
  package static let hasColours =
    isatty(STDOUT_FILENO) == 1
    && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty

  /// The name of this program, as it was called.
  package static let program =
    CommandLine.arguments.first.flatMap { $0.split(separator: "/").last.map(String.init) } ?? ""

  /// How many columns a line has.
  package static var width: Int { columns(of: STDERR_FILENO) }
  /// How many columns a line of the results has; nil if no terminal shows them.
  package static var widthOfOutput: Int? {
    isatty(STDOUT_FILENO) == 1 ? columns(of: STDOUT_FILENO) : nil
  }

  /// Writes to standard error; if that is closed, the text is dropped.
  ///
  /// What others wrote is escaped. A terminal may take nothing: it is held with Ctrl-S, or nobody
  /// reads it any more. That stops no work: after a second the text waits alone.
  package static func note(_ text: String) { write(checked: text.visible.withoutBuildCommands) }

  /// Writes why a command has ended, in one line.
  package static func complain(_ problem: String) { note("error: \(problem.visibleInLine)\n") }

  /// Shows lines in the place of those that it showed before, unless the terminal hasn't taken all
  /// earlier text yet.
  /// - Returns: whether the lines are or will be written.
  package static func progress(_ lines: [String], over count: Int) -> Bool {
    guard unwritten.wait(timeout: .now()) == .success else { return false }
    let text = removal(of: count) + lines.map(\.visibleInLine).joined(separator: "\n")
    queue.async(group: unwritten) { write(text) }
    return true
  }

  /// Removes the lines that progress shows.
  package static func removeProgress(lines count: Int) { write(checked: removal(of: count)) }

  /// Moves to the start of the first of so many lines, and removes all from there on.
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
