import Foundation
import PropertyTesting

/// The kind of value with which a law compares results.
public enum LawKind: String, Sendable, Codable, CaseIterable {
  /// A second implementation that doesn't call the code under test.
  case oracle
  /// A statement in the documentation about the result.
  case postcondition
  /// A model that has state.
  case model
  /// The value that was written and read back.
  case roundTrip = "round trip"
  /// The results of related calls, for example according to a law of sets.
  case algebra
  /// Nothing: the law only claims that no input traps or hangs.
  case noCrash = "no crash"
}

/// The inputs for which a law is checked.
public enum Scope: Hashable, Sendable {
  /// All inputs.
  case everything
  /// Inputs that no known finding explains; a failure is a new finding.
  case beyondKnown
  /// Inputs that a single finding explains.
  case only(finding: String)
}

/// A law about software from other projects, with the findings that break it.
///
///     Law("decimal-description-is-read-back", .roundTrip, forAll: decimals) { decimal in
///       try requireEqual(Decimal(string: "\(decimal)"), decimal)
///     }
public struct Law: Sendable {
  /// The name of the law, which records refer to.
  public let name: String
  /// The kind of value with which the law compares results.
  public let kind: LawKind
  /// The identifiers of the findings that break the law.
  public let findings: [String]
  /// The property that is the law's claim.
  public let property: Property<Scope>

  /// Creates a law: `claim` doesn't throw an error for any input from `generator`.
  ///
  /// - Parameters:
  ///   - name: the name of the law, in kebab case.
  ///   - kind: the kind of value with which the law compares results.
  ///   - generator: generates the inputs; for several inputs, use `zip`.
  ///   - causes: for each finding that breaks the law, a function that returns whether the finding
  ///     explains a failing input.
  ///   - claim: throws an error if the law is broken, for example by calling `require`.
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

  /// Returns the number of cases until a finding breaks the law, or `nil` if none does.
  ///
  /// - Parameters:
  ///   - finding: the identifier of the finding.
  ///   - seed: the random seed for the search.
  ///   - limit: the maximum number of cases.
  public func casesUntilFound(_ finding: String, seed: UInt64, limit: Int) -> Int? {
    let settings = RunSettings(cases: limit, seed: seed, shrinkLimit: 0)
    let report = Run.check(property.about(.only(finding: finding)), settings)
    guard case .fails(let found) = report.outcome else { return nil }
    return found.first?.casesBefore
  }
}

/// A row of `Records`, with the keys that Swift code uses; `README.md` explains all keys.
public struct Record: Hashable, Sendable, Codable {
  /// The identifier of the finding, in kebab case.
  public let id: String
  /// The mistake, as a sentence.
  public let title: String
  /// The name of the law that found the mistake.
  public let law: String
  /// The kind of value with which the law compares results.
  public let kind: LawKind
  /// Swift code that shows the mistake: an expression, or statements that end with `return`.
  public let line: String
  /// The line's result: its `String(describing:)` text, or `traps`, `hangs` or `throws`.
  public let comes: String
  /// The result that would be correct.
  public let expected: String
  /// The median number of cases until the law detects the mistake.
  public let cases: Int?

  /// Reads the records in several files; if that fails, prints one line and exits with 2.
  ///
  /// - Parameters:
  ///   - names: the names of the files, without their extensions.
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

/// How the current result of a line compares with its record.
public enum Standing: String, Sendable, Codable {
  /// The result is the recorded one.
  case stillSo = "still so"
  /// The result is the expected one.
  case fixed = "fixed in this version"
  /// The result is neither the recorded one nor the expected one.
  case changed
}

/// The result of running the line of a record again.
public struct Repetition: Sendable, Codable {
  /// The identifier of the finding.
  public let id: String
  /// The mistake, as a sentence.
  public let title: String
  /// How the result compares with the record.
  public let standing: Standing
  /// The line's current result.
  public let comes: String

  /// Runs the line of a record in a child process.
  ///
  /// - Parameters:
  ///   - record: the record.
  ///   - line: runs the line of code, and returns its result as text.
  ///   - seconds: the time limit for the line, in seconds.
  public init(_ record: Record, seconds: UInt32 = 5, _ line: () throws -> String) {
    (id, title) = (record.id, record.title)
    comes = isolated(seconds: seconds, line).description
    standing =
      comes == record.comes ? .stillSo : comes == record.expected ? .fixed : .changed
  }
}

/// Returns the value of a record's line of code, as text in the form that records use.
public func shown<Value>(_ line: () throws -> Value) throws -> String {
  String(describing: try line())
}
