extension Mutant {
  /// Mistakes in how sessions handle keys, cuts, drags and suggestions.
  static let actions: [Mutant] = [
    .session("B12", "The single space that announces an automatic fill-in is inserted.") {
      session, action in
      guard case .suggest(let edit) = action, !edit.isDeletion,
        edit.replacement.unicodeScalars.allSatisfy(\.isPlainOrHardSpace)
      else { return nil }
      let commit = session.commitFirst()
      return session.perform(.replace(edit)).after(commit: commit)
    }.killed(by: .suggestionsLoseOnlySpaces).bug("lionheart/openradar-mirror#18086"),
    .session("B13", "A suggestion with leading spaces is never inserted without them.") {
      session, action in
      guard case .suggest(let edit) = action, let first = edit.replacement.unicodeScalars.first,
        first.isPlainOrHardSpace, !edit.replacement.unicodeScalars.allSatisfy(\.isPlainOrHardSpace)
      else { return nil }
      let commit = session.commitFirst()
      return session.perform(.replace(edit)).after(commit: commit)
    }.killed(by: .suggestionsLoseOnlySpaces).bug("lionheart/openradar-mirror#2470"),
    .session("B14", "A suggestion for a word is inserted at the caret, and the word stays.") {
      session, action in
      guard case .suggest(let edit) = action, !session.isRefusedAsOutside(action) else {
        return nil
      }
      let commit = session.commitFirst()
      let atCaret = Edit(replacing: .caret(at: session.state.selectionEnd), with: edit.replacement)
      return session.perform(.suggest(atCaret)).after(commit: commit)
    }.killed(by: .suggestionsLoseOnlySpaces).bug("RedMadRobot/input-mask-ios#60"),
    .session("B15", "A cut returns no text.") { session, action in
      let outcome = session.perform(action)
      guard action == .cut else { return outcome }
      return Outcome(outcome.effect, outcome.state, commit: outcome.commit)
    }.killed(by: .cutReturnsWhatItRemoves).bug("Automattic/simplenote-ios#1079"),
    .session("B33", "Two hyphens, typed or made from a dash, become a dash.") {
      session, action in
      let steps = session.undoCount
      let outcome = session.perform(action)
      let caret = session.state.selection.location
      guard case .type = action, !outcome.effect.isRefused, caret >= 2,
        session.state.text(in: TextRange(location: caret - 2, length: 2)) == "--",
        let step = session.steps.last, steps <= session.undoCount
      else { return outcome }
      let hyphens = Edit(replacing: TextRange(location: caret - 2, length: 2), with: "\u{2014}")
      guard let smart = try? session.state.replacing(hyphens) else { return outcome }
      session.state = smart
      session.steps[session.undoCount - 1] = ModelStep(before: step.before, after: smart)
      return Outcome(outcome.effect, smart, commit: outcome.commit)
    }.killed(by: .normalizingLosesNothing).bug("react/react-native#30693"),
    .session(
      "BackspaceIgnoresSelection", "Backspace deletes one character even if several are selected."
    ) { session, action in
      if case .deleteBackward = action, !session.isComposing, session.state.selection.length > 0 {
        _ = session.perform(.select(.caret(at: session.state.selectionEnd)))
      }
      return session.perform(action)
    }.killed(by: .sessionsCanBeEmptied, .textChangesAreSteps).bug("garglk/garglk#618"),
    .session(
      "BackspaceTakesCluster", "A backspace inside a character deletes the whole character."
    ) { session, action in
      let cluster = session.state.text.wideningToCharacters(session.state.selection)
      guard action == .deleteBackward(.character), !session.isComposing,
        session.state.selection.length == 0, cluster.length > 0
      else { return nil }
      return session.perform(.replace(Edit(replacing: cluster, with: "")))
    }.killed(by: .deletionTakesOneUnit).bug("inokawa/editate#425"),
    .session(
      "BackspaceTakesScalar",
      "Backspace by character deletes one scalar, and leaves the rest of an emoji."
    ) { session, action in
      guard action == .deleteBackward(.character) else { return nil }
      return session.perform(.deleteBackward(.scalar))
    }.killed(by: .deletionTakesOneUnit).bug("facebookarchive/draft-js#1105"),
    .describedSession("DashLosesHyphen", "A long dash is normalized to one hyphen, not two.") {
      session, action, description in
      let isNormalized = description.normalization.contains(.dashes)
      return session.perform(
        isNormalized ? action.changingText { $0.replacing("\u{2014}", with: "-") } : action)
    }.killed(by: .normalizingLosesNothing).bug("react/react-native#30693"),
    .session(
      "DeleteTakesScalar",
      "Forward deletion by character deletes one scalar, and leaves the rest."
    ) { session, action in
      guard action == .deleteForward(.character) else { return nil }
      return session.perform(.deleteForward(.scalar))
    }.killed(by: .deletionTakesOneUnit).bug("portabletext/editor#3136"),
    .session(
      "DragIsCutAndPaste",
      "A drag is a deletion and an insertion, each checked and undone separately."
    ) { session, action in
      guard case .move(let offset) = action, !session.isComposing,
        let target = try? FieldState(text: session.state.text, selection: .caret(at: offset))
          .selection,
        target.location < session.state.selection.location
          || target.location > session.state.selectionEnd,
        let dragged = session.perform(.cut).copied
      else { return nil }
      let isAfter = target.location > session.state.selection.location
      let place = isAfter ? target.location - dragged.utf16.count : target.location
      _ = session.perform(.select(.caret(at: place)))
      _ = session.perform(.paste(dragged))
      let end = max(place, session.state.selection.location)
      return session.perform(.select(TextRange(location: place, length: end - place)))
    }
    .killed(by: .movingKeepsEveryCharacter, .redoInvertsUndo).bug(
      "CodeEditApp/CodeEditTextView#81"),
    .session(
      "DragIsReduced", "A drag that doesn't fit is cut like a paste, so characters are lost."
    ) { session, action in
      guard case .move(let offset) = action, !session.isComposing,
        session.preview(action).effect.isRefused, let edit = session.state.drag(to: offset),
        case .rewritten = session.preview(.replace(edit)).effect
      else { return nil }
      return session.perform(.replace(edit))
    }.killed(by: .movingKeepsEveryCharacter).bug("tneotia/html-editor-enhanced#456"),
    .session(
      "DropsTooFar", "Text dragged toward the end moves too far, by its own length."
    ) { session, action in
      guard case .move(let offset) = action, !session.isComposing,
        !session.preview(action).effect.isRefused, offset > session.state.selectionEnd
      else { return nil }
      let target = min(offset + session.state.selection.length, session.state.text.utf16.count)
      return session.perform(.move(to: target))
    }.killed(by: .movingKeepsEveryCharacter).bug("ianstormtaylor/slate#3000"),
    .session(
      "FirstRangeOnly", "The first of several ranges is replaced, whichever was chosen."
    ) { session, action in
      guard case .replaceOneOf(let edit, _) = action, !session.preview(action).effect.isRefused
      else { return nil }
      return session.perform(.replaceOneOf(edit, using: 0))
    }.killed(by: .sessionFollowsItsRule).bug("dotnet/maui#33316"),
    .describedSession(
      "FormatMadePlain", "Normalization replaces characters of the field's own format."
    ) { session, action, description in
      // Characters of the field's own format are replaced, too.
      session.perform(action.changingText { $0.normalized(description.normalization) })
    }.killed(by: .normalizingKeepsOwnTexts, .dashesBecomeTheSign),
    .describedSession(
      "HardSpaceVanishes", "Normalization removes no-break spaces instead of replacing them."
    ) { session, action, description in
      let isNormalized = description.normalization.contains(.spaces)
      return session.perform(
        isNormalized ? action.changingText { $0.replacing("\u{A0}", with: "") } : action)
    }.killed(by: .normalizingLosesNothing).bug("nette/nette#762"),
    .session("RefusedCutCopies", "A cut that is refused still returns the text.") {
      session, action in
      let selected = session.state.selectedText
      let outcome = session.perform(action)
      guard action == .cut, outcome.effect.isRefused, !selected.isEmpty else { return outcome }
      return Outcome(outcome.effect, outcome.state, copied: selected, commit: outcome.commit)
    }.killed(by: .cutReturnsWhatItRemoves).bug("d954mas/neotolis-engine#526"),
    .session(
      "SelectsInsidePair", "A selection may begin or end between the halves of a surrogate pair."
    ) { session, action in
      let outcome = session.perform(action)
      guard case .select(let range) = action, !outcome.effect.isRefused,
        range.isInside(textOf: session.state.text.utf16.count)
      else { return outcome }
      session.state = session.state.selecting(range)
      return Outcome(outcome.effect, session.state, commit: outcome.commit)
    }
    .killed(by: .sessionStateIsAlwaysValid, .cutReturnsWhatItRemoves).bug(
      "openvanilla/McBopomofo#268"),
    .session("SpaceKeySwallowed", "A typed space is dropped as if a fill-in followed it.") {
      session, action in
      guard action == .type(" "), !session.isComposing, session.preview(action).effect == .done
      else { return nil }
      return Outcome(.done, session.state)
    }.killed(by: .sessionFollowsItsRule).bug("lionheart/openradar-mirror#18086"),
  ]
}

extension Unicode.Scalar {
  fileprivate var isPlainOrHardSpace: Bool { self == " " || self == "\u{A0}" }
}

extension ModelSession {
  fileprivate func isRefusedAsOutside(_ action: Action) -> Bool {
    if case .rangeOutsideText = preview(action).effect.reason { true } else { false }
  }
}

extension FieldState {
  /// The edit of the whole text that moves the selected text to an offset outside it.
  fileprivate func drag(to offset: Int) -> Edit? {
    let place = offset > selectionEnd ? offset - selection.length : offset
    let cut = try? replacing(Edit(replacing: selection, with: ""))
    let moved = try? cut?.replacing(Edit(replacing: .caret(at: place), with: selectedText))
    let whole = TextRange(location: 0, length: text.utf16.count)
    return moved.map { Edit(replacing: whole, with: $0.text) }
  }
}
