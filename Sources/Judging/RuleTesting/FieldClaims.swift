import PropertyCorpus
import PropertyTesting

/// The laws about a field as claims, for a fuzz target, a corpus, or your own run.
///
///     FuzzTargets.register(FieldClaims.of(pin, meaning: .atMost(4)))
public enum FieldClaims {
  /// The claims about a field, one for each applicable law.
  /// - Parameters:
  ///   - field: the field's code.
  ///   - meaning: what the field must do.
  ///   - typing: texts that people type or paste into the field.
  /// - Returns: claims, each named after its law, in a chapter named after the field.
  public static func of(
    _ field: TestedField, meaning: FieldMeaning..., typing: [String] = []
  ) -> [Claim] {
    of(field, meaning: meaning, typing: typing)
  }

  /// The claims about a field whose meaning a test and a fuzz program share.
  ///
  /// The parameters and the result are the same as in the variadic function.
  public static func of(
    _ field: TestedField, meaning: [FieldMeaning], typing: [String] = []
  ) -> [Claim] {
    of(field, Meanings(all: meaning, typing: typing))
  }

  /// The claims about a field; for an impossible meaning, the only claim fails with the reason.
  ///
  /// If a law applies to two conditions, the name of the second claim ends in a number.
  static func of(_ field: TestedField, _ meanings: Meanings) -> [Claim] {
    if let problem = meanings.problem { return [claim(failingWith: problem, field)] }
    var uses: [String: Int] = [:]
    return meanings.laws(of: field).filter { $0.whyLeft == nil }.map { law in
      let number = uses[law.name, default: 0] + 1
      uses[law.name] = number
      let name = number == 1 ? law.name : "\(law.name)\(number)"
      return law.claim(about: field, meanings.alphabet(of: field), named: name)
    }
  }

  private static func claim(failingWith problem: MeaningProblem, _ field: TestedField) -> Claim {
    let name = PropertyName(chapter: field.chapter, name: "MeaningCanBeMeant")
    return Claim(forAll: .just(0), named: name) { _ in throw Failure("\(problem)", at: name.name) }
  }
}

extension FieldLaw {
  /// The law as a claim that must hold for any sequence of a person's actions.
  /// - Parameters:
  ///   - field: the field's code.
  ///   - alphabet: the characters to type.
  ///   - claimName: the claim's name, or `nil` for the law's name.
  ///   - isPlain: whether keystrokes with non-ASCII characters are excluded.
  ///   - known: known breaks, which are ignored.
  ///   - deepest: keeps the field's longest text, or `nil` to keep none.
  func claim(
    about field: TestedField, _ alphabet: Alphabet, named claimName: String? = nil,
    isPlain: Bool = false, known: KnownBreaks? = nil, _ deepest: DeepestText? = nil
  ) -> Claim {
    let name = PropertyName(chapter: field.chapter, name: claimName ?? name)
    let all = alphabet.keystrokes(anyRange: sendsAnyRange)
    var claim = Claim(forAll: all, named: name) { keystrokes in
      let keystrokes = isPlain ? keystrokes.filter(\.isPlain) : keystrokes
      let broken = try steadily(broken(by: keystrokes, at: field, deepest), at: field)
      guard let broken else { return }
      if known?.has(broken, of: self.name, by: keystrokes) == true { return }
      throw broken.failure(of: self.name)
    }
    claim.statement = sentence
    return claim
  }

  /// The broken law after some keystrokes in a new field, or `nil` if the law holds.
  /// - Throws: an error that discards the input.
  func broken(
    by keystrokes: [Keystroke], at field: TestedField, _ deepest: DeepestText? = nil
  ) throws -> BrokenCase? {
    var typist = Typist(at: field)
    defer { deepest?.note(typist.steps) }
    do {
      try check(&typist, keystrokes)
      if let unanswered = typist.unanswered { return typist.brokenCase(of: unanswered) }
      // An input is discarded if all its steps are in a composition.
      try assume(!field.abilities.composes || typist.steps.contains { !$0.reply.isComposing })
      return nil
    } catch let broken as BrokenLaw {
      // Only one law reports half a character, so that other laws don't report its consequences.
      if typist.hasHalfCharacter && name != FieldLaw.theTextIsWhole.name { return nil }
      return typist.brokenCase(of: typist.unanswered ?? typist.advising(broken, of: self))
    }
  }

  /// The result for an input.
  ///
  /// If the driver's process ends after it has operated other fields, the law is broken only if a
  /// new process also ends. Otherwise, the ending is recorded separately.
  private func steadily(
    _ work: @autoclosure () throws -> BrokenCase?, at field: TestedField
  ) throws -> BrokenCase? {
    #if os(Linux) || os(macOS)
      guard let driver = field.driver?.value else { return try work() }
      let (problems, isNew) = (driver.journal.problems, driver.journal.fields == 0)
      let first = try work()
      guard driver.journal.problems > problems else { return first }
      if isNew { return first ?? driver.broken }
      let once = driver.journal.problems
      let second = try work()
      if driver.journal.problems > once { return second ?? driver.broken }
      driver.journal.keepUnrepeated()
      return second
    #else
      return try work()
    #endif
  }
}

extension BrokenLaw {
  /// The broken law if a field's program or its driver didn't answer.
  static func unanswered(_ found: String) -> BrokenLaw {
    var broken = BrokenLaw(expected: "an answer", found: found, "// the last step has no answer")
    broken.advice = .driver
    return broken
  }
}

extension Typist {
  /// The break for the first step without an answer, or `nil` if every step was answered.
  fileprivate var unanswered: BrokenLaw? {
    guard case .noAnswer(let why)? = steps.first(where: \.isUnanswered)?.problem else { return nil }
    return .unanswered(why)
  }

  /// The broken law with the steps that reached the field, up to the first unanswered step.
  fileprivate func brokenCase(of law: BrokenLaw) -> BrokenCase {
    let done = steps.prefix((steps.firstIndex(where: \.isUnanswered) ?? steps.count) + 1)
    let steps = done.filter { !$0.reply.isIdle }.map {
      BrokenCase.Step("\($0)", $0.keystroke.swift)
    }
    return BrokenCase(law: law, steps: steps, keystrokes: done.count)
  }

  /// Whether the text had half a character after any step.
  fileprivate var hasHalfCharacter: Bool {
    steps.contains { if case .halfCharacter? = $0.problem { true } else { false } }
  }
}

extension TestedField {
  /// The name as one word, for a corpus folder.
  var chapter: String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty
      ? "Field" : words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
