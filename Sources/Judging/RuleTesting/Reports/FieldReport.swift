import PropertyCorpus
import PropertyTesting

/// The result of checking a field against its laws.
public struct FieldReport: Hashable, Sendable {
  /// The field's name.
  public let field: String
  /// The reason no law could be checked, or `nil` if laws could be checked.
  public internal(set) var problem: MeaningProblem?
  /// The laws that were checked, in order.
  public internal(set) var checked: [String] = []
  /// Unchecked laws, with reasons, such as “CaretStaysBesideTyped: the platform places the caret”.
  public internal(set) var left: [String] = []
  /// The laws that the field breaks.
  public internal(set) var failures: [FieldFailure] = []
  /// The reasons a passing report would mean too little, such as that the field refused everything.
  public internal(set) var notes: [String] = []
  /// Warnings that too few edits, cases or values were tested; the report still passes.
  public internal(set) var warnings: [String] = []
  /// The laws without a result; a note gives the reason.
  public internal(set) var inconclusive: [String] = []
  /// Remarks that aren't problems, such as other spellings that the code reads.
  public internal(set) var remarks: [String] = []
  /// The numbers of accepted, rewritten and refused edits in a sample.
  public internal(set) var counts = EditCounts()
  /// The noun for the counted inputs: edits or, for other code, texts, contents or selections.
  public internal(set) var counted = "edits"
  /// The number of inputs for each checked law, in the order of the laws.
  public internal(set) var casesOfLaws: [Int] = []
  /// The number of inputs for all laws.
  public var cases: Int { casesOfLaws.reduce(0, +) }
  /// Whether a law's search ran out of time, so the checked inputs depend on the machine.
  private(set) var isCutShort = false
  /// The unbroken laws with few inputs, because of the time or known breaks.
  package private(set) var undertested: [String] = []
  /// The law about values, if no text had a value; otherwise empty.
  private(set) var unread: [String] = []
  /// The number of cases below which a law is barely tested.
  var fewestCases = CodeSample.fewestCases

  /// The longest text that the field showed, or its first characters.
  package struct Depth: Hashable, Sendable {
    package let characters: Int
    package let text: String
    /// Whether any text was complete, or `nil` if that is unknown.
    package let isComplete: Bool?
  }

  /// The longest shown text, or `nil` if none was shown, or the code isn't a field.
  package internal(set) var depth: Depth?

  /// The known breaks that the search ignored, each with its number of cases.
  package internal(set) var known: [KnownBreak] = []
  package internal(set) var gone: [KnownBreak] = []

  /// The reason the code ran in the test's process, where a trap or a hang ends the test; `nil` if
  /// it didn't run there.
  public internal(set) var unconfined: String?

  package var isTested: Bool { untested.isEmpty }
  /// The laws that weren't broken, but had too few cases or no value.
  package var untested: [String] { undertested + unread }

  /// Whether no law is broken, and every law could be checked.
  public var passed: Bool {
    problem == nil && failures.isEmpty && notes.isEmpty && gone.isEmpty
  }
}

/// The numbers of edits, texts or selections that were accepted, rewritten and refused.
public struct EditCounts: Hashable, Sendable, Codable {
  /// The number of edits that took effect unchanged.
  public internal(set) var accepted = 0
  /// The number of edits that took effect in a different form.
  public internal(set) var rewritten = 0
  /// The number of edits without effect.
  public internal(set) var refused = 0

  var all: Int { accepted + rewritten + refused }
}

extension FieldReport: CustomStringConvertible {
  /// The failures and a summary.
  public var description: String { (problems + [summary]).joined(separator: "\n") }

  /// The problems as strings: the reason no law was checked, the failures, and the notes.
  public var problems: [String] { problems(hasTrait: false) }

  /// The problems as strings; `hasTrait` is true if a trait of the test can also set a failure's
  /// choices.
  package func problems(hasTrait: Bool) -> [String] {
    if let problem { return ["“\(field)” isn't checked: \(problem)"] }
    let problems =
      failures.map { "“\(field)” \($0.description(hasTrait: hasTrait))" }
      + notes.map { "“\(field)”: \($0)" }
    return problems.map(\.visible)
  }

  /// The laws that were checked, and the field's answers to the edits of a sample.
  public var summary: String {
    let others = Set(failures.map(\.law) + inconclusive + untested)
    let kept = checked.filter { !others.contains($0) }
    if checked.isEmpty { return "“\(field)”: no law was checked".visible }
    let count = "“\(field)”: \(kept.count) of \(checked.count) checked laws hold"
    let summary =
      count + ", in \(cases) \(cases == 1 ? "case" : "cases")"
      + (kept.isEmpty ? "" : ": \(kept.joined(separator: ", "))")
      + inconclusive.map { "\n  inconclusive: \($0)" }.joined()
      + linesOfKnown.joined()
      + left.map { "\n  not checked: \($0)" }.joined()
      + (unconfined.map { "\n  not isolated, so a trap or hang ends the test: \($0)" } ?? "")
      + (isCutShort ? "\n  cases per law: \(eachCases)" : "")
      + (counts.all == 0 ? "" : "\n  of \(counts.all) \(counted), \(counts)")
      + (depth.map { "\n  \($0)" } ?? "")
      + remarks.map { "\n  also \($0)" }.joined()
      + warnings.map { "\n  barely tested: \($0)" }.joined()
    return summary.visible
  }

  private var eachCases: String {
    zip(checked, casesOfLaws).map { "\($0) \($1)" }.joined(separator: ", ")
  }

