import InputRules

// The laws about the text and the caret in a field that formats.
extension FieldLaw {
  static let formattingIsIdempotent = FieldLaw(
    name: "FormattingIsIdempotent",
    sentence: "Pasting the field's text over itself changes nothing.",
    cause: "The code formats its output again without first removing the characters it inserted.",
    remedy: "Remove everything that the code inserts, and format the rest."
  ) { typist, keystrokes in
    for keystroke in keystrokes { typist.press(keystroke) }
    let text = typist.text
    typist.selectAll()
    typist.paste(text)
    try expect(
      typist.text.hasSameUnits(as: text), text.shown, found: typist.text.shown,
      "#expect(typist.text == \(text.literal))")
  }

  /// - Parameter texts: texts that people paste. A field must accept such a text completely if a
  ///   person can type its content.
  static func contentIsKept(_ written: Content, pasting texts: [String] = []) -> FieldLaw {
    let content = written.inOneCase
    return FieldLaw(
      name: "ContentIsKept",
      sentence: "An edit keeps the content that it doesn't delete, in order.",
      cause: "The code appends typed text at the end, cuts off the text after an edit in the "
        + "middle, or drops characters that no longer fit its format.",
      remedy: "Apply the edit first; then extract the content of the result, and format all of it.",
      isAboutPlaces: true
    ) { typist, keystrokes in
      for keystroke in keystrokes {
        let step = typist.press(keystroke)
        guard let edit = step.edit, !step.reply.isComposing, step.answer?.effect != .refused else {
          continue
        }
        let found = content.of(step.after.text)
        let whole = content.of(step.before.spliced(edit).text)
        let isKept = content.isKept(found, by: edit, of: step.before)
        if found == whole || isKept && content.leadsOver(edit, step.before) { continue }
        // If typing keeps a character that the paste lost, the character fits.
        if isKept && !typist.couldType(whole, content, among: texts) { continue }
        let (expected, text) = (written.of(step.before.spliced(edit).text), step.after.text)
        var broken = BrokenLaw(
          expected: "the content \(expected.shown)", found: written.of(text).shown,
          written.expectation(expected, text))
        if whole.hasPrefix(found), !typist.hasRoom(for: whole, content) {
          broken.advice = .fullField(of: found.count)
        }
        throw broken
      }
    }
  }

  static func caretStaysBesideTyped(_ content: Content) -> FieldLaw {
    FieldLaw(
      name: "CaretStaysBesideTyped",
      sentence: "The caret is after inserted text, or where text was deleted; an edit without "
        + "effect doesn't move it.",
      cause: "Setting the text moves the caret to the end; or the caret is computed without the "
        + "characters that the code inserts or removes.",
      remedy: "Count the digits after the caret, set the text, and keep that many after the caret.",
      isAboutPlaces: true
    ) { typist, keystrokes in
      try typist.press(keystrokes) { step, _, edit in
        let place = CaretPlace(after: step, edit, beside: content)
        if let problem = place.problem { throw problem }
      }
    }
  }

  static func pasteEqualsTyping(pasting texts: [String] = []) -> FieldLaw {
    FieldLaw(
      name: "PasteEqualsTyping", sentence: "Pasting a text has the same result as typing it.",
      cause: "A paste isn't accepted, cut, placed or formatted by the same code as typed text.",
      remedy: "Build the new text in the same way for every edit, then check or format it."
    ) { typist, keystrokes in
      for keystroke in keystrokes {
        guard let edit = typist.edit(of: keystroke), !edit.isDeletion, !keystroke.isTyped,
          !typist.field.abilities.isOneLine || !edit.replacement.contains(where: \.isNewline)
        else {
          typist.press(keystroke)
          continue
        }
        let isAtEnd = typist.isAtEnd || typist.steps.isEmpty && texts.contains(edit.replacement)
        let other = typist.typing(edit.replacement)
        typist.paste(edit.replacement)
        if typist.text.hasSameUnits(as: other.text) || typist.dropsLineBreaks { continue }
        let typed = other.steps.dropFirst(typist.steps.count - 1)
        if typed.contains(where: \.leavesOut) {
          // In the middle, a paste may be accepted completely although it can't be typed there. At
          // the end, a paste may be refused if part of it can't be typed.
          if !isAtEnd || typist.steps.last?.answer?.effect == .refused { continue }
        }
        // If the platform puts the caret at the end, the rest of the text is typed there.
        let isOutOfProcess = typed.dropLast().contains(where: \.isRewritten)
        if !isAtEnd && !typist.field.placesCaret && isOutOfProcess { continue }
        throw typist.differing(from: other, after: edit.replacement)
      }
    }
  }
}

