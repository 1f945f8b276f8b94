import Foundation
import PropertyCorpus

/// Prints a command's result: a line that can't be written is an error, never lost silently.
///
/// Swift's own `print` buffers text and ignores a full disk. What others wrote, such as names of
/// files and messages, is escaped here, because all of it leaves here.
package enum Output {
  /// Prints `text` and a line break on standard output.
  /// - Throws: `OutputError`, as soon as writing fails.
  package static func print(_ text: String) throws(OutputError) {
    try print(styled: StyledText(text))
  }

  /// Prints a text of which parts have a colour, and a line break.
  /// - Throws: `OutputError`, as soon as writing fails.
  package static func print(styled text: StyledText) throws(OutputError) {
    let text = text.written(colours: Terminal.hasColours) + "\n"
    do throws(SystemError) {
      try SystemFile.write(text.utf8, to: STDOUT_FILENO)
    } catch {
      throw error.code == EPIPE ? .readerLeft : .unwritable(reason: "\(error)")
    }
  }

  /// Makes standard output and standard error safe to write to, whatever they are.
  ///
  /// A pipe without a reader, or a limit of the size of files, then makes a write fail, instead of
  /// ending the process. A handler does this, because an ignored signal would be inherited by child
  /// processes. And the next file to be opened must not take the place of a closed stream, so
  /// something that can't be written to is opened in its place.
  package static func prepare() {
    for name in [SIGPIPE, SIGXFSZ] { _ = signal(name) { _ in } }
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }
}

/// Why standard output can't be written.
package enum OutputError: Error, Equatable {
  /// The reader has closed it, as in `… | head`; this needs no message.
  case readerLeft
  /// The system's reason.
  case unwritable(reason: String)
}

extension OutputError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .readerLeft: "standard output is closed"
    case .unwritable(let reason):
      "standard output can't be written (\(reason)); redirect it"
    }
  }
}
