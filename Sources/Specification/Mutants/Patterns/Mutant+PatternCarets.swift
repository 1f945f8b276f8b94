extension Mutant {
  static let patternCarets: [Mutant] = [
    .deletion("B16Deletion", "A deletion of a literal moves the caret to the end.") { question in
      question.takesNoContent ? question.changing { FieldState($0.text) } : nil
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
    .edit("CaretByLength", "The caret moves by the change in the text's length.") { question in
      question.changing { next in
        let growth = next.text.utf16.count - question.state.text.utf16.count
        return next.placingCaret(unchecked: question.state.selectionEnd + growth)
      }
    }.killed(by: .deletionTakesOnlyItsContent).bug("natintosh/intl_phone_number_input#366"),
    .deletion(
      "CaretPastLiteral", "A deletion that moves literals puts the caret one place too far."
    ) { question in
      guard case .rewrite(let next, _) = question.decision else { return nil }
      let caret = min(next.selection.location + 1, next.text.utf16.count)
      return question.showing(next.selecting(.caret(at: caret)))
    }.killed(by: .deletionTakesOnlyItsContent).bug("NepipenkoIgor/ngx-mask#437"),
    .insertion("CaretThreeOn", "The caret moves by three if a digit is typed before a literal.") {
      question in
      let isBefore = question.beginsWithLiteral(
        question.tail, after: question.head + question.replaced)
      return question.changing {
        isBefore ? $0.placingCaret(unchecked: question.edit.range.location + 3) : $0
      }
    }.killed(by: .caretStaysBesideTypedText).bug("natintosh/intl_phone_number_input#65"),
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
    .insertion("PlaceholderTyped", "A typed placeholder becomes content.") {
      question in
      let isTyped = question.policies.placeholder.map(
        question.edit.replacement.unicodeScalars.contains)
      return isTyped == true ? question.decision { $0.placeholder = nil } : nil
    }.killed(by: .patternFieldEqualsModel).bug("probil/v-mask#527"),
    .deletion("PlaceholdersStay", "Deleting the whole text leaves the placeholders.") { question in
      question.changing { next in
        guard let placeholder = question.policies.placeholder, next.text.isEmpty else {
          return next
        }
        let all = question.pattern.elements.map { $0.literal ?? placeholder }
        return FieldState(String(scalars: all)).selecting(.caret(at: 0))
      }
    }.killed(by: .placeholdersFillTheRest).bug("NepipenkoIgor/ngx-mask#401"),
    .insertion("PlaceholdersTakeRoom", "A text of placeholders is treated as full.") { question in
      let length = question.plain.text.unicodeScalars.count
      return question.policies.placeholder != nil && length > question.pattern.elements.count
        ? .refuse(.notFormatted(.full)) : nil
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
        ? question.unformatted : nil
    }.killed(by: .placeholdersFillTheRest).bug("RobinHerbots/Inputmask#692"),
  ]
}
