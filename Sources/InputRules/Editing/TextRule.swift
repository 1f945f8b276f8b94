/// What decides about the edits of a text field.
///
/// A rule is a pure function: its decision depends on the state and the edit alone. The laws of
/// `InputLaws` say what holds for every rule; a rule of your own can be put under them.
public protocol TextRule: Sendable {
  /// Decides about `edit` where the field shows `state` (E7).
  func decide(_ edit: Edit, on state: FieldState) -> Decision

  /// The state after `edit`: the decision's, or the unchanged one where it was refused.
  func apply(_ edit: Edit, to state: FieldState) -> FieldState

  /// Decides about an edit that may go to any one of several ranges (E11).
  func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision

  /// Why `text` may not stand in the field, or nil where it may (E12.7).
  func objection(to text: String) -> Reason?

  /// Why `text` may not be what stands in the field at the end, when nothing more will be typed, or
  /// nil where it may (T4).
  func finalObjection(to text: String) -> Reason?

  /// A state whose text was set behind the rule's back, made acceptable as far as that can be done
  /// (E12.9).
  func repaired(_ state: FieldState) -> FieldState

  /// Whether the field's own format is made of the scalar, among others, so that normalisation
  /// leaves it alone (E8.14).
  func isOwn(_ scalar: Unicode.Scalar) -> Bool

  /// What a dash becomes where the field's own format has a minus sign; nil where it has none
  /// (E8.17).
  var ownMinus: Unicode.Scalar? { get }
}

extension TextRule {
  /// No format of its own, unless the rule says otherwise (E8.14).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool { false }

  /// No minus sign, unless the rule says otherwise (E8.17).
  public var ownMinus: Unicode.Scalar? { nil }

  /// Why `text`, put into the empty field, isn't what stands there then: what is asked of a text
  /// that was set from code (E12.8).
  public func objection(to text: String) -> Reason? { objectionToPutting(text) }

  /// Why `text`, put into the empty field, isn't what stands there then.
  func objectionToPutting(_ text: String) -> Reason? {
    switch decide(Edit(replacing: .caret(at: 0), with: text), on: .empty) {
    case .accept: nil
    case .rewrite(let result, _): result.text.hasSameUnits(as: text) ? nil : .reformatted
    case .refuse(let reason): reason
    }
  }

  /// What may stand while typing may stand at the end, unless the rule says otherwise.
  public func finalObjection(to text: String) -> Reason? { objection(to: text) }

  /// What the rule makes of the text where it is put into the empty field, if it rewrites it, with
  /// the selection that it gives; else the state as it is (E12.9).
  public func repaired(_ state: FieldState) -> FieldState {
    let edit = Edit(replacing: .caret(at: 0), with: state.text)
    guard case .rewrite(let result, _) = decide(edit, on: .empty) else { return state }
    return result
  }

  /// The state after `edit`: the decision's, or `state` itself where it was refused (E7).
  public func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    decide(edit, on: state).newState ?? state
  }

  /// Accepts if each choice, asked alone, is accepted whole; else refuses for the first reason
  /// (E11).
  ///
  /// A choice the rule would rewrite is refused: the platform takes a yes or a no.
  public func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision {
    do throws(Reason) {
      var states: [FieldState] = []
      for choice in try state.choices(of: edit) {
        states.append(try wholly(choice, on: state))
      }
      return .accept(states)
    } catch {
      return .refuse(error)
    }
  }

  private func wholly(_ choice: RangeChoice, on state: FieldState) throws(Reason) -> FieldState {
    switch decide(choice.edit, on: state) {
    case .accept(let state): return state.placingCaret(at: choice.caret)
    case .refuse(let reason): throw reason
    case .rewrite: throw .refusedByRule("all or nothing")
    }
  }
}
