import InputLaws
import InputRules

extension Mutant {
  /// Deletions.
  static let patternDeletions: [Mutant] = [
    .deletion("B18", "A literal can't be deleted.") { question in
      question.takesNoContent ? .refuse(.notFormatted(.fitsNoSlot)) : question.decision
    }.killed(by: .plainEditsAreAccepted, .backspaceEmptiesThePattern)
      .bug("text-mask/text-mask/issues/658"),
    .deletion(
      "B18Forward", "A forward deletion of a literal leaves the caret where it is, for ever."
    ) { question in
      let isForward = question.edit.range.location == question.state.selection.location
      return question.takesNoContent && isForward && question.state.selection.length == 0
        ? question.showing(question.state) : question.decision
    }.killed(by: .backspaceEmptiesThePattern, .patternFieldEqualsModel)
      .bug("text-mask/text-mask/issues/230"),
    .deletion("B18Stuck", "A backspace on a literal changes nothing, however often.") { question in
      let isBackspace = question.end == question.state.selection.location
      return question.takesNoContent && isBackspace && question.state.selection.length == 0
        ? question.showing(question.state) : question.decision
    }.killed(by: .backspaceEmptiesThePattern, .patternFieldEqualsModel)
      .bug("pinball83/Masked-Edittext/issues/5"),
    .deletion(
      "DeleteIsBackspace", "A forward deletion is treated as a backspace from after its range."
    ) { question in
      guard question.state.selection.length == 0 else { return question.decision }
      return question.decision(
        about: question.edit, on: question.state.selecting(.caret(at: question.end)))
    }.killed(by: .literalsAreOnlyPassed, .backspaceEmptiesThePattern)
      .bug("bastillion-io/Bastillion/issues/14"),
    .deletion(
      "DeletionByCluster",
      "A deletion takes whole clusters, a combining mark with the digit before it."
    ) { question in
      var (start, range) = (0, question.edit.range)
      for character in question.state.text {
        let end = start + character.utf16.count
        if start < range.location && range.location < end {
          range = TextRange(location: start, length: question.end - start)
        }
        if start < question.end && question.end < end { range.length = end - range.location }
        start = end
      }
      return question.decision(replacing: range, with: "")
    }.killed(by: .deletionTakesOnlyItsContent, .patternFieldEqualsModel),
    .deletion("DeletionCutsTail", "A deletion takes all that stands after it away.") { question in
      var range = question.edit.range
      range.length = question.state.text.utf16.count - range.location
      return question.decision(replacing: range, with: "")
    }.killed(by: .deletionTakesOnlyItsContent, .patternFieldEqualsModel),
    .deletion("EagerReturns", "An eager literal that was deleted comes back at once.") { question in
      guard question.policies.literals == .eager, question.tail.isEmpty else {
        return question.decision
      }
      return question.changing { FieldState(question.formatted($0.text)) }
    }.killed(by: .trailingLiteralsGo, .patternFieldEqualsModel)
      .bug("text-mask/text-mask/issues/218"),
    .deletion("LastDeleted", "A deletion takes the last of the text, wherever the caret is.") {
      question in
      let count = question.replaced.unicodeScalars.count
      let last = String(scalars: question.state.text.scalars.suffix(count)).utf16.count
      let range = TextRange(location: question.state.text.utf16.count - last, length: last)
      return question.decision(replacing: range, with: "")
    }.killed(by: .deletionTakesOnlyItsContent, .patternFieldEqualsModel)
      .bug("signalapp/Signal-iOS/pull/85"),
    .deletion(
      "MisfitsRefuseDeletion",
      "A deletion is refused if what is after it doesn't fit its new slots."
    ) { question in
      let removed =
        question.content(of: question.head + question.replaced).count
        - question.content(of: question.head).count
      let before = question.content(of: question.state.text).count
      guard let next = question.decision.newState,
        question.content(of: next.text).count < before - removed
      else { return question.decision }
      return .refuse(.notFormatted(.fitsNoSlot))
    }.killed(by: .backspaceEmptiesThePattern, .plainEditsAreAccepted)
      .bug("digitalBush/jquery.maskedinput/issues/311"),
    .deletion(
      "PassTakes", "A backspace that should pass a literal takes the digit before it."
    ) { question in
      question.state.selection.length == 0 && question.end == question.state.selection.location
        ? question.quirkyDecision { $0.onLiterals = .takes } : question.decision
    }.killed(by: .literalsAreOnlyPassed, .patternFieldEqualsModel),
    .deletion("PrefixStays", "The literals that begin the pattern can't be deleted.") { question in
      question.changing { next in
        let prefix = String(scalars: question.pattern.firstLiterals)
        return next.text.utf16.count < prefix.utf16.count ? FieldState(prefix) : next
      }
    }.killed(by: .backspaceEmptiesThePattern, .patternFieldEqualsModel),
    .deletion("SelectionBeforeLiteral", "A selection that ends before a literal can't be deleted.")
    { question in
      let isSelection = question.edit.range == question.state.selection
      let before = question.head + question.replaced
      return isSelection && question.beginsWithLiteral(question.tail, after: before)
        ? question.showing(question.state) : question.decision
    }.killed(by: .deletionTakesOnlyItsContent, .patternFieldEqualsModel)
      .bug("NepipenkoIgor/ngx-mask/pull/1417"),
    .deletion(
      "SelectionTakesMore", "To delete a selection of literals takes the digit before it too."
    ) { question in
      question.state.selection.length > 0
        ? question.quirkyDecision { $0.onLiterals = .takes } : question.decision
    }.killed(by: .literalsAreOnlyPassed, .patternFieldEqualsModel),
    .deletion(
      "TrailingOneGoes", "Of the literals that nothing follows any more only the last goes."
    ) { question in
      guard let kept = question.quirkyDecision({ $0.keepsTrailingLiterals = true }).newState else {
        return question.decision
      }
      return question.changing { next in
        let text = String(scalars: kept.text.scalars.dropLast())
        return text.utf16.count > next.text.utf16.count ? FieldState(text) : next
      }
    }.killed(by: .trailingLiteralsGo, .backspaceEmptiesThePattern),
    .quirk("TrailingStays", "A literal stays when the digit after it is deleted.") {
      $0.keepsTrailingLiterals = true
    }.killed(by: .trailingLiteralsGo, .backspaceEmptiesThePattern).bug("beholdr/maska/issues/49"),
  ]
}
