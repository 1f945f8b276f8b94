import PropertyTesting

/// A text field to examine, and its meaning.
struct FieldSubject {
  let field: TestedField
  private let meanings: Meanings
  private var alphabet: Alphabet
  let known: KnownBreaks
  private let deepest: DeepestText

  init(_ field: TestedField, _ meanings: Meanings, past known: KnownBreaks = KnownBreaks()) {
    (self.field, self.meanings, alphabet) = (field, meanings, meanings.alphabet(of: field))
    self.known = known
    deepest = DeepestText(meanings, in: field)
  }
}

extension FieldSubject: CodeSubject {
  var name: String { field.name }
  var counted: String { "edits" }
  var isOutOfProcess: Bool { field.isDriven }
  var problem: MeaningProblem? {
    if let problem = meanings.problem ?? field.fault.map({ .driver($0) }) { return problem }
    let names = checkedLaws.map(\.name)
    return known.given.first { !names.contains($0.law) }.map { .noSuchLaw($0.law, checked: names) }
  }
  var likely: [CorpusEntry] { alphabet.pastes }
  var laws: [FieldLaw] { meanings.laws(of: field, typed: alphabet) }

  /// The contradiction if the rule in `equals` breaks another part of the meaning; otherwise `nil`.
  func contradiction(_ settings: RunSettings) -> MeaningProblem? {
    guard let rule = meanings.rule else { return nil }
    let others = Meanings(
      all: meanings.all.filter { if case .equals = $0.kind { false } else { true } },
      typing: meanings.typing)
    if others.all.isEmpty { return nil }
    var subject = FieldSubject(.rule("the rule of equals", rule), others)
    // The texts to type also depend on the rule's limits.
    subject.alphabet = alphabet
    for law in subject.checkedLaws {
      var settings = settings
      if law.isCheckedOnce { settings.cases = min(settings.cases, 1) }
      let run = Run.checkConfined(subject.claim(of: law), settings, cpuSeconds: 5)
      guard let found = run.counterexample else { continue }
      return .contradiction(law: law.name, example: subject.failure(of: law, found).example)
    }
    return nil
  }

  /// Types a sample, and learns the characters accepted at each place.
  ///
  /// If the field accepts few characters, types another sample.
  mutating func sample(_ settings: RunSettings) -> CodeSample {
    let sample = CodeSample(of: field, alphabet, settings.seed)
    if settings.cases == 0 || sample.keystrokesToLearn == 0 { return sample }
    alphabet.learned = LearnedTexts(
      of: field, alphabet.tried, trying: alphabet.learnable(all: sample.isPicky),
      confined: sample.keystrokesToLearn)
    alphabet.isPicky = sample.isPicky && !alphabet.learned.isEmpty
    return alphabet.isPicky ? CodeSample(of: field, alphabet, settings.seed) : sample
  }

  func sampled(_ settings: RunSettings) -> [CorpusEntry] {
    CodeSample.entries(of: alphabet.keystrokes, 0..<CodeSample.mostScripts, settings.seed)
  }

  /// The sample's inputs whose results depend on hidden state: the results differ if another
  /// process types the sample in reverse order.
  func suspects(_ settings: RunSettings) -> [CorpusEntry]? {
    let scripts = Array(0..<min(settings.cases, 200))
    let (field, keystrokes, seed) = (field, alphabet.keystrokes, settings.seed)
    let answers = { (order: [Int]) in
      confined(cpuSeconds: 10) {
        order.map { script in
          var (source, typist) = (ChoiceSource(script, ofSampleWith: seed), Typist(at: field))
          for keystroke in source.draw(keystrokes) { typist.press(keystroke) }
          // Forks of one process share the seed of their hash values.
          return typist.steps.map(\.answer).hashValue
        }
      }.answer
    }
    guard let forwards = answers(scripts), let backwards = answers(scripts.reversed()) else {
      return nil
    }
    let differing = scripts.filter { forwards[$0] != backwards[scripts.count - 1 - $0] }
    return CodeSample.entries(of: keystrokes, differing.prefix(20), seed)
  }

