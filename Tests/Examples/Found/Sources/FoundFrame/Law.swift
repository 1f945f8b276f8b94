import Foundation
import PropertyTesting

/// The kind of comparison in a law.
public enum LawKind: String, Sendable, Codable, CaseIterable {
  /// A second implementation that never calls the code under test.
  case oracle
  /// A statement of the documentation about a result.
  case postcondition
  /// A stateful model.
  case model
  /// A written value is read back.
  case roundTrip = "round trip"
  /// An identity between calls, such as the laws of sets.
  case algebra
  /// No input traps or hangs.
  case noCrash = "no crash"
}

/// The set of inputs for which a law is checked.
public enum Scope: Hashable, Sendable {
  /// All inputs.
  case everything
  /// Inputs that no known finding explains; if the law is broken for such an input, the break is
  /// new.
  case beyondKnown
  /// Inputs that one finding explains.
  case only(finding: String)
}

/// A law about other people's code, with the findings that break the law.
///
///     Law("decimal-description-is-read-back", .roundTrip, forAll: decimals) { decimal in
///       try requireEqual(Decimal(string: "\(decimal)"), decimal)
///     }
public struct Law: Sendable {
  /// The law's name, which the records use.
  public let name: String
  /// The kind of comparison.
  public let kind: LawKind
  /// The identifiers of the findings that break the law.
  public let findings: [String]
  /// The law itself.
  public let property: Property<Scope>

  /// Creates the law that `claim` doesn't throw for any input of `generator`.
  ///
  /// - Parameters:
  ///   - name: the law's name, in kebab case.
  ///   - kind: the kind of comparison.
  ///   - generator: makes the input; see `zip` for several inputs.
  ///   - causes: for each finding that breaks the law, a function that returns whether the finding
  ///     explains a failing input.
  ///   - claim: throws, for example with `require`, if the law is broken.
  public init<Input>(
    _ name: String, _ kind: LawKind, forAll generator: Generator<Input>,
    causes: KeyValuePairs<String, @Sendable (Input) -> Bool> = [:],
    _ claim: @escaping @Sendable (Input) throws -> Void
  ) {
    self.name = name
    self.kind = kind
    findings = causes.map(\.key)
    let known = Dictionary(causes.map { ($0.key, $0.value) }) { first, _ in first }
    property = Property(forAll: generator, named: PropertyName(chapter: "Found", name: name)) {
      (scope: Scope, input: Input) in
      switch scope {
      case .everything: break
      case .beyondKnown: if known.values.contains(where: { $0(input) }) { return }
      case .only(let finding): guard known[finding]?(input) == true else { return }
      }
      try claim(input)
    }
  }

  /// The number of cases until the law fails because of a finding, or `nil` if it doesn't fail.
  ///
  /// - Parameters:
  ///   - finding: the finding's identifier.
  ///   - seed: the random seed of the search.
  ///   - limit: the largest number of cases.
  public func casesUntilFound(_ finding: String, seed: UInt64, limit: Int) -> Int? {
    let settings = RunSettings(cases: limit, seed: seed, shrinkLimit: 0)
    let report = Run.check(property.about(.only(finding: finding)), settings)
    guard case .fails(let found) = report.outcome else { return nil }
    return found.first?.casesBefore
  }
}

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
  /// The line gives the recorded result.
  case stillSo = "still so"
  /// The line gives the expected result.
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
  /// How the result compares with the record.
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

/// The value that a record's line of code returns, written as in the record.
public func shown<Value>(_ line: () throws -> Value) throws -> String {
  String(describing: try line())
}
