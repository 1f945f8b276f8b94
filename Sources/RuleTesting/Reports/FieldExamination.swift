import PropertyCorpus
import PropertyTesting

/// Asks the laws about a field, each in processes of its own.
struct FieldExamination {
  let field: TestedField
  let meanings: Meanings
  let settings: RunSettings
  /// The only input to check; nil to look for some.
  var input: FieldInput?
  private var report: FieldReport
  /// What is typed.
  private var alphabet: Alphabet

  init(_ field: TestedField, _ meanings: Meanings, _ settings: RunSettings) {
    self.field = field
    self.meanings = meanings
    self.settings = settings
    alphabet = meanings.alphabet
    report = FieldReport(field: field.name)
  }

  /// What the laws say, or those that `isAsked` chooses.
  mutating func examine(where isAsked: (FieldLaw) -> Bool = { _ in true }) -> FieldReport {
    let asked = meanings.laws(of: field).asked.map(\.name)
    report.problem = meanings.problem ?? input?.problem(among: asked)
    if report.problem == nil && input == nil { report.problem = meanings.contradiction(settings) }
    let only = input?.law
    if report.problem == nil { ask { isAsked($0) && only ?? $0.name == $0.name } }
    return report
  }

  private mutating func ask(where isAsked: (FieldLaw) -> Bool) {
    report.unconfined = Confinement.obstacle
    let sample = learn()
    let laws = meanings.laws(of: field, typed: alphabet)
    report.left = laws.left.map { "\($0.name): \($0.why)" }
    report.counts = sample.counts
    let settings = sample.settings(settings)
    // Of a field without room, it is meant to take nothing.
    let isClosed = meanings.limits.contains { $0.limit == 0 }
    if input == nil {
      if !isClosed { report.notes += sample.notes }
      report.warnings += sample.warnings(ofCases: self.settings.cases, isClosed: isClosed)
      if !sample.hangs {
        report.notes += DifferenceSample(of: field, meanings, alphabet, settings).notes
      }
    }
    let asked = laws.asked.filter(isAsked)
    for law in asked {
      report.asked.append(law.name)
      guard let failure = failure(of: law, settings, sample) else { continue }
      report.failures.append(failure)
      // What ends the app, never settles or answers at random breaks other laws as well.
      if law.isFirst {
        report.leave(asked.map(\.name), after: law.name)
        break
      }
    }
  }

  /// Types a sample; if little of it goes in, learns what does, and types another.
  private mutating func learn() -> CodeSample {
    let sample = CodeSample(of: field, alphabet, settings.seed)
    guard let most = sample.keystrokesToLearn else { return sample }
    alphabet.learned = LearnedTexts(of: field, alphabet.tried, confined: most)
    return alphabet.learned.isEmpty ? sample : CodeSample(of: field, alphabet, settings.seed)
  }

  /// How a field breaks a law; nil if it keeps it.
  private mutating func failure(
    of law: FieldLaw, _ settings: RunSettings, _ sample: CodeSample
  ) -> FieldFailure? {
    var (settings, limit) = (settings, sample.limit)
    var corpus = input.map { [$0.entry] } ?? hanging(sample, in: law)
    if law.needsNewProcess && input == nil {
      let suspects = OrderSample(of: field, alphabet, settings).suspects
      corpus += CodeSample.entries(of: alphabet.keystrokes, suspects ?? [], settings.seed)
      let most = suspects == [] ? Self.fewestAnew : Self.mostAnew
      settings.cases = max(min(settings.cases, most), settings.cases / Self.casesPerProcess)
      settings.shrinkLimit = min(settings.shrinkLimit, Self.mostProcesses)
    }
    let claim = law.claim(about: field, alphabet)
    if law.isAskedOnce {
      settings.cases = min(settings.cases, 1)
      limit = max(limit, Self.secondsOnce)
    }
    if input != nil { (settings.cases, settings.shrinkLimit) = (0, 0) }
    let run = Run.checkConfined(
      claim, settings, corpus: corpus, cpuSeconds: limit, isAnew: law.needsNewProcess)
    report.cases += run.cases
    guard let found = run.counterexample else {
      report.note(run, of: law.name)
      return nil
    }
    return FieldFailure(law, found, of: field, alphabet)
  }

  /// The inputs of a sample that hangs, for the law that tells it.
  private func hanging(_ sample: CodeSample, in law: FieldLaw) -> [CorpusEntry] {
    guard sample.hangs, law.name == FieldLaw.everyEditIsAnswered.name else { return [] }
    return CodeSample.entries(
      of: alphabet.keystrokes, 0..<CodeSample.mostScripts, settings.seed)
  }

  /// A process takes as long to begin as so many cases.
  private static let casesPerProcess = 100
  /// So many cases aren't too many, where a sample in two orders was answered alike.
  private static let fewestAnew = 5
  /// So many aren't, where it wasn't.
  private static let mostAnew = 40
  /// The processor time of a law that is asked once, which types many texts, in seconds.
  private static let secondsOnce = 60.0
  /// How many processes shrinking may begin.
  private static let mostProcesses = 200
}

extension FieldLaw {
  /// Whether the laws after it would say the same again.
  var isFirst: Bool {
    [Self.everyEditIsAnswered, .answersDependOnlyOnTheEdit, .changesSettle].contains {
      $0.name == name
    }
  }
}

extension Claim {
  /// The claim in child processes where the system has them.
  func confined(cpuSeconds: Double) -> Claim {
    #if os(Linux) || os(macOS)
      isolated(cpuSeconds: cpuSeconds)
    #else
      self
    #endif
  }
}

extension Run {
  /// Searches in child processes where the system starts them, and else in this one.
  ///
  /// - Parameters:
  ///   - claim: the claim to check.
  ///   - settings: the limits and the random seed of the search.
  ///   - corpus: inputs to check first.
  ///   - cpuSeconds: the limit of processor time of a case, in seconds.
  ///   - isAnew: whether each case has a process of its own.
  static func checkConfined(
    _ claim: Claim, _ settings: RunSettings, corpus: [CorpusEntry] = [], cpuSeconds: Double,
    isAnew: Bool = false
  ) -> Report {
    #if os(Linux) || os(macOS)
      let report =
        isAnew
        ? check(claim.isolated(cpuSeconds: cpuSeconds, isAnew: true), settings, corpus: corpus)
        : checkIsolated(claim, settings, corpus: corpus, cpuSeconds: cpuSeconds)
      guard case .unhealthy(.noChildProcess) = report.outcome else { return report }
    #endif
    return check(claim, settings, corpus: corpus)
  }
}

extension Meanings {
  /// The part of the meaning that the rule of `equals` breaks; nil if there is none.
  func contradiction(_ settings: RunSettings) -> MeaningProblem? {
    guard let rule else { return nil }
    let others = Meanings(
      all: all.filter { if case .equals = $0.kind { false } else { true } }, typing: typing)
    if others.all.isEmpty { return nil }
    let field = TestedField.rule("the rule of equals", rule)
    for law in others.laws(of: field).asked {
      let claim = law.claim(about: field, alphabet)
      var settings = settings
      if law.isAskedOnce { settings.cases = min(settings.cases, 1) }
      if let found = Run.checkConfined(claim, settings, cpuSeconds: 5).counterexample {
        let failure = FieldFailure(law, found, of: field, alphabet)
        return .contradiction(law: law.name, example: failure.example)
      }
    }
    return nil
  }
}
