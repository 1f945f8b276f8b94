/// A rule that accepts, rewrites or refuses each edit of a text field.
///
/// A rule is a pure function: its decision depends only on the state and the edit. The laws in
/// `InputLaws` apply to every rule, so you can check your own rules with them.
public protocol TextRule: Sendable {
  /// Decides whether to accept, rewrite or refuse an edit (E7).
  /// - Parameters:
  ///   - edit: a range of the text, in UTF-16 units, and its replacement.
  ///   - state: the text and the selection before the edit.
  func decide(_ edit: Edit, on state: FieldState) -> Decision

  /// The state after an edit: the decision's state, or `state` if the edit is refused.
  /// - Parameters:
  ///   - edit: a range of the text, in UTF-16 units, and its replacement.
  ///   - state: the text and the selection before the edit.
  func apply(_ edit: Edit, to state: FieldState) -> FieldState

  /// Accepts or refuses an edit that may replace any one of several ranges (E11).
  /// - Parameters:
  ///   - edit: the ranges, in UTF-16 units, and the replacement.
  ///   - state: the text and the selection before the edit.
  func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision

  /// The reason the field may not contain `text`, or `nil` if it may (E12.7).
  /// - Parameter text: the whole text, which may have been set from code.
  func objection(to text: String) -> Reason?

  /// The reason the field may not contain `text` when editing ends, or `nil` if it may (T4).
  /// - Parameter text: the whole text.
  func finalObjection(to text: String) -> Reason?

  /// The state with its text made acceptable, as far as possible (E12.9).
  /// - Parameter state: the state that was set from code.
  func repaired(_ state: FieldState) -> FieldState

  /// Whether the scalar belongs to the field's own format, so that normalization keeps it (E8.14).
  /// - Parameter scalar: a scalar of an insertion.
  func isOwn(_ scalar: Unicode.Scalar) -> Bool

  /// The minus sign in the field's format, which replaces dashes; `nil` if there is none (E8.17).
  var ownMinus: Unicode.Scalar? { get }
}

extension TextRule {
  /// By default, a rule has no format of its own (E8.14).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool { false }

  /// By default, a rule has no minus sign (E8.17).
  public var ownMinus: Unicode.Scalar? { nil }

  /// The reason `text` can't be inserted unchanged into the empty field, or `nil` (E12.8).
  public func objection(to text: String) -> Reason? { objectionToPutting(text) }

  /// The reason that inserting `text` into the empty field doesn't result in `text`, or `nil`.
  func objectionToPutting(_ text: String) -> Reason? {
    switch decide(Edit(replacing: .caret(at: 0), with: text), on: .empty) {
    case .accept: nil
    case .rewrite(let result, _): result.text.hasSameUnits(as: text) ? nil : .reformatted
    case .refuse(let reason): reason
    }
  }

  /// By default, text that is allowed during typing is also allowed when editing ends.
  public func finalObjection(to text: String) -> Reason? { objection(to: text) }

  /// The result of inserting the text into the empty field if the rule rewrites it; otherwise
  /// `state` (E12.9).
  public func repaired(_ state: FieldState) -> FieldState {
    let edit = Edit(replacing: .caret(at: 0), with: state.text)
    guard case .rewrite(let result, _) = decide(edit, on: .empty) else { return state }
    return result
  }

  /// The state after `edit`, or `state` if the edit is refused (E7).
  public func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    decide(edit, on: state).newState ?? state
  }

  /// Accepts an edit if every choice of range is accepted unchanged; otherwise refuses it (E11).
  ///
  /// An edit that the rule would rewrite is refused, because the platform accepts only yes or no.
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
