import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

func drawn<Value>(_ generator: Generator<Value>, _ count: Int = 2_000) -> [Value] {
  (0..<count).map { index in
    var source = ChoiceSource(random: RandomBits(seed: UInt64(index)))
    return source.draw(generator)
  }
}

extension TestedField {
  static let any = delegate("any") { _, _, _ in true }

  /// A delegate that accepts an edit if the new text is allowed.
  static func takes(
    _ name: String = "takes", _ isAllowed: @escaping (String) -> Bool
  ) -> TestedField {
    .delegate(name) { isAllowed($0.replacing($1, with: $2)) }
  }

  func broken(
    _ meaning: FieldMeaning..., typing: [String] = [], cases: Int = 200
  ) -> [String] {
    let settings = RunSettings(cases: cases, shrinkLimit: 10)
    return examined(meaning: meaning, typing: typing, settings: settings).failures.map(\.law)
  }

  /// A field that supports composing, and answers each keystroke with the given reply.
  static func answering(
    _ start: FieldReply = .shows(""), _ answer: @escaping (Keystroke) -> FieldReply
  ) -> TestedField {
    TestedField("answers", placesCaret: true, rewrites: true) {
      var field = LiveField { _, state in FieldReply(state: state) }
      field.start = start
      field.press = { keystroke, _, _ in answer(keystroke) }
      return field
    }
  }
}

extension FieldReply {
  /// A reply that shows a text, with the caret at its end.
  static func shows(
    _ text: String, value: String? = nil, isComposing: Bool = false, isValid: Bool? = nil
  ) -> FieldReply {
    FieldReply(
      state: FieldState(text), value: value, isComposing: isComposing, isValid: isValid)
  }
}

extension FieldLaw {
  /// The law's failure for a field after some keystrokes, or `nil` if the law isn't broken.
  func broken(_ field: TestedField, _ keystrokes: Keystroke...) -> BrokenLaw? {
    var typist = Typist(at: field)
    do {
      try check(&typist, keystrokes)
    } catch let broken as BrokenLaw {
      return broken
    } catch {
      Issue.record(error)
    }
    return nil
  }
}

extension TestedCode {
  func broken(_ meaning: Meaning, cases: Int = 2_000) -> [String] {
    let settings = RunSettings(cases: cases, shrinkLimit: 10)
    return examined(meaning: meaning, settings: settings, choices: nil).failures.map(\.law)
  }
}

/// The result that a law found for an input, or `nil` if the input doesn't break the law.
func found<Input>(_ name: String, _ laws: [ValueLaw<Input>], _ input: Input) -> String? {
  do {
    guard let law = laws.first(where: { $0.name == name }) else { return "no such law" }
    try law.check(input)
  } catch let broken as BrokenLaw {
    return broken.found
  } catch {
    Issue.record(error)
  }
  return nil
}
