import Foundation

extension Mutant {
  /// Mistakes in edits of a single range or of several ranges.
  static let editing: [Mutant] = [
    .decision("B1", "The range is counted in characters, not in UTF-16 units.") {
      edit, state, model in
      let count = state.text.count
      guard edit.range.isInside(textOf: count) else {
        return .refuse(.rangeOutsideText(edit.range, length: count))
      }
      let units = state.text.units(ofCharacters: edit.range)
      return model.decide(Edit(replacing: units, with: edit.replacement), on: state)
    }.killed(by: .rangesOutsideAreRefused, .spliceEqualsString).bug("3lvis/FormTextField#31"),
    .change(
      \.fields.defaults, "OwnFormNotReported",
      "A text that a custom rule would rewrite has no violation."
    ) { defaults, _, _ in
      var defaults = defaults
      if defaults.objection == .reformatted { defaults.objection = nil }
      return defaults
    }.killed(by: .defaultObjectionsFollowDecisions),
    .decision("B16", "Any edit moves the caret to the end of the text.") { edit, state, model in
      model.decide(edit, on: state).changingState { FieldState($0.text) }
    }.killed(by: .editEqualsModel, .sessionEqualsModel).bug("jobandtalent/AnimatedTextInput#70"),
    .decision("B2", "The caret is set to location plus string.count, which counts characters.") {
      edit, state, model in
      let decision = model.decide(edit, on: state)
      guard case .accept(let next) = decision else { return decision }
      return .accept(next.placingCaret(unchecked: edit.range.location + edit.replacement.count))
    }.killed(by: .selectionStaysOnScalarBoundaries).bug("RedMadRobot/input-mask-ios/tree/b01794f"),
    .decision("B23", "The caret is placed for the requested text, but the shown one is shorter.") {
      edit, state, model in
      let decision = model.decide(edit, on: state)
      guard case .rewrite(let next, _) = decision else { return decision }
      let caret = edit.range.location + edit.replacement.utf16.count
      return decision.rewriting(to: next.placingCaret(unchecked: caret))
    }.killed(by: .editEqualsModel).bug("IvanIhnatsiuk/react-native-advanced-input-mask#157"),
    .rules("B26", "Edits of several ranges are always accepted, whatever the limit.") {
      field throws(RuleError) in
      MutantRule(
        model: try field.model(),
        decideSeveral: { edit, state in
          do throws(Reason) {
            return .accept(
              try state.choices(of: edit).map { (choice) throws(Reason) in
                try state.replacing(choice.edit)
              })
          } catch { return .refuse(error) }
        })
    }
    .killed(by: .severalRangesHoldForEveryChoice, .severalRangesEqualModel).bug(
      "dotnet/maui#32045"),
    .decision("B31", "The first digit can't be deleted, because the empty text isn't a number.") {
      edit, state, model in
      let decision = model.decide(edit, on: state)
      guard let next = decision.newState, next.text.isEmpty && !state.text.isEmpty else {
        return decision
      }
      return .refuse(.refusedByRule("a number"))
    }
    .killed(by: .everyFieldCanBeEmptied, .deletionIsAlwaysAccepted).bug(
      "https://iphone-swift.wekeepcoding.com/article/11708170/"),
    .fieldDecision("B32", "At the limit, even backspace is refused.") {
      edit, state, model, field in
      let decision = model.decide(edit, on: state)
      guard edit.isDeletion && edit.range.length > 0 && decision.isAccepted else { return decision }
      for case .maximumLength(let limit, let unit) in field.conditions
      where unit.length(of: state.text) >= limit {
        return .refuse(.tooLong(limit: limit, unit: unit))
      }
      return decision
    }
    .killed(by: .deletionIsAlwaysAccepted, .everyFieldCanBeEmptied).bug(
      "http://www.kouhan.cn/en/article/00041730"),
    .rules("B35", "Decisions are cached by the replacement alone, whatever the text and range.") {
      field throws(RuleError) in
      let (model, cache) = (try field.model(), Memory<[String: Decision]>([:]))
      return MutantRule(model: model) { edit, state in
        cache.update { cache in
          let decision = cache[edit.replacement] ?? model.decide(edit, on: state)
          cache[edit.replacement] = decision
          return decision
        }
      }
    }.killed(by: .sessionEqualsModel).bug("RedMadRobot/input-mask-ios/tree/b01794f"),
    .decision("B36", "A range outside the text empties the field.") { edit, state, model in
      let decision = model.decide(edit, on: state)
      if case .refuse(.rangeOutsideText) = decision { return .accept(.empty) }
      return decision
    }.killed(by: .rangesOutsideAreRefused).bug("luximetr/AnyFormatKit/tree/ae3a965"),
    .decision("B4", "A range outside the text is moved inside instead of being refused.") {
      edit, state, model in
      let count = state.text.utf16.count
      let location = min(max(edit.range.location, 0), count)
      let length = min(max(edit.range.length, 0), count - location)
      let range = TextRange(location: location, length: length)
      return model.decide(Edit(replacing: range, with: edit.replacement), on: state)
    }.killed(by: .rangesOutsideAreRefused).bug("marmelroy/PhoneNumberKit#627"),
    .description("B46", "Deletions are never checked, whatever the policy.") {
      $0.deletions = .always
    }.killed(by: .editEqualsModel).bug("allakin/ConstrainedTextFieldDemo---Swift-3"),
    .rules("B5", "The range is applied to an outdated copy of the text.") {
      field throws(RuleError) in
      let (model, copy) = (try field.model(), Memory<FieldState?>(nil))
      return MutantRule(model: model) { edit, state in
        copy.update { copy in
          let decision = model.decide(edit, on: copy ?? state)
          copy = decision.newState ?? copy
          return decision
        }
      }
    }.killed(by: .verdictDependsOnlyOnStateAndEdit).bug("primer-io/primer-sdk-ios#1041"),
    .decision("B6", "Deleting one unit of a surrogate pair leaves a replacement character.") {
      edit, state, model in
      let decision = model.decide(edit, on: state)
      guard edit.isDeletion && decision.isAccepted else { return decision }
      var units = Array(state.text.utf16)
      units.removeSubrange(edit.range.location..<(edit.range.location + edit.range.length))
      let text = String(decoding: units, as: UTF16.self)
      let caret = TextRange.caret(at: edit.range.location)
      return (try? FieldState(text: text, selection: caret)).map(Decision.accept) ?? decision
    }.killed(by: .cutSurrogatePairIsWidened).bug("lionheart/openradar-mirror#21005"),
    .decision("EndOnly", "Every edit is treated as an edit at the end of the text.") {
      edit, state, model in
      model.decide(edit, on: state).changingState { next in
        let before = state.text.utf16
        let after = next.text.utf16
        let units = Array(before.prefix(after.count)) + Array(after.dropFirst(before.count))
        return FieldState(String(decoding: units, as: UTF16.self))
      }
    }.killed(by: .spliceEqualsString).bug("VojtaStavik/VSTextField"),
    .decision(
      "KeystrokesOnly", "A replacement of several characters, such as a paste, bypasses the rule."
    ) { edit, state, model in
      guard edit.replacement.count > 1, let next = try? state.replacing(edit) else { return nil }
      return .accept(next)
    }.killed(by: .lengthNeverExceedsLimit, .pastingEqualsTyping).bug("react/react-native#9082"),
    .decision("NormalizesText", "Inserted text is converted to the composed normal form.") {
      edit, state, model in
      let composed = edit.replacement.precomposedStringWithCanonicalMapping
      return model.decide(Edit(replacing: edit.range, with: composed), on: state)
    }.killed(by: .spliceEqualsString).bug("Gitlawb/openclaude#1954"),
    .rules("PhantomCharacters", "Characters that were refused must still be deleted one by one.") {
      field throws(RuleError) in
      let (model, phantoms) = (try field.model(), Memory(0))
      return MutantRule(model: model) { edit, state in
        let decision = model.decide(edit, on: state)
        return phantoms.update { phantoms in
          if edit.isDeletion && decision.isAccepted && phantoms > 0 {
            phantoms -= 1
            return .accept(state)
          }
          phantoms = decision.isAccepted ? 0 : edit.replacement.count
          return decision
        }
      }
    }.killed(by: .verdictDependsOnlyOnStateAndEdit).bug("flutter/flutter#67963"),
    .fieldDecision("PushesTailOut", "At the limit, an insertion removes text at the end.") {
      edit, state, model, field in
      let decision = model.decide(edit, on: state)
      guard !edit.isDeletion, !decision.isAccepted, let whole = try? state.replacing(edit) else {
        return decision
      }
      let inserted = String(whole.text.utf16.prefix(whole.selection.location)) ?? whole.text
      let text = field.cutting(whole.text)
      guard text.utf16.starts(with: inserted.utf16) else { return decision }
      let cut = try? FieldState(text: text, selection: whole.selection)
      return cut.map(decision.rewriting) ?? decision
    }.killed(by: .rewritingIsIdempotent).bug("ueberdosis/tiptap#2245"),
    .rules("RefusalClears", "A refused edit clears the field.") { field throws(RuleError) in
      let model = try field.model()
      return MutantRule(model: model, applyEdit: { model.decide($0, on: $1).newState ?? .empty })
    }.killed(by: .refusalChangesNothing).bug("dart-archive/angular.dart#574"),
    .decision("WidensToCluster", "Deleting a combining mark deletes the whole character.") {
      edit, state, model in
      guard edit.range.length > 0, edit.range.isInside(textOf: state.text.utf16.count) else {
        return nil
      }
      let range = state.text.wideningToCharacters(edit.range)
      return model.decide(Edit(replacing: range, with: edit.replacement), on: state)
    }.killed(by: .editEqualsModel).bug("ianstormtaylor/slate#5015"),
  ]
}

extension String {
  /// The UTF-16 range for a range of characters, which must be inside the text.
  fileprivate func units(ofCharacters range: TextRange) -> TextRange {
    let lower = index(startIndex, offsetBy: range.location)
    let upper = index(lower, offsetBy: range.length)
    let location = lower.utf16Offset(in: self)
    return TextRange(location: location, length: upper.utf16Offset(in: self) - location)
  }

  /// The range, which must be inside the text, with its ends moved out to character boundaries.
  func wideningToCharacters(_ range: TextRange) -> TextRange {
    let boundaries = indices.map { $0.utf16Offset(in: self) } + [utf16.count]
    let lower = boundaries.last { $0 <= range.location } ?? 0
    let upper = boundaries.first { $0 >= range.location + range.length } ?? utf16.count
    return TextRange(location: lower, length: upper - lower)
  }
}
