extension Mutant {
  /// Insertions, with and without room.
  static let patternInsertions: [Mutant] = [
    .policies("EagerForgotten", "Eager literals wait for the content after them.") {
      $0.literals = .lazy
    }.killed(by: .patternFieldEqualsModel).bug("candreoliveira/ngMask/issues/86"),
    .policy(
      "EndPushedOut", "Typing in a full field pushes out its end.", \.overflow, .newestGoes,
      as: .lastGoes
    )
    .killed(by: .insertionLosesNothingThatFits).bug("infor-design/enterprise/issues/7274"),
    .insertion("JunkShown", "Unfit characters are shown until the next edit.") {
      question in
      question.decision.reason == .notFormatted(.fitsNoSlot)
        ? .accept(question.plain) : question.decision
    }.killed(by: .junkChangesNothing).bug("igorescobar/jQuery-Mask-Plugin/issues/191"),
    .policies("LazyAhead", "Lazy literals appear before there is content after them.") {
      $0.literals = .eager
    }.killed(by: .insertionLosesNothingThatFits, .typingFormattedTextGivesIt).bug(
      "RobinHerbots/Inputmask/issues/685"),
    .edit(
      "LengthDifference", "Every change counts as one at the end, by the difference of lengths."
    ) { question in
      let (old, new) = (question.state.text.scalars, question.plain.text.scalars)
      let seen = new.count > old.count ? old + new.dropFirst(old.count) : old.prefix(new.count)
      return question.showing(FieldState(question.formatted(String(scalars: seen))))
    }.killed(by: .deletionTakesOnlyItsContent).bug("VojtaStavik/VSTextField"),
    .edit(
      "LiteralsFedBack", "The digits of the field's own literals become content with each edit."
    ) { question in
      let takes = question.pattern.takes
      return question.laying(
        (question.head + question.edit.replacement).scalars.filter(takes),
        question.tail.scalars.filter(takes))
    }.killed(by: .deletionTakesOnlyItsContent).bug("RobinHerbots/Inputmask/issues/379"),
    .edit("MiddleUnformatted", "An edit before the end is accepted unformatted.") { question in
      question.tail.isEmpty ? question.decision : question.unformatted
    }.killed(by: .patternFieldKeepsItsForm).bug("iziz/libPhoneNumber-iOS/issues/43"),
    .insertion("OverflowUnformatted", "One digit too many makes the text lose its form.") {
      question in
      guard question.decision.reason == .notFormatted(.full) else { return question.decision }
      let bare = question.content(of: question.state.text) + question.edit.replacement.scalars
      return question.showing(FieldState(String(scalars: bare)))
    }.killed(by: .patternFieldKeepsItsForm).bug("iziz/libPhoneNumber-iOS/issues/147"),
    .policy(
      "OverwritesNothing", "A field that overwrites refuses all when it is full.", \.overflow,
      .nextGoes, as: .newestGoes
    )
    .killed(by: .insertionLosesNothingThatFits, .patternFieldEqualsModel).bug(
      "uNmAnNeR/imaskjs/issues/129"),
    .policy(
      "OverwritesWhenFull",
      "Typing in a full field overwrites the next content, against the policy.", \.overflow,
      .newestGoes, as: .nextGoes
    )
    .killed(by: .insertionLosesNothingThatFits).bug("sanniassin/react-input-mask/issues/125"),
    .insertion("OverwritesWithRoom", "The next content is overwritten although both fit.") {
      question in
      guard question.policies.overflow == .nextGoes else { return question.decision }
      var (range, count) = (question.edit.range, 0)
      var head = question.head + question.replaced
      for scalar in question.tail.unicodeScalars
      where count < question.edit.replacement.unicodeScalars.count {
        if !question.beginsWithLiteral(String(scalar), after: head) { count += 1 }
        head.unicodeScalars.append(scalar)
        range.length += UTF16.width(scalar)
      }
      return question.decision(replacing: range, with: question.edit.replacement)
    }.killed(by: .insertionLosesNothingThatFits, .patternFieldEqualsModel).bug(
      "microsoft/fluentui/issues/14752"),
    .insertion("PasteCropped", "A paste over a selection is cut as if the selection stayed.") {
      question in
      let room = question.pattern.elements.count - question.state.text.unicodeScalars.count
      let cropped = question.edit.replacement.scalars.prefix(max(1, room))
      return question.edit.range.length == 0
        ? question.decision
        : question.decision(replacing: question.edit.range, with: String(scalars: cropped))
    }.killed(by: .insertionLosesNothingThatFits, .patternFieldEqualsModel).bug(
      "sanniassin/react-input-mask/issues/106"),
    .insertion("PasteUnformatted", "A paste is neither formatted nor checked.") {
      question in
      question.edit.replacement.unicodeScalars.count > 1
        ? .accept(question.plain) : question.decision
    }.killed(by: .patternFieldKeepsItsForm, .typingEqualsPasting).bug(
      "FellippeHeitor/InForm/issues/30"),
    .insertion("PastedPrefixDoubled", "The digits of a pasted prefix go in after the field's own.")
    { question in
      let typed = question.edit.replacement.scalars.filter(question.pattern.takes)
      let head = question.content(of: question.head) + typed
      let tail = question.content(of: question.state.text)
        .dropFirst(question.content(of: question.head + question.replaced).count)
      let isTooMuch = head.count + tail.count > question.pattern.slots.count
      return typed.isEmpty || isTooMuch ? question.decision : question.laying(head, Array(tail))
    }.killed(by: .typingFormattedTextGivesIt, .patternFieldEqualsModel).bug(
      "angular-ui/ui-mask/issues/151"),
    .policy(
      "PushesNothingOut", "A full field that should drop its end refuses all.", \.overflow,
      .lastGoes, as: .newestGoes
    )
    .killed(by: .insertionLosesNothingThatFits, .patternFieldEqualsModel).bug(
      "uNmAnNeR/imaskjs/issues/556"),
    .insertion("RoomByScalar", "A paste over a selection must fit one character at a time.") {
      question in
      guard let first = question.edit.replacement.unicodeScalars.first else {
        return question.decision
      }
      let begun = question.decision(replacing: question.edit.range, with: String(first))
      let rest = question.edit.replacement.unicodeScalars.dropFirst()
      return rest.reduce(begun) { decision, scalar in
        let shown = decision.newState ?? question.state
        return question.decision(
          about: Edit(replacing: shown.selection, with: String(scalar)), on: shown)
      }
    }.killed(by: .textReplacedByItselfStays, .patternFieldEqualsModel),
    .edit("SeedLoop", "Each edit runs the Formatting article's loop, whatever the policies say.") {
      question in
      let text = question.pattern.loop(over: question.plain.text.scalars)
      return question.showing(FieldState(String(scalars: text)))
    }.killed(by: .typingFormattedTextGivesIt).bug(.formattingArticle),
    .insertion(
      "SelectionFromLiteral", "Typed over a selection that begins with a literal, one more goes."
    ) { question in
      guard question.beginsWithLiteral(question.replaced, after: question.head),
        let next = question.tail.unicodeScalars.first
      else { return question.decision }
      var range = question.edit.range
      range.length += UTF16.width(next)
      return question.decision(replacing: range, with: question.edit.replacement)
    }.killed(by: .insertionLosesNothingThatFits, .patternFieldEqualsModel).bug(
      "RobinHerbots/Inputmask/issues/353"),
    .insertion("SelectionTakesRoom", "In a full field nothing can be typed over a selection.") {
      question in
      let filled = question.content(of: question.state.text).count
      return question.edit.range.length > 0 && filled >= question.pattern.slots.count
        ? .refuse(.notFormatted(.full)) : question.decision
    }.killed(by: .insertionLosesNothingThatFits, .patternFieldEqualsModel).bug(
      "RobinHerbots/Inputmask/issues/86"),
    .edit(
      "ShorterUnformatted",
      "A text that becomes shorter counts as a deletion, and isn't formatted."
    ) { question in
      let (old, new) = (question.state.text.utf16.count, question.plain.text.utf16.count)
      return new < old ? .accept(question.plain) : question.decision
    }.killed(by: .patternFieldKeepsItsForm, .patternFieldEqualsModel).bug(
      "probil/v-mask/issues/40"),
    .quirk("TailReadAgain", "The text after an edit is read as if it were typed again.") {
      $0.readsTailAgain = true
    }.killed(by: .caretStaysBesideWhatWasTyped).bug("RedMadRobot/input-mask-ios/issues/44"),
    .insertion("TypedAtTheEnd", "Typed text is added at the end, wherever the caret is.") {
      question in
      guard question.edit.range.length == 0 else { return question.decision }
      let end = TextRange.caret(at: question.state.text.utf16.count)
      return question.decision(replacing: end, with: question.edit.replacement)
    }.killed(by: .caretStaysBesideWhatWasTyped, .patternFieldEqualsModel).bug(
      "signalapp/Signal-iOS/pull/85"),
    .insertion("TypedTwice", "Text before a new literal is inserted twice.") { question in
      guard case .rewrite(let next, _) = question.decision else { return question.decision }
      return question.decision(
        about: Edit(replacing: next.selection, with: question.edit.replacement), on: next)
    }.killed(by: .caretStaysBesideWhatWasTyped, .typingEqualsPasting).bug(
      "santalu/maskara/issues/19"),
  ]
}

extension Pattern {
  /// The loop of the *Formatting* article: a literal is copied, a slot takes the next digit, and
  /// after each step it ends where no digit is left.
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
