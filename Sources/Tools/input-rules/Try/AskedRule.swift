import Foundation
import InputRules

/// A rule that remembers the last edit that it was asked about, as the field asked it.
final class AskedRule: TextRule, @unchecked Sendable {
  private let rule: any TextRule
  private let lock = NSLock()
  private var last: Edit?

  init(_ rule: any TextRule) { self.rule = rule }

  /// The last edit; nil if there was none since `forget()`.
  var edit: Edit? { lock.withLock { last } }

  func forget() { lock.withLock { last = nil } }

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    lock.withLock { last = edit }
    return rule.decide(edit, on: state)
  }

  func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    lock.withLock { last = edit }
    return rule.apply(edit, to: state)
  }

  func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision {
    rule.decide(edit, on: state)
  }

  func objection(to text: String) -> Reason? { rule.objection(to: text) }
  func finalObjection(to text: String) -> Reason? { rule.finalObjection(to: text) }
  func repaired(_ state: FieldState) -> FieldState { rule.repaired(state) }
  func isOwn(_ scalar: Unicode.Scalar) -> Bool { rule.isOwn(scalar) }
  var ownMinus: Unicode.Scalar? { rule.ownMinus }
}
