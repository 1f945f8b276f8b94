import Foundation
import PropertyConsole
import PropertyCorpus
import RuleTesting

/// The results of checking a field, in the form printed as JSON.
struct JudgeRecord: Encodable {
  struct Break: Encodable {
    let law: String
    let statement: String
    let steps: [String]
    let expected: String
    let found: String
    let cause: String
    let remedy: String
    let choices: String
    let keystrokes: [String]
    let anyText: Bool
    /// The path of the file with the requests after which the field's program exited, if no single
    /// input makes the program exit.
    let requests: String?
  }

  let field: String
  let checked: [String]
  let notChecked: [String]
  let broken: [Break]
  /// The known breaks that still occur, and those that no longer do.
  let (known, gone): ([KnownRecord], [KnownRecord])
  let notes: [String]
  let barelyTested: [String]
  let cases: Int
  let casesOfLaws: [Int]
  let edits: EditCounts

  init(_ report: FieldReport, _ files: [String?]) {
    (field, checked) = (report.field, report.checked)
    notChecked = report.left.map(\.inCommandTerms)
    broken = zip(report.failures, files).map { failure, file in
      Break(
        law: failure.law, statement: failure.statement, steps: failure.steps,
        expected: failure.expected, found: failure.found, cause: failure.cause.inCommandTerms,
        remedy: failure.remedy.inCommandTerms, choices: failure.choices,
        keystrokes: failure.keystrokes.map(\.words), anyText: failure.isOfAnyText, requests: file)
    }
    gone = report.gone.map(KnownRecord.init)
    known = report.known.filter { !report.gone.contains($0) }.map(KnownRecord.init)
    (notes, barelyTested) =
      (report.notes.map(\.inCommandTerms), report.warnings.map(\.inCommandTerms))
    (cases, casesOfLaws, edits) = (report.cases, report.casesOfLaws, report.counts)
  }
}

struct KnownRecord: Codable {
  let law: String
  /// The keystrokes, such as `type −`; empty if no single input repeats the break.
  let keystrokes: [String]
  let found: String
  /// Whether any text breaks the law, and not only these keystrokes.
  let anyText: Bool

  init(_ known: KnownBreak) {
    (law, found, anyText) = (known.law, known.found, known.isOfAnyText)
    keystrokes = known.keystrokes.map(\.words)
  }

  /// The break, or `nil` if a keystroke can't be read.
  fileprivate var known: KnownBreak? {
    let keystrokes = keystrokes.compactMap(Keystroke.init(words:))
    if keystrokes.count < self.keystrokes.count { return nil }
    return KnownBreak(law: law, keystrokes: keystrokes, found: found, isOfAnyText: anyText)
  }
}

/// A file of known breaks, as `judge --json` prints them.
enum KnownFile {
  private struct Content: Decodable {
    let broken: [KnownRecord]
    let known: [KnownRecord]?
  }

  static func breaks(of path: String) throws -> [KnownBreak] {
    let bytes = Data(try MeaningOptions.content(of: path))
    guard let content = try? JSONDecoder().decode(Content.self, from: bytes) else {
      throw UsageError(
        "“\(path.beginning)” isn't output of judge --json; create it with judge --json")
    }
    return try (content.broken + (content.known ?? [])).map { record in
      guard let known = record.known else {
        throw UsageError(
          "“\(path.beginning)” has an unknown keystroke for \(record.law); create the file again "
            + "with judge --json")
      }
      return known
    }
  }
}

