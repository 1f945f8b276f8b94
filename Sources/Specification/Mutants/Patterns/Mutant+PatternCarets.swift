extension Mutant {
  static let patternCarets: [Mutant] = [
    .deletion("B16Deletion", "A deletion of a literal moves the caret to the end.") { question in
      question.takesNoContent ? question.changing { FieldState($0.text) } : question.decision
    }.killed(by: .deletionTakesOnlyItsContent).bug("iziz/libPhoneNumber-iOS#226"),
    .insertion("B17", "The caret ignores new literals: typing 1234 into 99-99 gives 12-4.") {
      let caret = $0.edit.range.location + $0.edit.replacement.utf16.count
      return $0.changing { next in
        let end = next.text.utf16.count
        return next.selecting(.caret(at: min(caret, end)))
      }
    }
    .killed(by: .caretStaysBesideTypedText, .typingEqualsPasting).bug(
      "fabiomcosta/jquery-meiomask#23"),
    .quirk(
      "CaretBeforeLiterals", "A digit typed before a literal leaves the caret before the literal."
    ) { $0.insertionCaret = .exact }
    .killed(by: .caretStaysBesideTypedText).bug("RobinHerbots/Inputmask#286"),
    .insertion("CaretUnmoved", "The caret stays before the typed text.") { question in
      question.changing { next in
        let end = next.text.utf16.count
        return next.selecting(.caret(at: min(question.edit.range.location, end)))
      }
    }.killed(by: .caretStaysBesideTypedText).bug("cwill747/angular-libphonenumber#90"),
    .deletion(
      "DeletionCaretUnmoved", "A backspace leaves the caret where it was before."
    ) { question in
      question.changing { next in
        let end = next.text.utf16.count
        return next.selecting(.caret(at: min(question.state.selectionEnd, end)))
      }
    }.killed(by: .deletionTakesOnlyItsContent).bug("alexkuz/react-input-enhancements#19"),
    .content("PlaceholderIsContent", "Placeholders are part of the content.") { question in
      guard let placeholder = question.policies.placeholder else { return question.content }
      let count = question.text.unicodeScalars.count { $0 == placeholder }
      return question.content + String(scalars: Array(repeating: placeholder, count: count))
    }.killed(by: .placeholdersFillTheRest).bug("RobinHerbots/Inputmask#868"),
    .insertion("PlaceholdersTakeRoom", "A text of placeholders is treated as full.") { question in
      let length = question.plain.text.unicodeScalars.count
      return question.policies.placeholder != nil && length > question.pattern.elements.count
        ? .refuse(.notFormatted(.full)) : question.decision
    }.killed(by: .placeholdersFillTheRest).bug("RobinHerbots/Inputmask#102"),
    .edit("SeedCaret", "The caret is at the end of the text, whatever was edited.") { question in
      question.changing { FieldState($0.text) }
    }.killed(by: .caretStaysBesideTypedText).bug(.formattingArticle),
    .insertion(
      "TypedBeforePlaceholders",
      "Typed text is inserted before the placeholders instead of replacing them."
    ) { question in
      let isEmpty = question.content(of: question.state.text).isEmpty
      return question.policies.placeholder != nil && isEmpty && !question.state.text.isEmpty
        ? question.unformatted : question.decision
    }.killed(by: .placeholdersFillTheRest).bug("RobinHerbots/Inputmask#692"),
  ]
}
