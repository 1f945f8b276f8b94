import PropertyCorpus
import PropertyTesting

extension TestedField {
  /// Checks the field against its laws.
  /// - Parameters:
  ///   - meaning: what the field must do.
  ///   - typing: texts that people type or paste into it.
  ///   - settings: how many cases each law has, and the random seed.
  ///   - choices: a replay code from a report; if given, only its input is checked.
  /// - Returns: the laws that were checked, and the failures.
  public func examined(
    meaning: [FieldMeaning], typing: [String] = [],
    settings: RunSettings = RunSettings(cases: 2_000), choices: String? = nil
  ) -> FieldReport {
    let subject = FieldSubject(self, Meanings(all: meaning, typing: typing))
    return FieldExamination.report(on: subject, settings, choices: choices)
  }

  /// Asks the laws, each past several breaks, and says meanwhile which one is asked, in how many
  /// cases, and of how many.
  package func judged(
    meaning: [FieldMeaning], typing: [String], settings: RunSettings, choices: String?,
    past known: [KnownBreak] = [], fewest: Int = 100,
    progress: @escaping (_ law: String, _ cases: Int, _ of: Int) -> Void
  ) -> FieldReport {
    let subject = FieldSubject(
      self, Meanings(all: meaning, typing: typing), past: choices == nil ? known : [],
      causes: Self.mostCauses)
    return FieldExamination.report(
      on: subject, settings, choices: choices, fewest: fewest, progress: progress)
  }

  private static var mostCauses: Int { 3 }

  /// Asks only some of the laws.
  package func examined(
    meaning: [FieldMeaning], typing: [String], asking laws: [String], settings: RunSettings
  ) -> FieldReport {
    let subject = FieldSubject(self, Meanings(all: meaning, typing: typing))
    return FieldExamination.report(on: subject, settings, where: { laws.contains($0) })
  }
}

/// Claims that a field keeps the laws of its meaning, in a test of any framework.
///
///     func testPIN() throws { try requireKeepsLaws(of: pin, meaning: .atMost(4)) }
/// - Parameters:
///   - field: the field's code.
///   - meaning: what the field must do.
///   - typing: texts that people type or paste into it.
///   - settings: how many cases each law has, and the random seed.
///   - choices: a replay code from a report; if given, only its input is checked.
///   - file: the test's file, whose literals and those of its package are typed, too; if it imports
///     XCTest alone, a report suggests a test of that.
/// - Returns: the laws that were checked.
/// - Throws: `FieldProblem`, whose description is the whole report, if a law is broken or wasn't
///   checked.
@discardableResult
public func requireKeepsLaws(
  of field: TestedField, meaning: FieldMeaning..., typing: [String] = [],
  settings: RunSettings = RunSettings(cases: 2_000), choices: String? = nil,
  file: String = #filePath
) throws -> FieldReport {
  try requireKeepsLaws(
    of: field, meaning: meaning, typing: typing, settings: settings, choices: choices, file: file)
}

/// Claims that a field keeps the laws of a meaning that tests share.
/// - Parameters:
///   - field: the field's code.
///   - meaning: what the field must do.
///   - typing: texts that people type or paste into it.
///   - settings: how many cases each law has, and the random seed.
///   - choices: a replay code from a report; if given, only its input is checked.
///   - file: the test's file, whose literals and those of its package are typed, too; if it imports
///     XCTest alone, a report suggests a test of that.
/// - Returns: the laws that were checked.
/// - Throws: `FieldProblem`, whose description is the whole report, if a law is broken or wasn't
///   checked.
@discardableResult
public func requireKeepsLaws(
  of field: TestedField, meaning: [FieldMeaning], typing: [String] = [],
  settings: RunSettings = RunSettings(cases: 2_000), choices: String? = nil,
  file: String = #filePath
) throws -> FieldReport {
  let settings = settings.takingConstants(ofCodeTestedBy: file)
  return try field.examined(meaning: meaning, typing: typing, settings: settings, choices: choices)
    .requireFine(in: file)
}

extension FieldReport {
  /// The report; throws it if a law is broken or wasn't be asked, with suggestions for the
  /// test's file, and prints it if little was tested.
  func requireFine(in file: String) throws -> FieldReport {
    if !isFine { throw FieldProblem(report: suggesting(in: file)) }
    if !warnings.isEmpty { print(self) }
    return self
  }
}

/// Thrown if a field breaks a law; its description is the whole report.
public struct FieldProblem: Error, Hashable, Sendable {
  /// The report with the failures.
  public let report: FieldReport
}

extension FieldProblem: CustomStringConvertible {
  /// The report.
  public var description: String { "\(report)" }
}
