import InputLaws
import InputRules

extension WildRule {
  static let b3 = WildRule(
    "B3", mistake: "The undo of a limited paste deletes the range that the whole paste would have.",
    source: "https://www.jianshu.com/p/8a18baf0a252",
    caughtBy: ["VerdictDependsOnlyOnStateAndEdit"],
    subject: RuleSubject("B3") { field throws(RuleError) in
      UnlimitedUndoRule(model: try field.model())
    })
}

/// The undo stack registers the paste before the limit cuts it, and nobody tells it afterwards.
private struct UnlimitedUndoRule: WrongRule {
  let model: any TextRule
  let believedLength = Memory(0)

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    guard let whole = try? state.replacing(edit) else { return undo(edit, on: state) }
    believedLength.update { $0 = whole.text.utf16.count }
    return model.decide(edit, on: state)
  }

  /// Deletes what there is of a range that is inside the text as the undo stack believes it to be.
  private func undo(_ edit: Edit, on state: FieldState) -> Decision {
    let believed = believedLength.update { $0 }
    guard edit.isDeletion && edit.range.isInside(textOf: believed) else {
      return model.decide(edit, on: state)
    }
    let count = state.text.utf16.count
    let location = min(edit.range.location, count)
    let length = min(edit.range.length, count - location)
    let range = TextRange(location: location, length: length)
    return model.decide(Edit(replacing: range, with: nil), on: state)
  }
}
