import PropertyCorpus
import PropertyTesting

extension TestedField {
  /// Asks the laws about the field.
  ///
  /// - Parameters:
  ///   - meaning: what the field is meant to do.
  ///   - typing: texts that people type or paste into it.
  ///   - settings: how many cases each law has, and the random seed.
  ///   - choices: an input that a report names; if given, only that is checked.
  /// - Returns: which laws were asked, and what was found.
  public func examined(
    meaning: [FieldMeaning], typing: [String] = [],
    settings: RunSettings = RunSettings(cases: 2_000), choices: String? = nil
  ) -> FieldReport {
    let subject = FieldSubject(self, Meanings(all: meaning, typing: typing))
    return FieldExamination.report(on: subject, settings, choices: choices)
  }

  /// Asks the laws, each past several breaks, and says meanwhile which one is asked, in how many
  /// cases, and of how many.
  ///
  /// - Parameters:
  ///   - known: breaks past which the field is judged.
  ///   - fewest: with fewer cases, a law is hardly tested.
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
  ///
  /// - Parameter laws: their names.
  package func examined(
    meaning: [FieldMeaning], typing: [String], asking laws: [String], settings: RunSettings
  ) -> FieldReport {
    let subject = FieldSubject(self, Meanings(all: meaning, typing: typing))
    return FieldExamination.report(on: subject, settings, where: { laws.contains($0) })
  }
}

/// Claims that a field keeps the laws of what it is meant to do, in a test of any framework.
///
///     func testPIN() throws { try requireKeepsLaws(of: pin, meaning: .atMost(4)) }
///
/// - Parameters:
///   - field: the field's code.
///   - meaning: what it is meant to do.
///   - typing: texts that people type or paste into it.
///   - settings: how many cases each law has, and the random seed.
///   - choices: an input that a report names; if given, only that is checked.
///   - file: the test's file, whose literals and those of its package are typed, too; if it imports
///     XCTest alone, a report suggests a test of that.
/// - Returns: which laws were asked.
/// - Throws: `FieldProblem`, whose description is the whole report, if a law is broken or couldn't
///   be asked.
@discardableResult
public func requireKeepsLaws(
  of field: TestedField, meaning: FieldMeaning..., typing: [String] = [],
  settings: RunSettings = RunSettings(cases: 2_000), choices: String? = nil,
  file: String = #filePath
) throws -> FieldReport {
  try requireKeepsLaws(
    of: field, meaning: meaning, typing: typing, settings: settings, choices: choices, file: file)
}

/// Claims that a field keeps the laws of a meaning that stands in one place.
///
/// - Parameters:
///   - field: the field's code.
///   - meaning: what it is meant to do.
///   - typing: texts that people type or paste into it.
///   - settings: how many cases each law has, and the random seed.
///   - choices: an input that a report names; if given, only that is checked.
///   - file: the test's file, whose literals and those of its package are typed, too; if it imports
///     XCTest alone, a report suggests a test of that.
/// - Returns: which laws were asked.
/// - Throws: `FieldProblem`, whose description is the whole report, if a law is broken or couldn't
///   be asked.
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
  /// The report; throws it if a law is broken or couldn't be asked, with suggestions for the
  /// test's file, and prints it if little was tested.
  func requireFine(in file: String) throws -> FieldReport {
    if !isFine { throw FieldProblem(report: suggesting(in: file)) }
    if !warnings.isEmpty { print(self) }
    return self
  }
}

/// Thrown if a field breaks a law; its description is the whole report.
public struct FieldProblem: Error, Hashable, Sendable {
  /// What the laws found.
  public let report: FieldReport
}

extension FieldProblem: CustomStringConvertible {
  /// The report.
  public var description: String { "\(report)" }
}
