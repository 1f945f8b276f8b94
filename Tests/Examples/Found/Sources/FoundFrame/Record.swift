import Foundation

/// A row in `Records` with the keys that Swift needs; `README.md` explains all keys.
public struct Record: Hashable, Sendable, Codable {
  /// The finding's identifier, in kebab case.
  public let id: String
  /// The mistake, as a sentence.
  public let title: String
  /// The name of the law that made the finding.
  public let law: String
  /// The kind of comparison in the law.
  public let kind: LawKind
  /// Swift that shows the mistake: an expression, or statements with `return`.
  public let line: String
  /// The result of `String(describing:)` for the line's value, or `traps` or `hangs`.
  public let comes: String
  /// The right result.
  public let expected: String
  /// The median of the cases until the law makes the finding.
  public let cases: Int?

  /// The records of several files; ends the process with 2 and one line if they can't be read.
  ///
  /// - Parameters:
  ///   - names: the files' names without their extensions.
  ///   - package: the folder of the package.
  public static func loaded(_ names: [String], of package: URL) -> [Record] {
    names.flatMap { name in
      do {
        let url = package.appending(path: "Records/\(name).json")
        return try JSONDecoder().decode([Record].self, from: Data(contentsOf: url))
      } catch {
        let problem = "can't be read; records.py --check shows what is wrong"
        FileHandle.standardError.write(Data("error: Records/\(name).json \(problem)\n".utf8))
        exit(2)
      }
    }
  }
}

/// The current result of a line, compared with the record.
public enum Standing: String, Sendable, Codable {
  /// It gives the recorded result.
  case stillSo = "still so"
  /// It gives the expected result.
  case fixed = "fixed in this version"
  /// The result is different from both.
  case changed
}

/// The result of repeating a record.
public struct Repetition: Sendable, Codable {
  /// The finding's identifier.
  public let id: String
  /// The mistake, as a sentence.
  public let title: String
  /// The result's comparison with the record.
  public let standing: Standing
  /// The current result of the line.
  public let comes: String

  /// Repeats the line of `record` in a child process.
  ///
  /// - Parameters:
  ///   - record: the record.
  ///   - line: the line, which gives its result as text.
  ///   - seconds: the time limit of the line.
  public init(_ record: Record, seconds: UInt32 = 5, _ line: () throws -> String) {
    (id, title) = (record.id, record.title)
    comes = isolated(seconds: seconds, line).description
    standing =
      comes == record.comes ? .stillSo : comes == record.expected ? .fixed : .changed
  }
}

/// The value of a record's line, in the form of the record's text.
public func shown<Value>(_ line: () throws -> Value) throws -> String {
  String(describing: try line())
}
