import RuleTesting
import Testing

/// Records an issue for each law that a date picker breaks, at the place of the call.
///
/// - Parameters:
///   - picker: the picker's code.
///   - meaning: what it is meant to do.
///   - settings: how many cases each law has, and the random seed; by default those of the test's
///     traits and the environment.
///   - choices: an input that a report names; if given, only that is checked.
///   - sourceLocation: where the issues are recorded; the place of the call.
/// - Returns: which laws were asked, and what was found.
@discardableResult
public func expectKeepsLaws(
  of picker: TestedDatePicker, meaning: DatePickerMeaning,
  settings: RunSettings = .fromEnvironment(cases: 2_000), choices: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> FieldReport {
  picker.examined(meaning: meaning, settings: settings, choices: choices)
    .recorded(at: sourceLocation)
}

/// Records an issue for each law that a number format breaks, at the place of the call.
///
/// - Parameters:
///   - format: the code that reads and writes.
///   - meaning: what it is meant to do.
///   - settings: how many cases each law has, and the random seed; by default those of the test's
///     traits and the environment.
///   - choices: an input that a report names; if given, only that is checked.
///   - sourceLocation: where the issues are recorded; the place of the call.
/// - Returns: which laws were asked, and what was found.
@discardableResult
public func expectKeepsLaws(
  of format: TestedNumberFormat, meaning: NumberMeaning,
  settings: RunSettings = .fromEnvironment(cases: 2_000), choices: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> FieldReport {
  format.examined(meaning: meaning, settings: settings, choices: choices)
    .recorded(at: sourceLocation)
}

/// Records an issue for each law that a mask breaks, at the place of the call.
///
/// - Parameters:
///   - mask: the mask's code.
///   - meaning: what it is meant to do.
///   - settings: how many cases each law has, and the random seed; by default those of the test's
///     traits and the environment.
///   - choices: an input that a report names; if given, only that is checked.
///   - sourceLocation: where the issues are recorded; the place of the call.
/// - Returns: which laws were asked, and what was found.
@discardableResult
public func expectKeepsLaws(
  of mask: TestedMask, meaning: MaskMeaning,
  settings: RunSettings = .fromEnvironment(cases: 2_000), choices: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> FieldReport {
  mask.examined(meaning: meaning, settings: settings, choices: choices)
    .recorded(at: sourceLocation)
}

/// Records an issue for each law that wheels break, at the place of the call.
///
/// - Parameters:
///   - wheels: the wheels' code.
///   - meaning: what they are meant to do.
///   - settings: how many cases each law has, and the random seed; by default those of the test's
///     traits and the environment.
///   - choices: an input that a report names; if given, only that is checked.
///   - sourceLocation: where the issues are recorded; the place of the call.
/// - Returns: which laws were asked, and what was found.
@discardableResult
public func expectKeepsLaws<Value>(
  of wheels: TestedWheels<Value>, meaning: WheelsMeaning<Value>,
  settings: RunSettings = .fromEnvironment(cases: 2_000), choices: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> FieldReport {
  wheels.examined(meaning: meaning, settings: settings, choices: choices)
    .recorded(at: sourceLocation)
}

extension FieldReport {
  /// Records what is wrong as issues, prints which laws were asked, and returns the report.
  fileprivate func recorded(at place: SourceLocation) -> FieldReport {
    for line in problems { Issue.record("\(line)", sourceLocation: place) }
    print(summary)
    return self
  }
}
