import PropertyCorpus
import PropertyTesting

/// Code that has laws but isn't a text field, such as a number format, a mask or a date picker.
public protocol TestedCode: Sendable {
  /// The intended behavior of the code.
  associatedtype Meaning

  /// The laws of the code, ready to be checked.
  /// - Parameter meaning: what the code must do.
  func laws(of meaning: Meaning) -> CodeLaws
}

/// The laws for some code, ready to be checked.
public struct CodeLaws {
  fileprivate let report: (RunSettings, String?) -> FieldReport

  /// The laws of a subject, unless its meaning is impossible.
  init<Input>(
    _ name: String, _ problem: MeaningProblem?,
    _ subject: @autoclosure @escaping () -> ValueSubject<Input>
  ) {
    report = { settings, choices in
      if let problem { return FieldReport(field: name, problem: problem) }
      return FieldExamination.report(on: subject(), settings, choices: choices)
    }
  }
}

extension TestedCode {
  /// Checks the code against its laws.
  /// - Parameters:
  ///   - meaning: what the code must do.
  ///   - settings: the number of cases for each law, and the random seed.
  ///   - choices: a replay code from a report; if given, only its input is checked.
  /// - Returns: the laws that were checked, and the failures.
  public func examined(
    meaning: Meaning, settings: RunSettings = RunSettings(cases: 2_000), choices: String? = nil
  ) -> FieldReport { laws(of: meaning).report(settings, choices) }
}

/// Throws an error unless code keeps the laws of a meaning, in a test with any framework.
///
///     func testDuration() throws { try requireKeepsLaws(of: wheels, meaning: .ordered) }
///
/// - Parameters:
///   - code: the code, such as a number format, a mask, wheels or a date picker.
///   - meaning: what the code must do.
///   - settings: the number of cases for each law, and the random seed.
///   - choices: a replay code from a report; if given, only its input is checked.
///   - file: the test's file. If the file imports only XCTest, a report suggests a test for XCTest.
/// - Returns: the laws that were checked.
/// - Throws: `FieldProblem`, whose description is the report, if a law is broken or couldn't be
///   checked.
@discardableResult
public func requireKeepsLaws<Code: TestedCode>(
  of code: Code, meaning: Code.Meaning, settings: RunSettings = RunSettings(cases: 2_000),
  choices: String? = nil, file: String = #filePath
) throws -> FieldReport {
  try code.examined(meaning: meaning, settings: settings, choices: choices).requirePassed(in: file)
}

/// Code that returns values, and what the code must do.
struct ValueSubject<Input: Sendable> {
  let name: String
  /// The names of the code's functions in a test, such as “parse and write”.
  let functions: String
  /// The noun for the inputs, such as “texts”.
  let counted: String
  let inputs: Generator<Input>
  /// An input's text in a report, and the call with this input in a test.
  let step: @Sendable (Input) -> BrokenCase.Step
  /// The code's treatment of an input, or of each of its parts: accepted, rewritten or refused.
  let effects: @Sendable (Input) -> [EditAnswer.Effect]
  let laws: [ValueLaw<Input>]
  /// Behavior of the code that only a strict meaning forbids, or `nil` if there is none.
  var remark: @Sendable () -> String? = { nil }
}

extension ValueSubject: CodeSubject {
  func sample(_ settings: RunSettings) -> CodeSample {
    if settings.cases == 0 { return CodeSample() }
    let (inputs, effects, seed) = (inputs, effects, settings.seed)
    return CodeSample(most: most(settings) - 1) { index, sample in
      var source = ChoiceSource(index, ofSampleWith: seed)
      let input = source.draw(inputs)
      sample.time { effects(input) }
    }
  }

  func sampled(_ settings: RunSettings) -> [CorpusEntry] {
    CodeSample.entries(of: inputs, 0..<most(settings), settings.seed)
  }

  private func most(_ settings: RunSettings) -> Int { min(200, settings.cases) }

  func note(_ sample: CodeSample, _ settings: RunSettings, in report: inout FieldReport) {
    report.warnings = sample.warnings(isClosed: true)
    let remark = remark
    let answer = confined(cpuSeconds: sample.limit) { [remark()].compactMap(\.self) }.answer
    report.remarks = (answer ?? []).map { "\($0); set isStrict: true to forbid that" }
  }

  func claim(of law: ValueLaw<Input>) -> Claim {
    let (check, step, name) = (law.check, step, law.name)
    return Claim(forAll: inputs, named: PropertyName(chapter: "Values", name: name)) { input in
      do {
        try check(input)
      } catch let broken as BrokenLaw {
        throw BrokenCase(law: broken, steps: [step(input)]).failure(of: name)
      }
    }
  }

  func failure(of law: ValueLaw<Input>, _ found: Counterexample) -> FieldFailure {
    let step = step(found.values(of: inputs))
    let broken = found.broken([step], "_ = \(step.call)")
    return FieldFailure(
      of: law, found, broken, test: [broken.law.expectation],
      comment: "  // \(functions) of “\(name)”")
  }
}
