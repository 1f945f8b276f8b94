// A test needs to import only this module.
@_exported import PropertyExpectations
@_exported import RuleTesting
import PropertyCorpus
import Testing

/// Records an issue at the call's source location for each problem with a field.
///
///     @Test func pinKeepsItsLaws() {
///       expectKeepsLaws(of: pin, meaning: .atMost(4), .characters("0123456789"))
///     }
/// - Parameters:
///   - field: the field's code.
///   - meaning: what the field must do.
///   - typing: texts that people type or paste into the field.
///   - settings: the number of cases for each law, and the random seed; by default, they come from
///     the test's traits and the environment.
///   - choices: a replay code; if given, only its input is checked. By default, it comes from the
///     trait `.choices(…)`.
///   - sourceLocation: the source location for the issues; by default, that of the call.
/// - Returns: the laws that were checked, and the failures.
@discardableResult
public func expectKeepsLaws(
  of field: TestedField, meaning: FieldMeaning..., typing: [String] = [],
  settings: RunSettings = .fromEnvironment(cases: 2_000), choices: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> FieldReport {
  expectKeepsLaws(
    of: field, meaning: meaning, typing: typing, settings: settings, choices: choices,
    sourceLocation: sourceLocation)
}

/// Records an issue for each law that a field breaks, with a meaning that several tests share.
///
///     @Test func phoneKeepsItsLaws() { expectKeepsLaws(of: phoneField, meaning: phoneMeaning) }
///
/// The parameters and the result are the same as in the variadic function.
@discardableResult
public func expectKeepsLaws(
  of field: TestedField, meaning: [FieldMeaning], typing: [String] = [],
  settings: RunSettings = .fromEnvironment(cases: 2_000), choices: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> FieldReport {
  let settings = settings.takingConstants(ofCodeTestedBy: TestPlace(sourceLocation).file)
  return recorded(at: sourceLocation) {
    field.examined(
      meaning: meaning, typing: typing, settings: settings,
      choices: choices ?? PropertyDefaults.current.choices)
  }
}

/// Records an issue at the call's source location for each law that value-handling code breaks.
/// - Parameters:
///   - code: the code, such as a number format, a mask, wheels or a date picker.
///   - meaning: what the code must do.
///   - settings: the number of cases for each law, and the random seed; by default, they come from
///     the test's traits and the environment.
///   - choices: a replay code; if given, only its input is checked. By default, it comes from the
///     trait `.choices(…)`.
///   - sourceLocation: the source location for the issues; by default, that of the call.
/// - Returns: the laws that were checked, and the failures.
@discardableResult
public func expectKeepsLaws<Code: TestedCode>(
  of code: Code, meaning: Code.Meaning, settings: RunSettings = .fromEnvironment(cases: 2_000),
  choices: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> FieldReport {
  recorded(at: sourceLocation) {
    code.examined(
      meaning: meaning, settings: settings,
      choices: choices ?? PropertyDefaults.current.choices)
  }
}

/// Checks laws and records the findings; by default saves failing inputs for the next run.
private func recorded(at place: SourceLocation, _ work: () -> FieldReport) -> FieldReport {
  let kept = PropertyDefaults.current.keepsFailures ?? true ? TestPlace(place) : nil
  let start = ContinuousClock.now
  let report = KeptFailures.$placeOfLaws.withValue(kept, operation: work)
  report.record(at: place, after: ContinuousClock.now - start)
  return report
}

extension FieldReport {
  /// Records an issue for each problem and a warning for each barely tested law, and prints a
  /// summary.
  ///
  /// The summary contains the time, because tests that run together report only their total time.
  fileprivate func record(at place: SourceLocation, after time: Duration) {
    for line in problems(hasTrait: true) { Issue.record("\(line)", sourceLocation: place) }
    #if compiler(>=6.3)
      for line in warnings.map({ "“\(field)” is barely tested: \($0)" }) {
        Issue.record("\(line)", severity: .warning, sourceLocation: place)
      }
    #endif
    print("\(summary)\n  in \((time / .milliseconds(1)).rounded() / 1_000) s")
  }
}
