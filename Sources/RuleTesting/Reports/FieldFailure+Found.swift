import PropertyTesting

extension FieldFailure {
  /// A counterexample of a law, as a person would tell it.
  ///
  /// - Parameters:
  ///   - law: the law.
  ///   - found: the input that breaks it, and what was found.
  ///   - field: the field.
  ///   - alphabet: what was typed.
  init(_ law: FieldLaw, _ found: Counterexample, of field: TestedField, _ alphabet: Alphabet) {
    let broken =
      found.details(as: BrokenCase.self)
      ?? BrokenCase(ending: found.message, keystrokes: alphabet.keystrokes(of: found, for: law))
    let advice = EndingAdvice(found)
    self.init(
      law: law.name, statement: law.statement, steps: broken.steps.map(\.words),
      expected: broken.law.expected, found: broken.law.found, cause: advice?.cause ?? law.cause,
      remedy: advice?.remedy ?? law.remedy, askedFor: law.askedFor,
      choices: "\(law.name):\(found.choices)", test: broken.test(of: law, field))
  }

  /// The steps and what was found, without advice.
  var example: String {
    let asked = "asked because of \(askedFor.joined(separator: " and "))"
    return (steps + ["expected \(expected)", "found \(found)"] + (askedFor.isEmpty ? [] : [asked]))
      .map { "  \($0)" }.joined(separator: "\n")
  }
}

extension BrokenCase {
  /// An input that ended the process or the time.
  init(ending message: String, keystrokes: [Keystroke]) {
    let law = BrokenLaw(
      expected: "an answer", found: "the code \(message)", "// the last step doesn't come back")
    self.init(law, keystrokes.map { ("\($0)", $0.swift) })
  }

  /// A test that repeats it.
  func test(of fieldLaw: FieldLaw, _ field: TestedField) -> String {
    let name = fieldLaw.name.prefix(1).lowercased() + fieldLaw.name.dropFirst()
    let lines =
      ["var typist = Typist(at: field)  // “\(field.name)”"]
      + calls.map { "typist.\($0)" } + [law.expectation]
    return (["@Test func \(name)() {"] + lines.map { "  \($0)" } + ["}"]).joined(separator: "\n")
  }
}

extension BrokenCase {
  /// The calls, with several backspaces in a row as one.
  private var calls: [String] {
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

extension Alphabet {
  /// What a person does in a counterexample of a law.
  func keystrokes(of found: Counterexample, for law: FieldLaw) -> [Keystroke] {
    var source = ChoiceSource(bytes: found.bytes)
    return source.draw(keystrokes(anyRange: law.sendsAnyRange))
  }
}
