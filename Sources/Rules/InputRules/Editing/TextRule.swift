/// A rule that accepts, rewrites or refuses each edit of a text field.
///
/// A rule is a pure function: its decision depends only on the state and the edit. The laws in
/// `InputLaws` apply to every rule, so you can also check your own rules with them.
public protocol TextRule: Sendable {
  /// Decides whether to accept, rewrite or refuse an edit (E7).
  /// - Parameters:
  ///   - edit: the range to replace, in UTF-16 units, and the replacement.
  ///   - state: the text and the selection before the edit.
  func decide(_ edit: Edit, on state: FieldState) -> Decision

  /// Returns the state after an edit, or `state` if the edit is refused.
  /// - Parameters:
  ///   - edit: the range to replace, in UTF-16 units, and the replacement.
  ///   - state: the text and the selection before the edit.
  func apply(_ edit: Edit, to state: FieldState) -> FieldState

  /// Accepts or refuses an edit that replaces one of several ranges; the field chooses it (E11).
  /// - Parameters:
  ///   - edit: the ranges, in UTF-16 units, and the replacement.
  ///   - state: the text and the selection before the edit.
  func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision

  /// The reason the field can't contain `text`, or `nil` if it can (E12.7).
  /// - Parameter text: the whole text, which may have been set from code.
  func objection(to text: String) -> Reason?

  /// The reason the field can't contain `text` when editing ends, or `nil` if it can (T4).
  /// - Parameter text: the whole text.
  func finalObjection(to text: String) -> Reason?

  /// The state with its text changed, if possible, so that the rule accepts the text (E12.9).
  /// - Parameter state: the state that was set from code.
  func repaired(_ state: FieldState) -> FieldState

  /// Whether the scalar belongs to the field's own format; if so, normalization keeps it (E8.14).
  /// - Parameter scalar: a scalar in an insertion.
  func isOwn(_ scalar: Unicode.Scalar) -> Bool

  /// The minus sign of the field's format, which replaces inserted dashes; `nil` if there is none
  /// (E8.17).
  var ownMinus: Unicode.Scalar? { get }
}

extension TextRule {
  /// By default, false: a rule has no format of its own (E8.14).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool { false }

  /// By default, `nil`: a rule has no minus sign (E8.17).
  public var ownMinus: Unicode.Scalar? { nil }

  /// By default, the reason `text` can't be inserted unchanged into an empty field, or `nil` if it
  /// can (E12.8).
  public func objection(to text: String) -> Reason? { objectionToPutting(text) }

  /// The reason that inserting `text` into an empty field doesn't result in `text`, or `nil` if it
  /// does.
  func objectionToPutting(_ text: String) -> Reason? {
    switch decide(Edit(replacing: .caret(at: 0), with: text), on: .empty) {
    case .accept: nil
    case .rewrite(let result, _): result.text.hasSameUnits(as: text) ? nil : .reformatted
    case .refuse(let reason): reason
    }
  }

  /// By default, text that is allowed during typing is also allowed when editing ends.
  public func finalObjection(to text: String) -> Reason? { objection(to: text) }

  /// By default, the result of inserting the text into an empty field, if the rule rewrites that
  /// insertion; otherwise `state` (E12.9).
  public func repaired(_ state: FieldState) -> FieldState {
    let edit = Edit(replacing: .caret(at: 0), with: state.text)
    guard case .rewrite(let result, _) = decide(edit, on: .empty) else { return state }
    return result
  }

  /// The state after `edit`, or `state` if the edit is refused (E7).
  public func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    decide(edit, on: state).newState ?? state
  }

  /// By default, accepts an edit if it is accepted unchanged for each range that the field may
  /// choose; otherwise refuses it (E11).
  ///
  /// An edit that the rule would rewrite is refused, because the platform accepts only yes or no as
  /// an answer.
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