  func note(_ sample: CodeSample, _ settings: RunSettings, in report: inout FieldReport) {
    // A field whose limit is 0 should refuse every character.
    let isClosed = meanings.limits.contains { $0.limit == 0 }
    if !isClosed { report.notes += sample.notes }
    report.warnings += sample.warnings(isClosed: isClosed)
    if field.hasValue, let word = sample.wordOfValues { report.warnings.append(word) }
    report.remarks += field.remarks
    if alphabet.learned.isCutShort {
      report.remarks.append(
        "learning its texts was cut short, so the typed texts depend on the machine")
    }
  }

  func claim(of law: FieldLaw) -> Claim {
    law.claim(about: field, alphabet, known: field.isDriven ? known : nil, deepest)
  }

  func failure(of law: FieldLaw, _ found: Counterexample) -> FieldFailure {
    let keystrokes = found.values(of: alphabet.keystrokes(anyRange: law.sendsAnyRange))
    let broken = found.broken(
      keystrokes.map { .init("\($0)", $0.swift) }, "// the last step doesn't return")
    var failure = FieldFailure(
      of: law, found, broken,
      test: ["var typist = Typist(at: field)  // “\(field.name)”"]
        + broken.calls.map { "typist.\($0)" }
        + broken.law.expectation.components(separatedBy: "\n"))
    failure.keystrokes = keystrokes
    failure.isOfAnyText = isOfAnyText(keystrokes, law)
    return failure
  }

  /// Whether keystrokes with a few other kinds of text also break the law.
  private func isOfAnyText(_ keystrokes: [Keystroke], _ law: FieldLaw) -> Bool {
    field.isDriven && known.mostCauses > 1
      && ["7", "q", "+"].allSatisfy { character in
        (try? law.broken(by: keystrokes.map { $0.of(character) }, at: field)) != nil
      }
  }

  /// A claim about plain characters, because a character with several units or in a different
  /// letter case may hide a worse mistake.
  func plainClaim(of law: FieldLaw, besides found: Counterexample) -> Claim? {
    if law.isFirst || law.isCheckedOnce || law.sendsAnyRange { return nil }
    if found.values(of: alphabet.keystrokes).allSatisfy(\.isPlain) { return nil }
    return law.claim(
      about: field, alphabet, isPlain: true, known: field.isDriven ? known : nil)
  }

  func conclude(_ report: inout FieldReport) {
    #if os(Linux) || os(macOS)
      for ending in field.driver?.value.endings(known) ?? [] { report.add(ending, known) }
    #endif
    if deepest.lacksValue { report.warnOfValues() }
    if report.checked.contains("AnswersAsMeant"), report.failures.isEmpty {
      report.notes += deepest.unseen.map {
        "the allowed difference “\($0)” never occurred in \(report.cases) cases; omit it, "
          + "or give texts that show it, with typing:"
      }
    }
    (report.known, report.depth) = (known.given, deepest.depth)
    report.gone = known.given.filter { known in
      let laws = checkedLaws.filter { $0.name == known.law }
      return !known.isUnrepeated
        && laws.allSatisfy { (try? $0.broken(by: known.keystrokes, at: field)) == nil }
    }
  }
}

extension BrokenCase {
  fileprivate var calls: [String] {
    var calls: [String] = []
    var presses = 0
    for step in steps {
      if step.call == Keystroke.backspace.swift && calls.last == "backspace(\(presses))" {
        presses += 1
        calls[calls.count - 1] = "backspace(\(presses))"
      } else {
        presses = 1
        calls.append(step.call == Keystroke.backspace.swift ? "backspace(1)" : step.call)
      }
    }
    return calls.map { $0 == "backspace(1)" ? "backspace()" : $0 }
  }
}
