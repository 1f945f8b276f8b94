/// An edit of several ranges, as iOS 26 requests it: a replacement, and the ranges that it may
/// replace (E11).
///
/// The field chooses one of the ranges to replace, and deletes the other ranges.
public struct SeveralRangesEdit: Sendable {
  /// The ranges, in UTF-16 units of the text before the edit, in any order.
  public var ranges: [TextRange]
  /// The text that replaces one of the ranges; if it is empty, all ranges are deleted.
  public var replacement: String

  /// Creates an edit that replaces one of several ranges and deletes the other ranges.
  /// - Parameters:
  ///   - ranges: the ranges, in UTF-16 units.
  ///   - replacement: the text that replaces one of the ranges; `nil` means "".
  public init(replacingOneOf ranges: [TextRange], with replacement: String?) {
    self.ranges = ranges
    self.replacement = replacement ?? ""
  }
}

extension SeveralRangesEdit: Hashable, ComparedExactly {
  var parts: some Hashable { Pair(ranges, ExactText(replacement)) }
}

/// A rule's decision about an edit of several ranges (E11).
public enum SeveralRangesDecision: Hashable, Sendable {
  /// The edit is accepted, whichever range the field chooses. There is one resulting state per
  /// range, in the order of the ranges.
  case accept([FieldState])
  /// The edit is refused for this reason, which applies to the ranges or to one choice of range.
  case refuse(Reason)
}

extension SeveralRangesDecision: CustomStringConvertible {
  /// A description of the decision, with the states or the reason.
  public var description: String {
    switch self {
    case .accept(let states): "accepted, giving \(states)"
    case .refuse(let reason): "refused: \(reason)"
    }
  }
}

/// An edit of several ranges after the field has chosen the range to replace (E11).
package struct RangeChoice: Hashable, Sendable {
  /// The same change as one edit from the first range to the last, so that any rule can check it.
  package let edit: Edit
  /// The caret after the replacement, in UTF-16 units of the new text.
  package let caret: Int
}

extension FieldState {
  /// The state with only the caret, at `location`, which must be a scalar boundary.
  func placingCaret(at location: Int) -> FieldState {
    FieldState(trusting: text, selection: .caret(at: location), marked: nil)
  }
}
