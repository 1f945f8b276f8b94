extension Mutant {
  /// Sessions while text is composed.
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
      else { return session.perform(action) }
      return session.perform(.replace(Edit(replacing: marked, with: "")))
    }.killed(by: .deletionTakesOneUnit).bug("lionheart/openradar-mirror#4115"),
    .describedSession("B8", "The length limit cuts text that is still being composed.") {
      session, action, description in
      guard case .compose(let text, let range) = action, !session.preview(action).effect.isRefused
      else { return session.perform(action) }
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
    .describedSession(
      "B9", "Committing composed text at the limit removes text at the end."
    ) { session, action, description in
      let (state, reason) = (session.state, session.preview(action).effect.reason)
      guard action == .commit, let marked = state.marked, case .tooLong = reason else {
        return session.perform(action)
      }
      let end = marked.location + marked.length
      let composed = String(state.text.utf16.prefix(end)) ?? state.text
      let text = description.field.cutting(state.text)
      guard text.utf16.starts(with: composed.utf16),
        let pushed = try? FieldState(text: text, selection: .caret(at: end))
      else { return session.perform(action) }
      _ = session.perform(.set(pushed))
      return Outcome(.rewritten(reason), session.state)
    }.killed(by: .commitIsOneEdit).bug("ueberdosis/tiptap#5928"),
    .session("CancelDropsSelection", "After a canceled composition, the earlier selection is lost.")
    { session, action in
      let outcome = session.perform(action)
      guard action == .cancel, !outcome.effect.isRefused else { return outcome }
      return session.perform(.select(.caret(at: session.state.selectionEnd)))
    }.killed(by: .cancelLeavesNoTrace).bug("w3c/input-events#33"),
    .session("CancelKeepsText", "A canceled composition is committed.") { session, action in
      guard action == .cancel, session.isComposing else { return session.perform(action) }
      _ = session.perform(.commit)
      return Outcome(.done, session.state)
    }.killed(by: .cancelLeavesNoTrace).bug("chromiumembedded/cef#701"),
    .session("CommitByCharacter", "Committed text is checked character by character.") {
      session, action in
      guard action == .commit, let marked = session.state.marked else {
        return session.perform(action)
      }
      let composed = session.state.text(in: marked)
      let whole = session.preview(action)
      _ = session.perform(.cancel)
      let before = session.state
      for character in composed { _ = session.perform(.type(String(character))) }
      _ = session.perform(.select(session.state.selection))
      let isSame = session.state.text.hasSameUnits(as: before.text)
      return Outcome(
        whole.effect.isRefused && !isSame ? .rewritten(nil) : whole.effect, session.state)
    }.killed(by: .commitIsOneEdit).bug("flutter/flutter#67898"),
    .session(
      "KeyKeepsComposed",
      "A keystroke while text is composed commits that text and is inserted after it."
    ) { session, action in
      guard case .type = action, session.isComposing else { return session.perform(action) }
      _ = session.perform(.commit)
      return session.perform(action)
    }.killed(by: .commitIsOneEdit).bug("manaflow-ai/cmux#5596"),
    .sessions("MarkOutlivesCommit", "After a commit, the mark stays.") { model, _ in
      MarkKeepingSession(model: model)
    }.killed(by: .commitIsOneEdit, .cancelLeavesNoTrace).bug("oscbyspro/DiffableTextViews#99"),
    .session("RefusedCommitDeletes", "If a commit is refused, the text selected before it is lost.")
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
      else { return session.perform(action) }
      _ = session.perform(.set(.empty))
      return Outcome(.rewritten(reason), session.state)
    }.killed(by: .violationsAreReportedAndRepaired).bug("IgniteUI/ignite-ui#1042"),
    .session("SetCommits", "Setting a text during a composition commits the composition first.") {
      session, action in
      guard case .set = action else { return session.perform(action) }
      let commit = session.commitFirst()
      return session.perform(action).after(commit: commit)
    }.killed(by: .sessionEqualsModel).bug("react/react-native#56658"),
    .session("SetIsRepaired", "A text that is set from code is repaired without a report.") {
      session, action in
      guard case .set = action else { return session.perform(action) }
      var copy = session
      _ = copy.perform(action)
      return session.perform(.set(copy.perform(.repair).state))
    }.killed(by: .violationsAreReportedAndRepaired).bug("terrarium-earth/Heracles#251"),
    .session(
      "StaleRanges",
      "An action that ends a composition uses a range from the text before the commit."
    ) { session, action in
      guard session.preview(action).commit != nil else { return session.perform(action) }
      let commit = session.commitFirst()
      return session.perform(action).after(commit: commit)
    }.killed(by: .commitMovesNothingElse).bug("primer-io/primer-sdk-ios#1041"),
    .sessions(
      "StaleViolation", "A violation is reported until a text is set again, even after it is fixed."
    ) { model, _ in StaleViolationSession(model: model) }
    .killed(by: .violationsAreReportedAndRepaired).bug("uw-syfi/vibesys#276"),
    .sessions(
      "ViolationWhileComposing", "Text that is still being composed is reported as a violation."
    ) { EagerViolationSession(model: $0, field: $1.field) }
    .killed(by: .compositionTouchesOnlyItsMark).bug("react-component/input#178"),
  ]
}

/// Tells the input session of the new text, but not that the composition has ended.
private struct MarkKeepingSession: WrongSession {
  var model: ModelSession

  private var leftBehind: TextRange?

  init(model: ModelSession) { self.model = model }

  var state: FieldState {
    guard let leftBehind else { return model.state }
    return FieldState(
      trusting: model.state.text, selection: model.state.selection, marked: leftBehind)
  }

  mutating func perform(_ action: Action) -> Outcome {
    leftBehind = nil
    let marked = model.state.marked
    let outcome = model.perform(action)
    guard action == .commit, outcome.effect == .done else { return outcome }
    leftBehind = marked
    return Outcome(outcome.effect, state)
  }
}

/// Computes the message when the text is set, and never clears it after an edit.
private struct StaleViolationSession: WrongSession {
  var model: ModelSession

  private var violationThen: Reason?

  init(model: ModelSession) {
    self.model = model
    violationThen = model.violation
  }

  var violation: Reason? { model.isComposing ? nil : violationThen }

  mutating func perform(_ action: Action) -> Outcome {
    let outcome = model.perform(action)
    if case .set = action { violationThen = model.violation }
    return outcome
  }
}

/// Checks the phonetic text like its result.
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
