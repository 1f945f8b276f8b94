import Foundation
import PropertyCorpus

/// What a command prints as its result: a line that can't be written is an error, never left out.
///
/// Swift's own `print` keeps text back and says nothing of a full disk.
package enum Output {
  /// Prints `text` and a line break on standard output.
  ///
  /// - Throws: `OutputError`, as soon as something can't be written.
  package static func print(_ text: String) throws(OutputError) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
    } catch {
      let reason = Corpus.reason(error)
      throw reason.code == EPIPE ? .readerLeft : .unwritable(reason: reason.text)
    }
  }

  /// Makes standard output and standard error safe to write to, whatever they are.
  ///
  /// A pipe whose reader left is then a write that fails, in place of a sudden end; an ignored
  /// signal would be handed down to child processes, a handler isn't. And a stream that is closed
  /// must not be taken by the next file that is opened; what is opened in its place can't be
  /// written to.
  package static func prepare() {
    _ = signal(SIGPIPE) { _ in }
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
