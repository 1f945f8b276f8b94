extension Mutant {
  static let history: [Mutant] = [
    .session("B3", "Undoing a limited paste removes the range of the whole paste.") {
      session, action in
      let steps = session.undoCount
      let outcome = session.perform(action)
      guard case .paste(let text) = action, case .rewritten = outcome.effect,
        session.undoCount > steps, let before = session.steps.last?.before
      else { return outcome }
      let (after, start) = (session.state, before.selection.location)
      let length = min(text.utf16.count, after.text.utf16.count - start)
      let pasted = TextRange(location: start, length: length)
      let undone = try? after.replacing(Edit(replacing: pasted, with: before.selectedText))
      session.steps[session.undoCount - 1] = ModelStep(
        before: undone?.selecting(before.selection) ?? before, after: after)
      return outcome
    }.killed(by: .textChangesAreSteps).bug("https://www.jianshu.com/p/8a18baf0a252"),
    .session(
      "ForgetsAll", "Beyond the limit, the whole history is forgotten, not only the oldest step."
    ) { session, action in
      let (count, oldest) = (session.undoCount, session.steps.first?.before)
      let outcome = session.perform(action)
      if count > 1, session.undoCount == count, session.steps.first?.before != oldest {
        session.steps.removeFirst(count - 1)
      }
      return outcome
    }.killed(by: .sessionEqualsModel).bug("mbbill/undotree#137"),
    .sessions(
      "ForgottenStepKept", "A step beyond the history's limit stays in memory with its text."
    ) { model, _ in KeepingSession(model: model) }.killed(by: .forgottenStepsKeepNoText),
    .madeSessions("LimitOneOver", "The history keeps one step more than its limit.") {
      description, state throws(RuleError) in
      var long = description
      long.undoLimit += 1
      return try ModelSession(long, showing: state)
    }.killed(by: .historyStaysWithinItsBound).bug("omnidan/redux-undo#6"),
    .session("PasteJoinsTyping", "A paste and the typing around it form one step.") {
      session, action in
      guard case .paste(let text) = action, !session.isComposing else { return nil }
      return session.perform(.type(text))
    }.killed(by: .textChangesAreSteps).bug("atom/atom#4372"),
    .session(
      "RedoKeepsCaret", "A redo restores the text, but leaves the caret where the undo put it."
    ) { session, action in
      let before = session.state.selection.location
      let outcome = session.perform(action)
      guard action == .redo, !outcome.effect.isRefused else { return outcome }
      let moved = session.perform(.select(.caret(at: min(before, session.state.text.utf16.count))))
      return moved
    }.killed(by: .redoInvertsUndo).bug("eigenpal/docx-editor#354"),
    .session("RedoLostByClick", "Moving the caret forgets the undone steps.") { session, action in
      let outcome = session.perform(action)
      if case .select = action, !outcome.effect.isRefused, !session.isComposing {
        session.undone = []
      }
      return outcome
    }.killed(by: .textChangesAreSteps).bug("enso-org/enso#11542"),
    .session("RedoSkipsSteps", "The step that was undone first is redone first.") {
      session, action in
      if action == .redo, !session.isComposing, session.redoCount > 1 {
        session.undone.append(session.undone.removeFirst())
      }
      return session.perform(action)
    }.killed(by: .redoInvertsUndo).bug("zed-industries/zed#20147"),
    .session("RedoSurvivesStep", "A new step keeps the undone steps, which can still be redone.") {
      session, action in
      let undone = session.undone
      let outcome = session.perform(action)
      if undone.count > 0, session.redoCount == 0, action != .redo { session.undone = undone }
      return outcome
    }.killed(by: .historyStaysWithinItsBound).bug("geany/geany#187"),
    .session("RefusalEndsRun", "A refused keystroke splits typed text into two steps.") {
      session, action in
      let outcome = session.perform(action)
      if case .type = action, outcome.effect.isRefused { _ = session.perform(.pause) }
      return outcome
    }.killed(by: .typedRunIsOneStep).bug("Shpigford/clearly#400"),
    .session("RefusalIsAStep", "A refused edit is a step, so the next undo does nothing.") {
      session, action in
      let outcome = session.perform(action)
      guard case .paste = action, outcome.effect.isRefused, outcome.commit == nil else {
        return outcome
      }
      session.steps.append(ModelStep(before: session.state, after: session.state))
      return outcome
    }.killed(by: .commitIsOneEdit, .refusedActionLeavesNoTrace).bug("microsoft/vscode#110141"),
    .session("RepairIsNoStep", "Text removed by a repair can't be restored.") { session, action in
      let steps = session.undoCount
      let outcome = session.perform(action)
      if action == .repair, session.undoCount > steps { session.steps.removeLast() }
      return outcome
    }.killed(by: .violationsAreReportedAndRepaired).bug("Mezomish/juffed#37"),
    .session(
      "RunOutlivesSelection", "Typing continues its step after the caret was moved elsewhere."
    ) { session, action in
      guard case .select = action, !session.isComposing else { return nil }
      let selected = session.preview(action)
      session.state = selected.state
      return selected
    }.killed(by: .textChangesAreSteps).bug("avalonbits/aed#99"),
    .session("StepPerKey", "Each keystroke is a separate step.") { session, action in
      if case .type = action, !session.isComposing { _ = session.perform(.pause) }
      return session.perform(action)
    }.killed(by: .typedRunIsOneStep).bug("rjkroege/edwood#453"),
    .session("UndoKeepsCaret", "An undo restores the text, but leaves the caret after it.") {
      session, action in
      let outcome = session.perform(action)
      guard action == .undo, !outcome.effect.isRefused else { return outcome }
      let moved = session.perform(.select(.caret(at: session.state.text.utf16.count)))
      return moved
    }.killed(by: .textChangesAreSteps).bug("waf/PrettyPrompt#116"),
  ]
}

/// A session that moves the index of its oldest step, but never removes the earlier steps.
private struct KeepingSession: WrongSession {
  var model: ModelSession
  private var old: [ModelStep] = []

  init(model: ModelSession) { self.model = model }

  mutating func perform(_ action: Action) -> Outcome {
    let (before, count) = (model.steps.first, undoCount)
    let outcome = model.perform(action)
    if let before, undoCount == count, model.steps.first?.before != before.before {
      old.append(before)
    }
    return outcome
  }
}
