import Foundation
import PropertyCorpus

/// The standard output, to which commands print their results.
///
/// Swift's `print` isn't used, because it buffers text and ignores errors such as a full disk. All
/// output passes through this type, which escapes text from outside, such as file names and
/// messages.
package enum Output {
  /// Prints `text` and a line break to standard output.
  package static func print(_ text: String) throws(OutputError) {
    try print(styled: StyledText(text))
  }

  /// Prints a text that may have colored parts, and a line break, to standard output.
  package static func print(styled text: StyledText) throws(OutputError) {
    let text = text.written(colors: Terminal.hasColors) + "\n"
    do throws(SystemError) {
      try SystemFile.write(text.utf8, to: STDOUT_FILENO)
    } catch {
      throw error.code == EPIPE ? .readerLeft : .unwritable(reason: "\(error)")
    }
  }

  /// Makes standard output and standard error safe to write to, even if they are closed.
  ///
  /// Afterward, writing to a pipe without a reader, or beyond the limit on file sizes, fails
  /// instead of ending the process. The signals are handled rather than ignored, because child
  /// processes would inherit an ignored signal. A closed stream is replaced with one that can't be
  /// written to, so that the next file that is opened doesn't get its number.
  package static func prepare() {
    for name in [SIGPIPE, SIGXFSZ] { _ = signal(name) { _ in } }
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }
}

/// The reason standard output can't be written.
package enum OutputError: Error, Equatable {
  /// The reader closed standard output, as in `… | head`; no message is needed.
  case readerLeft
  /// Writing failed, and this is the system's reason.
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

/// A printer of results as JSON, with the keys in alphabetical order.
package enum JSON {
  package static func print(_ value: some Encodable) throws {
    try Output.print(try text(of: value))
  }

  package static func printLine(_ value: some Encodable) throws {
    try Output.print(try text(of: value, isPretty: false))
  }

  /// The JSON for `value`, without hidden characters.
  package static func text(of value: some Encodable, isPretty: Bool = true) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// The JSON, with hidden characters replaced by JSON escapes, so that decoding it gives the same
  /// texts.
  package static func escaped(_ json: String) -> String {
    var result = ""
    // Escape `##`, because a build server would interpret `##[…]` as a command.
    for scalar in json.replacing("##", with: "#\\u0023").unicodeScalars {
      if scalar.isHidden && scalar != "\n" {
        for unit in String(scalar).utf16 { result += String(format: "\\u%04X", unit) }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// A file that the user named for results.
///
/// It may be a new file, an existing one, a pipe or a device. A regular file is written completely
/// or not at all, and a link to it stays a link. Pipes, devices and this process's descriptors are
/// written to directly, because they must not be replaced with a new file.
package struct ResultFile {
  private enum Place {
    case file(path: String)
    case stream(path: String)
    case descriptor(Int32)
  }

  private let path: String

  package init(_ path: String) { self.path = path }

  /// Checks, as far as possible, that text can be written later.
  /// - Throws: `CorpusError.unwritable`, which names the user's path.
  package func prepare() throws(CorpusError) {
    try naming { () throws(SystemError) in
      switch try place() {
      case .file(let target): try SystemFile.requireWritable(target)
      case .stream(let target): if access(target, W_OK) != 0 { throw .last }
      case .descriptor(let number):
        let mode = fcntl(number, F_GETFL)
        if mode < 0 || mode & O_ACCMODE == O_RDONLY { throw SystemError(EBADF) }
      }
    }
  }

  /// Writes the text.
  /// - Throws: `CorpusError.unwritable`, which names the user's path.
  package func write(_ text: String) throws(CorpusError) {
    let bytes = Array(text.utf8)
    try naming { () throws(SystemError) in
      switch try place() {
      case .file(let target): try SystemFile.replace(target, with: bytes)
      case .stream(let target):
        let stream = open(target, O_WRONLY | O_CLOEXEC)
        if stream < 0 { throw .last }
        defer { close(stream) }
        try SystemFile.write(bytes, to: stream)
      case .descriptor(let number): try SystemFile.write(bytes, to: number)
      }
    }
  }

  /// Performs `work`; an error names the path that the user gave.
  private func naming(_ work: () throws(SystemError) -> Void) throws(CorpusError) {
    do throws(SystemError) {
      try work()
    } catch {
      throw .unwritable(path: path, reason: "\(error)")
    }
  }

  /// The place to which the path leads after all links are followed.
  private func place() throws(SystemError) -> Place {
    var target = path
    for _ in 0..<40 {
      if let number = Self.descriptor(target) { return .descriptor(number) }
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else {
        return try Self.place(at: target)
      }
      let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
      target = link.hasPrefix("/") ? link : folder + link
    }
    throw SystemError(ELOOP)
  }

  private static func place(at target: String) throws(SystemError) -> Place {
    // A missing file isn't an error, because it is created later, together with its folder.
    guard try SystemFile.exists(target) else { return .file(path: target) }
    switch try SystemFile.status(of: target).kind {
    case .file: return .file(path: target)
    case .folder: throw SystemError(EISDIR)
    case .link, .pipe, .other: return .stream(path: target)
    }
  }

  /// The descriptor to which a path refers, or `nil` if it doesn't refer to one.
  ///
  /// The path isn't opened again, because writing to a regular file would then start at its
  /// beginning.
  private static func descriptor(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      let folders = ["/dev/fd/", "/proc/self/fd/"]
      guard let folder = folders.first(where: path.hasPrefix) else { return nil }
      return Int32(path.dropFirst(folder.count))
    }
  }
}
