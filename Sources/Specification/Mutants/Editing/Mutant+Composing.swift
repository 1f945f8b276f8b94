extension Mutant {
  /// Mistakes in how sessions handle text while it is composed.
  static let composing: [Mutant] = [
    .session("B10", "If the rule rewrites composed text, a new composition begins after it.") {
      session, action in
      if case .compose = action, session.isComposing,
        case .rewritten = session.preview(.commit).effect
      {
        _ = session.perform(.commit)
      }
      return session.perform(action)
    }.killed(by: .commitIsOneEdit, .compositionTouchesOnlyItsMark).bug("react/react-native#56082"),
    .session("B7", "A deletion while text is composed removes all marked text.") {
      session, action in
      guard let marked = session.state.marked, session.isDeletion(action),
        !session.preview(action).effect.isRefused
      else { return nil }
      return session.perform(.replace(Edit(replacing: marked, with: "")))
    }.killed(by: .deletionTakesOneUnit).bug("lionheart/openradar-mirror#4115"),
    .describedSession("B8", "The length limit cuts text that is still being composed.") {
      session, action, description in
      guard case .compose(let text, let range) = action, !session.preview(action).effect.isRefused
      else { return nil }
      let state = session.state
      let cut = description.field.cutting(text) { composed in
        let edit = Edit(replacing: state.marked ?? state.selection, with: composed)
        return (try? state.replacing(edit))?.text ?? ""
      }
      let end = min(range.location + range.length, cut.utf16.count)
      let start = min(range.location, end)
      let selection = TextRange(location: start, length: end - start)
      return session.perform(.compose(cut, selecting: selection))
    }.killed(by: .compositionTouchesOnlyItsMark).bug("flutter/flutter#35106"),
    .describedSession("B9", "Committing composed text at the limit removes text at the end.") {
      session, action, description in
      let reason = session.preview(action).effect.reason
      guard action == .commit, let marked = session.state.marked, case .tooLong = reason else {
        return nil
      }
      let text = description.field.cutting(session.state.text)
      let caret = min(marked.location + marked.length, text.utf16.count)
      _ = session.perform(.set(FieldState(text).selecting(.caret(at: caret))))
      return Outcome(.rewritten(reason), session.state)
    }.killed(by: .commitIsOneEdit).bug("ueberdosis/tiptap#5928"),
    .session("CancelDropsSelection", "After a canceled composition, the earlier selection is lost.")
    { session, action in
      let outcome = session.perform(action)
      guard action == .cancel, !outcome.effect.isRefused else { return outcome }
      return session.perform(.select(.caret(at: session.state.selectionEnd)))
    }.killed(by: .cancelLeavesNoTrace).bug("w3c/input-events#33"),
    .session("CancelKeepsText", "A canceled composition is committed.") { session, action in
      guard action == .cancel, session.isComposing else { return nil }
      _ = session.perform(.commit)
      return Outcome(.done, session.state)
    }.killed(by: .cancelLeavesNoTrace).bug("chromiumembedded/cef#701"),
    .session("CommitByCharacter", "Committed text is checked character by character.") {
      session, action in
      guard action == .commit, let marked = session.state.marked else { return nil }
      let (composed, effect) = (session.state.text(in: marked), session.preview(action).effect)
      _ = session.perform(.cancel)
      let before = session.state.text
      for character in composed { _ = session.perform(.type(String(character))) }
      let isReduced = effect.isRefused && !session.state.text.hasSameUnits(as: before)
      return Outcome(isReduced ? .rewritten(nil) : effect, session.state)
    }.killed(by: .commitIsOneEdit).bug("flutter/flutter#67898"),
    .session(
      "KeyKeepsComposed",
      "A keystroke while text is composed commits that text and is inserted after it."
    ) { session, action in
      guard case .type = action, session.isComposing else { return nil }
      _ = session.perform(.commit)
      return session.perform(action)
    }.killed(by: .commitIsOneEdit).bug("manaflow-ai/cmux#5596"),
    .session("MarkOutlivesCommit", "After a commit, the text stays marked.") { session, action in
      let marked = session.state.marked
      let outcome = session.perform(action)
      guard action == .commit, outcome.effect == .done else { return outcome }
      session.state = FieldState(
        trusting: session.state.text, selection: session.state.selection, marked: marked)
      return Outcome(outcome.effect, session.state)
    }.killed(by: .commitIsOneEdit, .cancelLeavesNoTrace).bug("oscbyspro/DiffableTextViews#99"),
    .session("RefusedCommitDeletes", "A refused commit deletes the text that was selected before.")
    { session, action in
      let outcome = session.perform(action)
      guard action == .commit, outcome.effect.isRefused, session.state.selection.length > 0,
        let next = try? session.state.replacing(Edit(replacing: session.state.selection, with: ""))
      else { return outcome }
      _ = session.perform(.set(next))
      return Outcome(outcome.effect, session.state)
    }.killed(by: .refusedActionLeavesNoTrace).bug("ckeditor/ckeditor5#12739"),
    .session("RepairClears", "A repair clears the field instead of cutting the text.") {
      session, action in
      var cleared = session
      _ = cleared.perform(.set(.empty))
      guard action == .repair, !session.isComposing, cleared.violation == nil,
        case .rewritten(let reason) = session.preview(action).effect
      else { return nil }
      _ = session.perform(.set(.empty))
      return Outcome(.rewritten(reason), session.state)
    }.killed(by: .violationsAreReportedAndRepaired).bug("IgniteUI/ignite-ui#1042"),
    .session("SetCommits", "Setting a text during a composition commits the composition first.") {
      session, action in
      guard case .set = action else { return nil }
      let commit = session.commitFirst()
      return session.perform(action).after(commit: commit)
    }.killed(by: .sessionEqualsModel).bug("react/react-native#56658"),
    .session("SetIsRepaired", "A text that is set from code is repaired without a report.") {
      session, action in
      guard case .set = action else { return nil }
      var copy = session
      _ = copy.perform(action)
      return session.perform(.set(copy.perform(.repair).state))
    }.killed(by: .violationsAreReportedAndRepaired).bug("terrarium-earth/Heracles#251"),
    .session(
      "StaleRanges",
      "An action that ends a composition uses a range from the text before the commit."
    ) { session, action in
      guard session.preview(action).commit != nil else { return nil }
      let commit = session.commitFirst()
      return session.perform(action).after(commit: commit)
    }.killed(by: .commitMovesNothingElse).bug("primer-io/primer-sdk-ios#1041"),
    .sessions(
      "StaleViolation", "A violation is reported until a text is set, even after it is fixed."
    ) { model, _ in StaleViolationSession(model: model, stale: model.violation) }
    .killed(by: .violationsAreReportedAndRepaired).bug("uw-syfi/vibesys#276"),
    .sessions(
      "ViolationWhileComposing", "Text that is still being composed is reported as a violation."
    ) { EagerViolationSession(model: $0, field: $1.field) }
    .killed(by: .compositionTouchesOnlyItsMark).bug("react-component/input#178"),
  ]
}

/// A session that looks for a violation only when code sets a text.
private struct StaleViolationSession: WrongSession {
  var model: ModelSession
  var stale: Reason?

  var violation: Reason? { model.isComposing ? nil : stale }

  mutating func perform(_ action: Action) -> Outcome {
    let outcome = model.perform(action)
    if case .set = action { stale = model.violation }
    return outcome
  }
}

/// A session that checks composed text as if it had been committed.
private struct EagerViolationSession: WrongSession {
  var model: ModelSession
  let field: FieldDescription

  var violation: Reason? { try? ModelRule(field).objection(to: state.text) }
}

extension ModelSession {
  fileprivate func isDeletion(_ action: Action) -> Bool {
    if case .deleteBackward = action { return true }
    if case .deleteForward = action { return true }
    return false
  }
}
