/// Decides about the edits of a text field.
///
/// A rule is a pure function: its decision depends only on the state and the edit. The laws of
/// `InputLaws` are claims about every rule; they can check a rule of your own.
public protocol TextRule: Sendable {
  /// Decides about `edit` in a field that shows `state` (E7).
  func decide(_ edit: Edit, on state: FieldState) -> Decision

  /// The state after `edit`: the decision's state, or the unchanged one if the edit was refused.
  func apply(_ edit: Edit, to state: FieldState) -> FieldState

  /// Decides about an edit that may go to any one of several ranges (E11).
  func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision

  /// The reason the field may not contain `text`, or `nil` (E12.7).
  func objection(to text: String) -> Reason?

  /// The reason the field may not contain `text` when editing ends, or `nil` (T4).
  func finalObjection(to text: String) -> Reason?

  /// A state whose text was set from outside, made acceptable as far as possible (E12.9).
  func repaired(_ state: FieldState) -> FieldState

  /// Whether the scalar is part of the field's own format, so that normalisation leaves it alone
  /// (E8.14).
  func isOwn(_ scalar: Unicode.Scalar) -> Bool

  /// The minus sign of the field's own format, which replaces dashes; nil if it has none
  /// (E8.17).
  var ownMinus: Unicode.Scalar? { get }
}

extension TextRule {
  /// By default a rule has no format of its own (E8.14).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool { false }

  /// By default a rule has no minus sign (E8.17).
  public var ownMinus: Unicode.Scalar? { nil }

  /// The reason `text`, inserted into the empty field, isn't the result; this checks a text that
  /// was set from code (E12.8).
  public func objection(to text: String) -> Reason? { objectionToPutting(text) }

  /// The reason `text`, inserted into the empty field, isn't the result.
  func objectionToPutting(_ text: String) -> Reason? {
    switch decide(Edit(replacing: .caret(at: 0), with: text), on: .empty) {
    case .accept: nil
    case .rewrite(let result, _): result.text.hasSameUnits(as: text) ? nil : .reformatted
    case .refuse(let reason): reason
    }
  }

  /// By default, a text that is allowed while typing is allowed at the end.
  public func finalObjection(to text: String) -> Reason? { objection(to: text) }

  /// The rule's rewriting of the text inserted into the empty field, with the resulting selection;
  /// the unchanged state if it isn't rewritten (E12.9).
  public func repaired(_ state: FieldState) -> FieldState {
    let edit = Edit(replacing: .caret(at: 0), with: state.text)
    guard case .rewrite(let result, _) = decide(edit, on: .empty) else { return state }
    return result
  }

  /// The state after `edit`: the decision's state, or `state` itself if the edit was refused (E7).
  public func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    decide(edit, on: state).newState ?? state
  }

  /// Accepts if every choice alone is accepted as a whole; otherwise refuses for the first reason
  /// (E11).
  ///
  /// A choice that the rule would rewrite is refused: the platform accepts only yes or no.
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
