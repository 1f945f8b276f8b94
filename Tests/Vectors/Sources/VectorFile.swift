import PropertyConsole
import PropertyCorpus

/// A file of outside vectors, read completely: every row is well formed.
struct VectorFile {
  /// The path as it was given.
  let path: String
  let format: VectorFormat
  let rows: [any VectorRow]

  /// Reads the file at `path`.
  ///
  /// - Throws: `UsageError` if it can't be read, or a line is malformed.
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

  /// What the lines ask.
  static func rows(of text: VectorText) throws(MalformedVector) -> [any VectorRow] {
    var rows: [any VectorRow] = []
    for line in text.lines { rows += try VectorCase(line).rows }
    return rows
  }

  /// The bytes of a file.
  ///
  /// - Throws: `UsageError` if it can't be read.
  static func bytes(at path: String) throws(UsageError) -> [UInt8] {
    do throws(SystemError) {
      return try SystemFile.read(path)
    } catch {
      throw UsageError("\(path) can't be read (\(error)); give the path of a vector file")
    }
  }

  /// The results of the rows, with the exceptions checked in both directions.
  func checked(kinds: [VectorExceptionKind] = VectorExceptionKind.all) -> VectorFileReport {
    let judge = VectorJudge(kinds: kinds)
    var report = VectorFileReport(path: path, format: format)
    for row in rows {
      let answer = row.answer()
      report.add(judge.outcome(of: row, answer))
      if case .said(_, _, let agreement?) = answer { report.add(agreement) }
    }
    return report
  }
}
