import Foundation
import PropertyTesting

/// The kind of comparison that a law makes.
public enum LawKind: String, Sendable, Codable, CaseIterable {
  /// A second implementation that never calls the code under test.
  case oracle
  /// A statement in the documentation about a result.
  case postcondition
  /// A model with state.
  case model
  /// A value that is written and then read back.
  case roundTrip = "round trip"
  /// An identity between calls, such as a law of sets.
  case algebra
  /// The claim that no input traps or hangs.
  case noCrash = "no crash"
}

/// The inputs for which a law is checked.
public enum Scope: Hashable, Sendable {
  /// All inputs.
  case everything
  /// Inputs that no known finding explains, so that a failure for such an input is a new finding.
  case beyondKnown
  /// Inputs that are explained by one finding.
  case only(finding: String)
}

/// A law about software of other projects, and the findings that break the law.
///
///     Law("decimal-description-is-read-back", .roundTrip, forAll: decimals) { decimal in
///       try requireEqual(Decimal(string: "\(decimal)"), decimal)
///     }
public struct Law: Sendable {
  /// The law's name, which records use.
  public let name: String
  /// The kind of comparison that the law makes.
  public let kind: LawKind
  /// The identifiers of the findings that break the law.
  public let findings: [String]
  /// The property that states the law.
  public let property: Property<Scope>

  /// Creates the law that `claim` throws no error for any input of `generator`.
  ///
  /// - Parameters:
  ///   - name: the law's name, in kebab case.
  ///   - kind: the kind of comparison that the law makes.
  ///   - generator: makes the inputs; use `zip` for several inputs.
  ///   - causes: a function for each finding that breaks the law, which returns whether the finding
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

  /// The number of cases until the law fails because of a finding, or `nil` if it holds.
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

/// A row in `Records`, with the keys that the Swift code needs; `README.md` explains all keys.
public struct Record: Hashable, Sendable, Codable {
  /// The finding's identifier, in kebab case.
  public let id: String
  /// The mistake, in a sentence.
  public let title: String
  /// The name of the law that detected the mistake.
  public let law: String
  /// The kind of comparison that the law makes.
  public let kind: LawKind
  /// Swift code that shows the mistake: an expression, or statements with `return`.
  public let line: String
  /// The text of the line's value, as from `String(describing:)`, or `traps` or `hangs`.
  public let comes: String
  /// The correct result.
  public let expected: String
  /// The median number of cases until the law detects the mistake.
  public let cases: Int?

  /// Reads the records of several files; ends the process with one line and exit code 2 on failure.
  ///
  /// - Parameters:
  ///   - names: the names of the files, without extensions.
  ///   - package: the package's folder.
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

/// The current result of a line in comparison with the record.
public enum Standing: String, Sendable, Codable {
  /// The line has the recorded result.
  case stillSo = "still so"
  /// The line has the expected result.
  case fixed = "fixed in this version"
  /// The line has another result.
  case changed
}

/// The result of running a record's line again.
public struct Repetition: Sendable, Codable {
  /// The finding's identifier.
  public let id: String
  /// The mistake, in a sentence.
  public let title: String
  /// The result in comparison with the record.
  public let standing: Standing
  /// The line's current result.
  public let comes: String

  /// Runs the line of `record` in a child process.
  ///
  /// - Parameters:
  ///   - record: the record.
  ///   - line: the line, which returns its result as text.
  ///   - seconds: the line's time limit in seconds.
  public init(_ record: Record, seconds: UInt32 = 5, _ line: () throws -> String) {
    (id, title) = (record.id, record.title)
    comes = isolated(seconds: seconds, line).description
    standing =
      comes == record.comes ? .stillSo : comes == record.expected ? .fixed : .changed
  }
}

/// The value that a record's line of code returns, in the form that records use.
public func shown<Value>(_ line: () throws -> Value) throws -> String {
  String(describing: try line())
}
