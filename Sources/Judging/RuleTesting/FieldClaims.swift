import PropertyCorpus
import PropertyTesting

/// The laws about a field as claims: for a fuzz target, a corpus, or a run of your own.
///
///     FuzzTargets.register(FieldClaims.of(pin, meaning: .atMost(4)))
public enum FieldClaims {
  /// The claims about a field, one for each law that is asked of it.
  ///
  /// - Parameters:
  ///   - field: the field's code.
  ///   - meaning: what it is meant to do.
  ///   - typing: texts that people type or paste into it.
  /// - Returns: claims, each named after its law, in a chapter named after the field.
  public static func of(
    _ field: TestedField, meaning: FieldMeaning..., typing: [String] = []
  ) -> [Claim] {
    of(field, meaning: meaning, typing: typing)
  }

  /// The claims about a field whose meaning stands in one place, for a test and a fuzz program.
  ///
  /// - Parameters:
  ///   - field: the field's code.
  ///   - meaning: what it is meant to do.
  ///   - typing: texts that people type or paste into it.
  /// - Returns: claims, each named after its law, in a chapter named after the field.
  public static func of(
    _ field: TestedField, meaning: [FieldMeaning], typing: [String] = []
  ) -> [Claim] {
    of(field, Meanings(all: meaning, typing: typing))
  }

  /// The claims; a law that is asked twice, about two conditions, has a number the second time.
  ///
  /// A meaning that can't be meant is a claim that fails and says so.
  static func of(_ field: TestedField, _ meanings: Meanings) -> [Claim] {
    if let problem = meanings.problem { return [claim(failingWith: problem, field)] }
    var uses: [String: Int] = [:]
    return meanings.laws(of: field).asked.map { law in
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
  /// The law as a claim about whatever a person does.
  ///
  /// - Parameters:
  ///   - field: the field's code.
  ///   - alphabet: what is typed.
  ///   - claimName: the claim's name; nil for the law's.
  ///   - isPlain: whether what has characters beyond ASCII is left out.
  ///   - deepest: keeps what the field shows; nil where nobody asks.
  func claim(
    about field: TestedField, _ alphabet: Alphabet, named claimName: String? = nil,
    isPlain: Bool = false, _ deepest: DeepestText? = nil
  ) -> Claim {
    let name = PropertyName(chapter: field.chapter, name: claimName ?? name)
    let all = alphabet.keystrokes(anyRange: sendsAnyRange)
    var claim = Claim(forAll: all, named: name) { keystrokes in
      let keystrokes = isPlain ? keystrokes.filter(\.isPlain) : keystrokes
      var typist = Typist(at: field)
      defer { deepest?.note(typist.steps) }
      do {
        try check(&typist, keystrokes)
        if let broken = typist.unanswered { throw broken }
        // Where an input method is never done, nothing is judged.
        try assume(!field.abilities.composes || typist.steps.contains { !$0.isComposing })
      } catch let broken as BrokenLaw {
        // One law says that half a character stands; what follows from it isn't another's.
        if typist.hasHalfCharacter && self.name != FieldLaw.theTextIsWhole.name { return }
        throw BrokenCase(typist.unanswered ?? typist.advising(broken, of: self), typist.steps)
          .failure(of: self.name)
      }
    }
    claim.statement = statement
    return claim
  }
}

extension Typist {
  /// What came in place of an answer; nil if every step was answered.
  fileprivate var unanswered: BrokenLaw? {
    guard case .noAnswer(let why) = steps.last?.trouble else { return nil }
    var broken = BrokenLaw(expected: "an answer", found: why, "// the last step has no answer")
    broken.advice = .driver
    return broken
  }

  /// Whether half a character stood after a step.
  fileprivate var hasHalfCharacter: Bool {
    steps.contains { if case .halfCharacter? = $0.trouble { true } else { false } }
  }
}

extension TestedField {
  /// The name as one word, for a folder of a corpus.
  var chapter: String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty
      ? "Field" : words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
