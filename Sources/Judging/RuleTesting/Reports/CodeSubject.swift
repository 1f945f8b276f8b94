import InputRules
import PropertyCorpus
import PropertyTesting

/// An app's code to be examined, with laws, inputs, and texts for reports.
protocol CodeSubject {
  associatedtype Check: Sendable

  var name: String { get }
  /// The noun for the inputs, such as “edits”.
  var counted: String { get }
  /// Whether the code runs in another process, and therefore needn't be isolated.
  var isOutOfProcess: Bool { get }
  /// The reason the meaning can't be checked, or `nil` if it can.
  var problem: MeaningProblem? { get }
  /// The laws, in order, including those that aren't checked.
  var laws: [CodeLaw<Check>] { get }
  /// The known breaks, which searches ignore, and to which each found break is added.
  var known: KnownBreaks { get }

  /// A contradiction between parts of the meaning, or `nil` if the parts agree.
  func contradiction(_ settings: RunSettings) -> MeaningProblem?
  /// The code's answers to a sample, which may also reveal the characters that the code accepts.
  mutating func sample(_ settings: RunSettings) -> CodeSample
  func sampled(_ settings: RunSettings) -> [CorpusEntry]
  /// Inputs that most laws check in addition to random inputs.
  var likely: [CorpusEntry] { get }
  /// Inputs whose answers depend on earlier inputs, or `nil` if this couldn't be tested.
  func suspects(_ settings: RunSettings) -> [CorpusEntry]?
  func note(_ sample: CodeSample, _ settings: RunSettings, in report: inout FieldReport)
  func claim(of law: CodeLaw<Check>) -> Claim
  /// The law as a claim about inputs plainer than the counterexample, or `nil` if the
  /// counterexample is plain.
  func plainClaim(of law: CodeLaw<Check>, besides found: Counterexample) -> Claim?
  /// The failure that a law's counterexample shows, described for a person.
  func failure(of law: CodeLaw<Check>, _ found: Counterexample) -> FieldFailure
  /// Adds findings other than broken laws to a report.
  func conclude(_ report: inout FieldReport)
}

extension CodeSubject {
  var isOutOfProcess: Bool { false }
  var problem: MeaningProblem? { nil }
  var known: KnownBreaks { KnownBreaks() }
  var likely: [CorpusEntry] { [] }
  func contradiction(_ settings: RunSettings) -> MeaningProblem? { nil }
  func suspects(_ settings: RunSettings) -> [CorpusEntry]? { [] }
  func plainClaim(of law: CodeLaw<Check>, besides found: Counterexample) -> Claim? { nil }
  func conclude(_ report: inout FieldReport) {}

  var checkedLaws: [CodeLaw<Check>] { laws.filter { $0.whyLeft == nil } }
}

/// Runs work in a separate process, if the system can start one, because an app's code may trap or
/// never return.
/// - Returns: the work's result, or `nil` if the process ended; and whether it ran out of time.
func confined<Answer: Codable>(
  cpuSeconds: Double, _ work: @escaping () -> Answer
) -> (answer: Answer?, isLate: Bool) {
  #if os(Linux) || os(macOS)
    if Confinement.isOutOfProcess { return (work(), false) }
    switch inChild(CaseLimits(cpu: cpuSeconds, wall: cpuSeconds * 10), work) {
    case .success(let answer): return (answer, false)
    case .failure(.notStarted): break
    case .failure(let ending): return (nil, ending.isLate)
    }
  #endif
  return (work(), false)
}

/// The confinement of an app's code to child processes.
enum Confinement {
  /// Whether the code under test runs in another process, so child processes can't use it.
  @TaskLocal static var isOutOfProcess = false

  /// The reason the system can't start another process, or `nil` if it can.
  static var obstacle: String? {
    #if os(Linux) || os(macOS)
      if isOutOfProcess { return nil }
      let answer = inChild(CaseLimits(cpu: 1, wall: 10)) { true }
      if case .failure(.notStarted(let reason)) = answer { return reason }
      return nil
    #else
      return "apps can't start processes on this system; run the same test on macOS or Linux, "
        + "where a trap or hang is a failure with its input"
    #endif
  }
}

/// A law about an app's code, with the usual cause of a break.
struct CodeLaw<Check: Sendable>: Sendable {
  let name: String
  let sentence: String
  let cause: String
  let remedy: String
  /// Whether breaking this law makes later laws meaningless, because the code ends the app, never
  /// stops changing the text, or answers at random.
  var isFirst = false
  var needsNewProcess = false
  /// Whether the code also receives ranges that no platform sends.
  var sendsAnyRange = false
  /// Whether the law depends on an edit's place, as an offset in UTF-16 units.
  var isAboutPlaces = false
  /// Whether one case is enough, because the law has no input.
  var isCheckedOnce = false
  /// The parts of the meaning that require the law; empty if the law always applies.
  var requiredBy: [String] = []
  /// The reason the law isn't checked, or `nil` if it is.
  var whyLeft: String?
  /// Throws `BrokenLaw` if an answer is wrong.
  let check: Check

  func required(by parts: [String]) -> CodeLaw {
    var law = self
    law.requiredBy = parts
    return law
  }

  var testName: String { name.prefix(1).lowercased() + name.dropFirst() }

  /// The same law, marked as unchecked if there is a reason.
  func left(because reason: String?) -> CodeLaw {
    var law = self
    law.whyLeft = reason
    return law
  }
}

/// A law about a field; its check types as a person would, and examines the shown text.
typealias FieldLaw = CodeLaw<@Sendable (inout Typist, [Keystroke]) throws -> Void>

/// A law about code that handles values instead of edits.
typealias ValueLaw<Input> = CodeLaw<@Sendable (Input) throws -> Void>

/// A wrong result, which breaks a law.
struct BrokenLaw: Error, Hashable, Codable {
  /// The expected result, as the end of a sentence.
  let expected: String
  let found: String
  /// The lines of a test that expect the right result, using a `Typist` named `typist`.
  let expectation: String
  /// The break's usual cause and fix, if they are more specific than those of the law.
  var advice: EndingAdvice?

  init(expected: String, found: String, _ expectation: String) {
    (self.expected, self.found, self.expectation) = (expected, found, expectation)
  }
}

/// Checks that a law holds.
/// - Throws: `BrokenLaw` with the expected result, the found result, and lines for a test.
func expect(
  _ holds: Bool, _ expected: @autoclosure () -> String, found: @autoclosure () -> String,
  _ expectation: @autoclosure () -> String
) throws {
  if holds { return }
  throw BrokenLaw(expected: expected(), found: found(), expectation())
}

extension Typist {
  /// Performs all keystrokes; calls `check` after each edit outside a composition.
  mutating func press(
    _ keystrokes: [Keystroke], then check: (TypingStep, EditAnswer, Edit) throws -> Void
  ) throws {
    try press(keystrokes) { step in
      if let edit = step.edit, let answer = step.answer { try check(step, answer, edit) }
    }
  }

  /// Performs all keystrokes; calls `check` after each step outside a composition.
  mutating func press(_ keystrokes: [Keystroke], then check: (TypingStep) throws -> Void) throws {
    for keystroke in keystrokes {
      let step = press(keystroke)
      if !step.reply.isComposing { try check(step) }
    }
  }
}
