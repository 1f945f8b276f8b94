extension Mutant {
  static let patternDeletions: [Mutant] = [
    .deletion("B18", "A literal can't be deleted.") { question in
      question.takesNoContent ? .refuse(.notFormatted(.fitsNoSlot)) : question.decision
    }.killed(by: .plainEditsAreAccepted).bug("text-mask/text-mask#658"),
    .deletion("B18Forward", "A forward deletion of a literal doesn't move the caret.") { question in
      let isForward = question.edit.range.location == question.state.selection.location
      return question.takesNoContent && isForward && question.state.selection.length == 0
        ? question.showing(question.state) : question.decision
    }.killed(by: .backspacesEmptyAnyField).bug("text-mask/text-mask#230"),
    .deletion("B18Stuck", "A backspace on a literal never changes anything.") { question in
      let isBackspace = question.end == question.state.selection.location
      return question.takesNoContent && isBackspace && question.state.selection.length == 0
        ? question.showing(question.state) : question.decision
    }.killed(by: .backspacesEmptyAnyField).bug("pinball83/Masked-Edittext#5"),
    .deletion(
      "DeleteIsBackspace", "A forward deletion is treated as a backspace after its range."
    ) { question in
      guard question.state.selection.length == 0 else { return question.decision }
      return question.decision(
        about: question.edit, on: question.state.selecting(.caret(at: question.end)))
    }.killed(by: .deletionTakesOnlyItsContent).bug("bastillion-io/Bastillion#14"),
    .deletion("EagerReturns", "A deleted eager literal reappears at once.") { question in
      guard question.policies.literals == .eager, question.tail.isEmpty else {
        return question.decision
      }
      return question.changing { FieldState(question.formatted($0.text)) }
    }.killed(by: .patternFieldEqualsModel).bug("text-mask/text-mask#218"),
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
    }
    .killed(by: .backspacesEmptyAnyField, .plainEditsAreAccepted).bug(
      "digitalBush/jquery.maskedinput#311"),
    .deletion("SelectionBeforeLiteral", "A selection that ends before a literal can't be deleted.")
    { question in
      let isSelection = question.edit.range == question.state.selection
      let before = question.head + question.replaced
      return isSelection && question.beginsWithLiteral(question.tail, after: before)
        ? question.showing(question.state) : question.decision
    }.killed(by: .deletionTakesOnlyItsContent).bug("NepipenkoIgor/ngx-mask#1417"),
    .quirk("TrailingStays", "A literal stays when the digit after it is deleted.") {
      $0.keepsTrailingLiterals = true
    }.killed(by: .deletionTakesOnlyItsContent).bug("beholdr/maska#49"),
  ]
}
