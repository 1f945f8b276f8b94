import PropertyConsole
import PropertyCorpus

/// A file of outside vectors in which every row is well formed.
struct VectorFile {
  /// The path that was given.
  let path: String
  let format: VectorFormat
  let rows: [(row: any VectorRow, exception: VectorException?)]

  /// Reads the file at `path`.
  ///
  /// - Throws: `UsageError` if the file can't be read, or a line is malformed.
  init(reading path: String) throws(UsageError) {
    let bytes = try Self.bytes(at: path)
    do throws(MalformedVector) {
      let text = try VectorText(bytes)
      self.path = path
      format = try VectorCase(text.lines[0]).format
      rows = try Self.rows(of: text)
    } catch {
      throw UsageError("\(path):\(error.line): \(error.problem)")
    }
  }

  /// The rows of the lines.
  private static func rows(
    of text: VectorText
  ) throws(MalformedVector) -> [(row: any VectorRow, exception: VectorException?)] {
    var rows: [(row: any VectorRow, exception: VectorException?)] = []
    for line in text.lines {
      let vector = try VectorCase(line)
      rows += try vector.rows.map { ($0, vector.exceptions[$0.answerer]) }
    }
    return rows
  }

  /// The bytes of a file.
  ///
  /// - Throws: `UsageError` if the file can't be read.
  static func bytes(at path: String) throws(UsageError) -> [UInt8] {
    do throws(SystemError) {
      return try SystemFile.read(path)
    } catch {
      throw UsageError("\(path) can't be read (\(error)); give the path of a vector file")
    }
  }

  /// The results of the rows; exceptions are checked in both directions.
  func checked() -> VectorFileReport {
    var report = VectorFileReport(path: path, format: format)
    for (row, exception) in rows { report.add(VectorOutcome(of: row, exception)) }
    return report
  }
}

/// The lines of a file's text.
struct VectorText {
  /// A line that isn't blank, without its line break.
  struct Line {
    /// Counted from 1.
    let number: Int
    let text: String
  }

  /// The lines that aren't blank.
  let lines: [Line]

  /// - Throws: `MalformedVector` for the first line that is not UTF-8, and for an empty file.
  init(_ bytes: [UInt8]) throws(MalformedVector) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    var lines: [Line] = []
    let pieces = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      let line = piece.last == UInt8(ascii: "\r") ? piece.dropLast() : piece
      guard let text = String(validating: line, as: UTF8.self) else {
        throw MalformedVector(
          line: index + 1, problem: "the line is not UTF-8; save the file in that encoding")
      }
      if !text.allSatisfy(\.isWhitespace) { lines.append(Line(number: index + 1, text: text)) }
    }
    if lines.isEmpty { throw MalformedVector(line: 1, problem: "the file is empty; give it rows") }
    self.lines = lines
  }
}

/// A line that doesn't follow the format of its file.
struct MalformedVector: Error, Equatable {
  /// Counted from 1.
  let line: Int
  /// The mistake and its fix.
  let problem: String
}
