extension Mutant {
  /// Carets, and placeholders.
  static let patternCarets: [Mutant] = [
    .deletion("B16Deletion", "A deletion of a literal moves the caret to the end.") { question in
      question.takesNoContent ? question.changing { FieldState($0.text) } : question.decision
    }.killed(by: .deletionTakesOnlyItsContent).bug("iziz/libPhoneNumber-iOS#226"),
    .insertion("B17", "The caret ignores new literals: typing 1 to 4 into 99-99 gives 12-4.") {
      let caret = $0.edit.range.location + $0.edit.replacement.utf16.count
      return $0.changing { next in
        let end = next.text.utf16.count
        return next.selecting(.caret(at: min(caret, end)))
      }
    }
    .killed(by: .caretStaysBesideWhatWasTyped, .typingEqualsPasting).bug(
      "fabiomcosta/jquery-meiomask#23"),
    .quirk(
      "CaretBeforeLiterals", "A digit typed before a literal leaves the caret before the literal."
    ) { $0.insertionCaret = .exact }
    .killed(by: .caretStaysBesideWhatWasTyped).bug("RobinHerbots/Inputmask#286"),
    .edit("CaretByLength", "The caret moves by the change of the text's length.") {
      question in
      question.changing { next in
        let growth = next.text.utf16.count - question.state.text.utf16.count
        return next.placingCaret(unchecked: question.state.selectionEnd + growth)
      }
    }.killed(by: .deletionTakesOnlyItsContent).bug("natintosh/intl_phone_number_input#366"),
    .deletion(
      "CaretPastLiteral", "A deletion that moves literals puts the caret one place too far."
    ) { question in
      guard case .rewrite(let next, _) = question.decision else { return question.decision }
      let tail = next.text.utf16.dropFirst(next.selection.location)
      let width = String(decoding: tail, as: UTF16.self).unicodeScalars.first.map(UTF16.width)
      let caret = next.selection.location + (width ?? 0)
      return question.showing(next.selecting(.caret(at: caret)))
    }.killed(by: .deletionTakesOnlyItsContent).bug("NepipenkoIgor/ngx-mask#437"),
    .insertion("CaretThreeOn", "A digit typed before a literal moves the caret by three.") {
      question in
      let before = question.head + question.replaced
      guard question.beginsWithLiteral(question.tail, after: before) else {
        return question.decision
      }
      return question.changing { $0.placingCaret(unchecked: question.edit.range.location + 3) }
    }.killed(by: .caretStaysBesideWhatWasTyped).bug("natintosh/intl_phone_number_input#65"),
    .insertion("CaretUnmoved", "The caret stays before the typed text.") { question in
      question.changing { next in
        let end = next.text.utf16.count
        return next.selecting(.caret(at: min(question.edit.range.location, end)))
      }
    }.killed(by: .caretStaysBesideWhatWasTyped).bug("cwill747/angular-libphonenumber#90"),
    .deletion(
      "DeletionCaretUnmoved", "A backspace leaves the caret in its place, after the next content."
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
    .insertion("PlaceholderTyped", "A typed placeholder fills a slot that accepts the character.") {
      question in
      guard let placeholder = question.policies.placeholder, question.pattern.takes(placeholder),
        let spare = question.spare, UTF16.width(placeholder) == 1
      else { return question.decision }
      let typed = question.edit.replacement.replacing(placeholder, by: spare)
      let decision = question.decision(typing: typed, over: question.edit.range)
      return decision.newState.map { next in
        question.showing(
          FieldState(next.text.replacing(spare, by: placeholder)).selecting(next.selection))
      } ?? decision
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
    .insertion("PlaceholdersTakeRoom", "A text of only placeholders counts as full.") { question in
      let length = question.plain.text.unicodeScalars.count
      return question.policies.placeholder != nil && length > question.pattern.elements.count
        ? .refuse(.notFormatted(.full)) : question.decision
    }.killed(by: .placeholdersFillTheRest).bug("RobinHerbots/Inputmask#102"),
    .edit("SeedCaret", "The caret is at the end of the text, whatever was edited.") { question in
      question.changing { FieldState($0.text) }
    }.killed(by: .caretStaysBesideWhatWasTyped).bug(.formattingArticle),
    .insertion(
      "TypedBeforePlaceholders",
      "Typed text is inserted before the placeholders, and replaces none."
    ) { question in
      let isEmpty = question.content(of: question.state.text).isEmpty
      return question.policies.placeholder != nil && isEmpty && !question.state.text.isEmpty
        ? question.unformatted : question.decision
    }.killed(by: .placeholdersFillTheRest).bug("RobinHerbots/Inputmask#692"),
  ]
}

extension PatternQuestion {
  /// A digit or a letter that a slot accepts and that doesn't occur anywhere.
  fileprivate var spare: Unicode.Scalar? {
    let seen = pattern.literals + state.text.scalars + edit.replacement.scalars
    return "987654321zyx".unicodeScalars.first { pattern.takes($0) && !seen.contains($0) }
  }
}

extension String {
  fileprivate func replacing(_ scalar: Unicode.Scalar, by other: Unicode.Scalar) -> String {
    String(scalars: scalars.map { $0 == scalar ? other : $0 })
  }
}
