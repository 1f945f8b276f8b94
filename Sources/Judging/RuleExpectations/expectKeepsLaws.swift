// A test imports this module alone.
@_exported import PropertyExpectations
@_exported import RuleTesting
import PropertyCorpus
import Testing

/// Records an issue for each law that a field breaks, at the place of the call.
///
///     @Test func pinKeepsItsLaws() {
///       expectKeepsLaws(of: pin, meaning: .atMost(4), .characters("0123456789"))
///     }
///
/// - Parameters:
///   - field: the field's code.
///   - meaning: what it is meant to do.
///   - typing: texts that people type or paste into it.
///   - settings: how many cases each law has, and the random seed; by default those of the test's
///     traits and the environment.
///   - choices: an input that a report names; if given, only that is checked. By default that of
///     the trait `.choices(…)`.
///   - sourceLocation: where the issues are recorded; the place of the call.
/// - Returns: which laws were asked, and what was found.
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

/// Records an issue for each law that a field breaks, of a meaning that stands in one place.
///
///     @Test func phoneKeepsItsLaws() { expectKeepsLaws(of: phoneField, meaning: phoneMeaning) }
///
/// - Parameters:
///   - field: the field's code.
///   - meaning: what it is meant to do.
///   - typing: texts that people type or paste into it.
///   - settings: how many cases each law has, and the random seed; by default those of the test's
///     traits and the environment.
///   - choices: an input that a report names; if given, only that is checked. By default that of
///     the trait `.choices(…)`.
///   - sourceLocation: where the issues are recorded; the place of the call.
/// - Returns: which laws were asked, and what was found.
@discardableResult
public func expectKeepsLaws(
  of field: TestedField, meaning: [FieldMeaning], typing: [String] = [],
  settings: RunSettings = .fromEnvironment(cases: 2_000), choices: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> FieldReport {
  let report = keepingFailures(at: sourceLocation) {
    field.examined(
      meaning: meaning, typing: typing, settings: settings,
      choices: choices ?? PropertyDefaults.current.choices)
  }
  report.record(at: sourceLocation)
  return report
}

/// Asks laws, whose failing inputs are kept for the next run of the test, unless it keeps none.
func keepingFailures(at place: SourceLocation, _ work: () -> FieldReport) -> FieldReport {
  let isKeeping = PropertyDefaults.current.keepsFailures ?? true
  return KeptFailures.$placeOfLaws.withValue(isKeeping ? TestPlace(place) : nil, operation: work)
}