  /// Records the number of a law's inputs, and whether the law's time ran out.
  mutating func count(_ run: Report, of law: String, passed: Int = 0, isMore: Bool = false) {
    let cases = run.passed ? max(0, run.cases - passed) : run.cases
    if isMore {
      casesOfLaws[casesOfLaws.count - 1] += cases
    } else {
      checked.append(law)
      casesOfLaws.append(cases)
    }
    isCutShort = isCutShort || run.isOutOfTime
    // Known breaks may use up 95% of the cases, such as all but 100 of 2,000.
    let most = run.isOutOfTime ? run.settings.cases : run.settings.cases / 20
    let isCut = run.isOutOfTime || passed > 0
    if run.passed && isCut && cases < min(fewestCases, most) { undertested.append(law) }
  }

  /// Warns that the law about values didn't read any value.
  mutating func warnOfValues() {
    unread = checked.filter { $0 == "ValueIsThatOfTheText" }
    warnings += unread.map { "\($0) read no value; give texts that have one, with typing:" }
  }

  /// Warns about laws that were checked in too few cases for a meaningful result.
  mutating func warnOfFewCases(_ cases: Int) {
    if undertested.isEmpty { return }
    warnings.append(
      "\(undertested.joined(separator: ", ")) had fewer than \(min(fewestCases, cases)) of "
        + "\(cases.grouped) cases in \(undertested.count == 1 ? "its" : "their") time"
        + (known.isEmpty ? "" : ", not counting known breaks") + "; give each law more seconds")
  }

  /// Records the reason a law's check was inconclusive, if it was.
  mutating func note(_ run: Report, of law: String) {
    if run.passed { return }
    if inconclusive.last != law { inconclusive.append(law) }
    if Confinement.isOutOfProcess, case .unhealthy(.hiddenState(let state)) = run.outcome {
      note(state, of: law)
    } else {
      notes.append(run.description)
    }
  }

  /// Records the laws that weren't checked because a law that they depend on was broken.
  mutating func leave(_ laws: [String], after broken: String) {
    left += laws.drop { $0 != broken }.dropFirst()
      .map { "\($0): \(broken) must hold first" }
  }
}

extension FieldReport.Depth: CustomStringConvertible {
  /// The length and the beginning of the text, and whether any text was complete.
  package var description: String {
    let isCut = text.count < characters
    let length = characters == 1 ? "1 character" : "\(characters.grouped) characters"
    let ending = [true: "; a text was complete", false: "; no text was complete"]
    return "the longest text had \(length): \(text.shown)\(isCut ? "…" : "")"
      + (isComplete.flatMap { ending[$0] } ?? "")
  }
}

extension EditCounts: CustomStringConvertible {
  /// The three numbers in words.
  public var description: String {
    "\(accepted) \(accepted == 1 ? "was" : "were") accepted, \(rewritten) rewritten and "
      + "\(refused) refused"
  }
}

// Endings and known breaks of a field in another process.
extension FieldReport {
  #if os(Linux) || os(macOS)
    /// Records an ending that no input reproduces: as a note if the driver was late, or as a
    /// failure if the ending isn't known.
    mutating func add(_ ending: DriverJournal.Ending, _ known: KnownBreaks) {
      let times = ending.count == 1 ? "once" : "\(ending.count) times"
      if ending.problem.isLate {
        notes.append(
          "the driver was slow: it \(ending.problem), \(times), but not when repeated; give it "
            + "more time with DriverLimits(answer: 10), and each law more seconds")
        return
      }
      let kind = ending.problem.kind
      let rest = ending.problem.description.dropFirst(kind.count)
      let found = "the field's program \(kind), \(times), not because of one input\(rest)"
      if known.has(end: found, count: ending.count) { return }
      failures.insert(FieldFailure(unrepeated: found, ending.requests), at: 0)
    }
  #endif

  /// Records that a field in another process gave two different answers to an input.
  mutating func note(_ state: HiddenState, of law: String) {
    // An ending that doesn't recur is reported once, not for each law.
    if state.found.details(as: BrokenCase.self)?.law.advice == .driver { return }
    let repetition = Repetition(argument: "\(law):\(state.found.choices)")
    notes.append(
      "\(law) is inconclusive: \(state.description(repeating: repetition, causes: Self.causes))")
  }

  /// The usual cause of a driver's differing answers, and the advice.
  private static let causes = [
    "  cause  the field keeps state from the field before it, or the driver answers before the",
    "         field has settled",
    "  advice  make each “new” field from scratch; wait in the driver until the field has settled",
  ]

  /// The known breaks with their numbers of cases, and the breaks that no longer occur.
  var linesOfKnown: [String] {
    known.filter { !gone.contains($0) }.map { "\n  known: \($0) (in \($0.cases) cases)" }
      + gone.map { "\n  gone: \($0); remove it from the known breaks" }
  }
}

extension FieldFailure {
  /// The failure if a field's program ended, and no input reproduces the ending.
  fileprivate init(unrepeated found: String, _ requests: String) {
    let lines = requests.split(separator: "\n")
    let law = FieldLaw.everyEditIsAnswered
    self.init(
      law: law.name, statement: law.sentence,
      steps: [
        "\(lines.count.grouped) requests since the program began; the last: \(lines.last ?? "")"
      ],
      expected: "an answer", found: found,
      cause: "The program uses freed memory, writes out of bounds, or keeps state of earlier "
        + "fields: the last request alone doesn't end it.",
      remedy:
        "Replay the requests, which also shortens them, and run the program in a debugger or with "
        + "a memory checker.",
      requiredBy: [], choices: "", test: "// not repeated by any input", requests: requests)
  }
}