extension Keystroke {
  fileprivate var isTyped: Bool { if case .type = self { true } else { false } }
}

extension TypingStep {
  /// Whether no typed character was accepted: the edit was refused, or only removed the selection.
  fileprivate var leavesOut: Bool {
    guard let edit else { return false }
    let left = before.spliced(Edit(replacing: edit.range, with: "")).text
    return answer?.effect == .refused || after.text.hasSameUnits(as: left)
  }

  /// Whether the field shows the edited text in a different form.
  fileprivate var isRewritten: Bool { answer?.effect == .rewritten }
}

extension Typist {
  /// Whether typing the last paste's characters results in the `whole` content.
  ///
  /// Typing only the content characters also counts if the text is in `texts` and was pasted into a
  /// new field.
  fileprivate func couldType(_ whole: String, _ content: Content, among texts: [String]) -> Bool {
    guard let step = steps.last, case .paste(let text) = step.keystroke,
      (2...40).contains(text.count)
    else { return false }
    // A valid result means that the field interpreted the paste differently.
    let isMeant = steps.count == 1 && texts.contains(text) && step.reply.isValid != true
    let others = isMeant ? [content.of(text)] : []
    return ([text] + others).contains { typed in
      var other = Typist(at: field)
      for step in steps.dropLast() { other.press(step.keystroke) }
      other.type(typed)
      return content.of(other.text) == whole
    }
  }

  /// Whether the field accepts the next character of the `whole` content at the end.
  fileprivate func hasRoom(for whole: String, _ content: Content) -> Bool {
    var other = again()
    let found = content.of(text).count
    other.goToEnd()
    other.type(String(whole.dropFirst(found).prefix(1)))
    return content.of(other.text).count > found
  }

  fileprivate func typing(_ text: String) -> Typist {
    var other = again()
    let (start, end) = text.startAndTyped
    other.paste(start)
    other.type(end)
    return other
  }

  /// The difference between the result of the last paste and the result of typing the text.
  fileprivate func differing(from other: Typist, after text: String) -> BrokenLaw {
    let (start, end) = text.startAndTyped
    let calls =
      steps.dropLast().map(\.keystroke.swift) + (start.isEmpty ? [] : ["paste(\(start.literal))"])
      + ["type(\(end.literal))"]
    let lines =
      ["var other = Typist(at: field)"] + calls.map { "other.\($0)" }
      + ["#expect(typist.text == other.text)"]
    var broken = BrokenLaw(
      expected: "the same text, pasted or typed",
      found: "\(self.text.shown) pasted, and \(other.text.shown) typed",
      lines.joined(separator: "\n"))
    let isLostByTyping = text.isSubsequence(of: self.text) && !text.isSubsequence(of: other.text)
    if isLostByTyping { broken.advice = .lostByTyping }
    return broken
  }

  fileprivate var isAtEnd: Bool { state.selection == .caret(at: text.utf16.count) }

  /// Whether a paste lost its line breaks: a one-line field drops them, and a person can't type
  /// them.
  fileprivate var dropsLineBreaks: Bool {
    guard case .paste(let text) = steps.last?.keystroke else { return false }
    return text.contains(where: \.isNewline) && !self.text.contains(where: \.isNewline)
  }
}

extension String {
  /// The beginning to paste, and the rest to type.
  ///
  /// Typing a long text takes too much time, and at a limit only its end matters.
  fileprivate var startAndTyped: (String, String) {
    let start = count > 100 ? String(dropLast(24)) : ""
    return (start, String(dropFirst(start.count)))
  }
}

extension Content {
  /// A line of a test that expects the right content, or excludes a wrong text.
  fileprivate func expectation(_ expected: String, _ text: String) -> String {
    guard let members else { return "#expect(typist.text != \(text.literal))" }
    return "#expect(typist.text.filter(\(String(members).literal).contains) == "
      + "\(expected.literal))"
  }
}
