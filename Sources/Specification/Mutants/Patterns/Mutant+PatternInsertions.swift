extension Mutant {
  static let patternInsertions: [Mutant] = [
    .edit("EagerForgotten", "Eager literals appear only with later content.") {
      $0.decision { $0.literals = .lazy }
    }.killed(by: .patternFieldEqualsModel).bug("candreoliveira/ngMask#86"),
    .policy(
      "EndPushedOut", "Typing in a full field removes content at the end.", \.overflow, .newestGoes,
      as: .lastGoes
    ).killed(by: .insertionLosesNothingThatFits).bug("infor-design/enterprise#7274"),
    .insertion("JunkShown", "Characters that don't fit are shown.") { question in
      question.decision.reason == .notFormatted(.fitsNoSlot) ? .accept(question.plain) : nil
    }.killed(by: .junkChangesNothing).bug("igorescobar/jQuery-Mask-Plugin#191"),
    .edit("LazyAhead", "Lazy literals appear before the content after them.") {
      $0.decision { $0.literals = .eager }
    }
    .killed(by: .insertionLosesNothingThatFits, .typingFormattedTextGivesIt).bug(
      "RobinHerbots/Inputmask#685"),
    .edit(
      "LiteralsFedBack", "At each edit, digits in the field's own literals become content."
    ) { question in
      let takes = question.pattern.admits
      return question.laying(
        (question.head + question.edit.replacement).scalars.filter(takes),
        question.tail.scalars.filter(takes))
    }.killed(by: .deletionTakesOnlyItsContent).bug("RobinHerbots/Inputmask#379"),
    .edit("MiddleUnformatted", "An edit before the end is accepted unformatted.") { question in
      question.tail.isEmpty ? nil : question.unformatted
    }.killed(by: .patternFieldKeepsItsForm).bug("iziz/libPhoneNumber-iOS#43"),
    .insertion("OverflowUnformatted", "One digit too many leaves the text unformatted.") {
      guard $0.decision.reason == .notFormatted(.full) else { return nil }
      let bare = $0.content(of: $0.state.text) + $0.edit.replacement.scalars
      return $0.showing(FieldState(String(scalars: bare)))
    }.killed(by: .patternFieldKeepsItsForm).bug("iziz/libPhoneNumber-iOS#147"),
    .policy(
      "OverwritesNothing", "A full field that should overwrite refuses all typing.", \.overflow,
      .nextGoes, as: .newestGoes
    ).killed(by: .insertionLosesNothingThatFits).bug("uNmAnNeR/imaskjs#129"),
    .policy(
      "OverwritesWhenFull",
      "Typing in a full field overwrites the next content, against the policy.", \.overflow,
      .newestGoes, as: .nextGoes
    ).killed(by: .insertionLosesNothingThatFits).bug("sanniassin/react-input-mask#125"),
    .insertion("OverwritesWithRoom", "A typed character replaces the next, although both fit.") {
      let isLiteral = $0.beginsWithLiteral($0.tail, after: $0.head + $0.replaced)
      return $0.policies.overflow == .nextGoes && $0.isKey && !isLiteral
        ? $0.decision(typing: $0.edit.replacement, over: $0.rangeAndNext) : nil
    }.killed(by: .insertionLosesNothingThatFits).bug("microsoft/fluentui#14752"),
    .insertion("PasteCropped", "A paste is cut as if the selected text stayed.") {
      let room = $0.pattern.elements.count - $0.state.text.unicodeScalars.count
      let cropped = $0.edit.replacement.scalars.prefix(max(1, room))
      return $0.edit.range.length == 0
        ? nil : $0.decision(typing: String(scalars: cropped), over: $0.edit.range)
    }.killed(by: .insertionLosesNothingThatFits).bug("sanniassin/react-input-mask#106"),
    .insertion("PasteUnformatted", "A paste is neither formatted nor checked.") { question in
      question.edit.replacement.unicodeScalars.count > 1 ? .accept(question.plain) : nil
    }.killed(by: .patternFieldKeepsItsForm, .typingEqualsPasting).bug("FellippeHeitor/InForm#30"),
    .insertion("PastedPrefixDoubled", "A pasted prefix is added after the field's own.") {
      question in
      let typed = question.edit.replacement.scalars.filter(question.pattern.admits)
      let (head, tail) = (question.content(of: question.head) + typed, question.tailContent)
      let fits = head.count + tail.count <= question.pattern.slots.count
      return fits && !typed.isEmpty ? question.laying(head, tail) : nil
    }.killed(by: .typingFormattedTextGivesIt).bug("angular-ui/ui-mask#151"),
    .policy(
      "PushesNothingOut", "A full field that should drop its end refuses all typing.", \.overflow,
      .lastGoes, as: .newestGoes
    ).killed(by: .insertionLosesNothingThatFits).bug("uNmAnNeR/imaskjs#556"),
    .insertion("RoomByScalar", "A paste is decided character by character.") {
      $0.decision(typingEach: $0.edit.replacement)
    }.killed(by: .textReplacedByItselfStays),
    .edit("SeedLoop", "Each edit runs the Formatting article's loop, whatever the policies.") {
      let text = $0.pattern.loop(over: $0.plain.text.scalars)
      return $0.showing(FieldState(String(scalars: text)))
    }.killed(by: .typingFormattedTextGivesIt).bug(.formattingArticle),
    .insertion(
      "SelectionFromLiteral", "Typing over a selection that begins with a literal removes too much."
    ) {
      $0.beginsWithLiteral($0.replaced, after: $0.head)
        ? $0.decision(typing: $0.edit.replacement, over: $0.rangeAndNext) : nil
    }.killed(by: .insertionLosesNothingThatFits).bug("RobinHerbots/Inputmask#353"),
    .insertion("SelectionTakesRoom", "In a full field, a selection can't be typed over.") {
      let filled = $0.content(of: $0.state.text).count
      return $0.edit.range.length > 0 && filled >= $0.pattern.slots.count
        ? .refuse(.notFormatted(.full)) : nil
    }.killed(by: .insertionLosesNothingThatFits).bug("RobinHerbots/Inputmask#86"),
    .edit(
      "ShorterUnformatted", "An edit that shortens the text isn't formatted."
    ) { question in
      let (old, new) = (question.state.text.utf16.count, question.plain.text.utf16.count)
      return new < old ? .accept(question.plain) : nil
    }.killed(by: .patternFieldKeepsItsForm).bug("probil/v-mask#40"),
    .quirk("TailReadAgain", "Text after the edited range is read as if it were typed.") {
      $0.readsTailAgain = true
    }.killed(by: .caretStaysBesideTypedText).bug("RedMadRobot/input-mask-ios#44"),
    .insertion("TypedAtTheEnd", "Typed text is added at the end, wherever the caret is.") {
      guard $0.edit.range.length == 0 else { return nil }
      let end = TextRange.caret(at: $0.state.text.utf16.count)
      return $0.decision(typing: $0.edit.replacement, over: end)
    }.killed(by: .caretStaysBesideTypedText).bug("signalapp/Signal-iOS#85"),
    .insertion("TypedTwice", "Text that adds a literal is inserted twice.") { question in
      guard case .rewrite(let next, _) = question.decision else { return nil }
      return question.decision(
        about: Edit(replacing: next.selection, with: question.edit.replacement), on: next)
    }.killed(by: .caretStaysBesideTypedText, .typingEqualsPasting).bug("santalu/maskara#19"),
  ]
}

extension Pattern {
  /// The loop in the *Formatting* article.
  ///
  /// It copies each literal, puts the next digit into each slot, and stops when no digit is left.
  fileprivate func loop(over text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    if text.isEmpty { return [] }
    var digits = text.filter { $0.properties.generalCategory == .decimalNumber }[...]
    var result: [Unicode.Scalar] = []
    for element in elements {
      if let scalar = element.literal ?? digits.popFirst() { result.append(scalar) }
      if digits.isEmpty { break }
    }
    return result
  }
}
