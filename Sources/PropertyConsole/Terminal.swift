import Dispatch
import Foundation

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

  /// `text` in green, if colours are accepted.
  package static func good(_ text: String) -> String { coloured(text, "32") }
  /// `text` in red, if colours are accepted.
  package static func bad(_ text: String) -> String { coloured(text, "31") }

  /// Writes to standard error; if that is closed, the text is dropped.
  ///
  /// A terminal may take nothing: it is held with Ctrl-S, or nobody reads it any more. That stops
  /// no work: after a second the text waits alone.
  package static func note(_ text: String) {
    guard showsProgress else { return write(text) }
    queue.async(group: unwritten) { write(text) }
    _ = unwritten.wait(timeout: .now() + 1)
  }

  /// Writes to the terminal unless it hasn't taken all earlier text yet.
  ///
  /// - Returns: whether the text is or will be written.
  package static func progress(_ text: String) -> Bool {
    guard unwritten.wait(timeout: .now()) == .success else { return false }
    queue.async(group: unwritten) { write(text) }
    return true
  }

  private static let queue = DispatchQueue(label: "terminal")
  private static let unwritten = DispatchGroup()

  private static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  private static func columns(of terminal: Int32) -> Int {
    var size = winsize()
    let isKnown = ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 20
    return isKnown ? Int(size.ws_col) : 80
  }

  private static func coloured(_ text: String, _ code: String) -> String {
    hasColours ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
