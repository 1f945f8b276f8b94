import PropertyCorpus
import RuleTesting
import Testing

/// Records an issue for each law that code beside a field breaks, at the place of the call.
/// - Parameters:
///   - code: a number format, a mask, wheels or a date picker.
///   - meaning: what the code must do.
///   - settings: how many cases each law has, and the random seed; by default those of the test's
///     traits and the environment.
///   - choices: a replay code; if given, only its input is checked. By default that of
///     the trait `.choices(…)`.
///   - sourceLocation: where the issues are recorded; the place of the call.
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
