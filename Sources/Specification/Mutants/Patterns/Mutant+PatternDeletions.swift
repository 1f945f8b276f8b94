extension Mutant {
  static let patternDeletions: [Mutant] = [
    .deletion("B18", "A literal can't be deleted.") { question in
      question.takesNoContent ? .refuse(.notFormatted(.fitsNoSlot)) : question.decision
    }.killed(by: .plainEditsAreAccepted).bug("text-mask/text-mask/issues/658"),
    .deletion(
      "B18Forward", "A forward deletion of a literal never moves the caret."
    ) { question in
      let isForward = question.edit.range.location == question.state.selection.location
      return question.takesNoContent && isForward && question.state.selection.length == 0
        ? question.showing(question.state) : question.decision
    }.killed(by: .backspacesEmptyAnyField, .patternFieldEqualsModel).bug(
      "text-mask/text-mask/issues/230"),
    .deletion("B18Stuck", "A backspace on a literal never changes anything.") { question in
      let isBackspace = question.end == question.state.selection.location
      return question.takesNoContent && isBackspace && question.state.selection.length == 0
        ? question.showing(question.state) : question.decision
    }.killed(by: .backspacesEmptyAnyField, .patternFieldEqualsModel).bug(
      "pinball83/Masked-Edittext/issues/5"),
    .deletion(
      "DeleteIsBackspace", "A forward deletion is treated as a backspace from after its range."
    ) { question in
      guard question.state.selection.length == 0 else { return question.decision }
      return question.decision(
        about: question.edit, on: question.state.selecting(.caret(at: question.end)))
    }.killed(by: .deletionTakesOnlyItsContent).bug("bastillion-io/Bastillion/issues/14"),
    .deletion("EagerReturns", "A deleted eager literal reappears at once.") { question in
      guard question.policies.literals == .eager, question.tail.isEmpty else {
        return question.decision
      }
      return question.changing { FieldState(question.formatted($0.text)) }
    }.killed(by: .patternFieldEqualsModel).bug("text-mask/text-mask/issues/218"),
    .deletion("LastDeleted", "A deletion removes the last character, wherever the caret is.") {
      question in
      let count = question.replaced.unicodeScalars.count
      let last = String(scalars: question.state.text.scalars.suffix(count)).utf16.count
      let range = TextRange(location: question.state.text.utf16.count - last, length: last)
      return question.decision(replacing: range, with: "")
    }.killed(by: .deletionTakesOnlyItsContent, .patternFieldEqualsModel).bug(
      "signalapp/Signal-iOS/pull/85"),
    .deletion(
      "MisfitsRefuseDeletion",
      "A deletion is refused if the text after it doesn't fit its new slots."
    ) { question in
      let removed =
        question.content(of: question.head + question.replaced).count
        - question.content(of: question.head).count
      let before = question.content(of: question.state.text).count
      guard let next = question.decision.newState,
        question.content(of: next.text).count < before - removed
      else { return question.decision }
      return .refuse(.notFormatted(.fitsNoSlot))
    }.killed(by: .backspacesEmptyAnyField, .plainEditsAreAccepted).bug(
      "digitalBush/jquery.maskedinput/issues/311"),
    .deletion("SelectionBeforeLiteral", "A selection that ends before a literal can't be deleted.")
    { question in
      let isSelection = question.edit.range == question.state.selection
      let before = question.head + question.replaced
      return isSelection && question.beginsWithLiteral(question.tail, after: before)
        ? question.showing(question.state) : question.decision
    }.killed(by: .deletionTakesOnlyItsContent, .patternFieldEqualsModel).bug(
      "NepipenkoIgor/ngx-mask/pull/1417"),
    .quirk("TrailingStays", "A literal stays when the digit after it is deleted.") {
      $0.keepsTrailingLiterals = true
    }.killed(by: .deletionTakesOnlyItsContent).bug("beholdr/maska/issues/49"),
  ]
}