#if os(Linux) || os(macOS)
  /// A file with the requests after which a field's program exited, as lines of JSON.
  struct RequestsFile {
    let path: String

    /// Writes requests to a new file in the current folder.
    init(writing requests: String, of field: String) throws(UsageError) {
      let plain = field.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
      let name = String(plain.prefix(40))
      let names = (1...1_000).map { "\(name)-ended-\($0).jsonl" }
      path = names.first { (try? SystemFile.exists($0)) == false } ?? names[0]
      try write(requests)
    }

    init(_ path: String) { self.path = path }

    private func write(_ requests: String) throws(UsageError) {
      do throws(SystemError) {
        try SystemFile.replace(path, with: Array(requests.utf8))
      } catch {
        throw UsageError("“\(path.beginning)” can't be written (\(error)); use another folder")
      }
    }

    /// Sends the requests to a new process; if the process exits, searches for fewer requests after
    /// which it also exits.
    /// - Returns: 1 if the process doesn't answer all requests, otherwise 0.
    func replay(_ command: [String], _ limits: DriverLimits) throws -> Int32 {
      let requests = try read()
      let (replay, progress) = (DriverReplay(command, limits: limits), ProgressLine())
      guard let problem = try replay.ending(after: requests) else {
        try Output.print("the driver answered all \(requests.count.grouped) requests in \(path)")
        return 0
      }
      let fewer = replay.shrunk(requests, ending: problem.kind, most: Self.mostProcesses) {
        progress.show("\($1) requests left", $0, of: Self.mostProcesses)
      }
      progress.clear()
      let word = try replay.ending(after: fewer)?.kind == problem.kind ? "also" : "but not"
      let shorter = RequestsFile(path.replacing(/\.jsonl$/, with: "") + "-short.jsonl")
      let lines = fewer.map { "{\"do\":\($0)}\n" }.joined()
      try shorter.write(lines)
      try Output.print(
        """
        the driver \(problem) after the \(requests.count.grouped) requests in \(path),
        \(word) after the \(fewer.count.grouped) requests in \(shorter.path)
        """)
      return 1
    }

    private func read() throws -> [String] {
      let text = String(decoding: try MeaningOptions.content(of: path), as: UTF8.self)
      return try text.split(separator: "\n").enumerated().map { index, line in
        if let request = DriverReplay.request(of: line) { return request }
        throw UsageError(
          "line \(index + 1) of “\(path.beginning)” isn't a request; write it like this: "
            + #"{"do":"type","text":"1"}"#)
      }
    }

    /// The maximum number of processes to start in the search for fewer requests.
    private static let mostProcesses = 400
  }
#endif

// The translation of advice for fields in Swift into this command's options.
extension String {
  /// The text, with parts of a meaning in Swift replaced by this command's options; for example,
  /// `always(_:_:)` becomes `--matches`.
  var inCommandTerms: String {
    let room = /\.keepsContent\(…, upTo: (\d+)\)/
    var text = replacing(room) { "--keeps SET --up-to \($0.output.1)" }
    for (swift, option) in Self.sentences { text = text.replacing(swift, with: option) }
    let part = /\.?([a-z]\w+)\((?:_:)+\)|\.([a-z]\w+)(?:\([^)]*\))?/
    return text.replacing(part) { match in
      (match.output.1 ?? match.output.2).flatMap { Self.options[String($0)] }
        ?? String(match.output.0)
    }
    .replacing(/choices: "([^"]*)" as an argument of the test/) { "--choices \($0.output.1)" }
  }

  private static let sentences = [
    ("add it with TestedField.value(_:)", "add “value” to the driver's “can”"),
    (
      "DriverLimits(answer: 10), and each law more seconds",
      "--answer 10, and each law: --seconds 60"
    ),
    ("give each law more seconds", "give each law more seconds, as in --seconds 60"),
    ("with typing:", "with --typing"),
  ]

  /// The options for the parts of a meaning, by their names in Swift.
  private static let options = [
    "equals": "--equals", "always": "--matches", "accepts": "--accepts", "atMost": "--at-most",
    "characters": "--characters", "onlyCharacters": "--only", "keepsContent": "--keeps",
    "value": "--value", "deletionsPass": "--deletions-pass",
    "backspaceEmpties": "--backspace-empties", "formattingIsIdempotent": "--idempotent",
    "caretStaysBesideTyped": "--caret", "pasteEqualsTyping": "--paste-equals-typing",
  ]
}
