/// The content of a text field at one moment: its text, its selection, and its marked range (E1).
///
/// A state is immutable. The selection and the marked range are always inside the text, and neither
/// cuts a surrogate pair.
public struct FieldState: Sendable {
  /// The text.
  public let text: String
  /// The selected range, in UTF-16 units; if its length is 0, it is a caret.
  public let selection: TextRange
  /// The range of the text being composed, in UTF-16 units, or `nil` if there is none.
  public let marked: TextRange?
  /// The number of characters, or `nil` if no rule has counted them; comparisons ignore it.
  var characterCount: Int?

  /// Creates a state that shows `text` with the caret at the end.
  /// - Parameter text: the text of the field.
  public init(_ text: String = "") {
    self.init(trusting: text, selection: .caret(at: text.utf16Length), marked: nil)
  }

  /// Creates a state with the given ranges; a range that cuts a surrogate pair is widened (E5).
  /// - Parameters:
  ///   - text: the text of the field.
  ///   - selection: the selection, in UTF-16 units; an empty range is a caret.
  ///   - marked: the range that an input method is composing, in UTF-16 units, if any.
  /// - Throws: `Reason.rangeOutsideText` if a range isn't inside the text (E4).
  public init(text: String, selection: TextRange, marked: TextRange? = nil) throws(Reason) {
    self.init(
      trusting: text, selection: try text.site(of: selection).range,
      marked: marked == nil ? nil : try text.site(of: marked ?? selection).range)
  }

  /// Creates a state whose ranges are known to be inside the text and on scalar boundaries.
  package init(trusting text: String, selection: TextRange, marked: TextRange?) {
    self.text = text
    self.selection = selection
    self.marked = marked
  }

  /// The state of a new field: no text, and the caret at the start.
  public static let empty = FieldState()
}

extension FieldState: Hashable, ComparedExactly {
  var parts: some Hashable { Pair(Pair(selection, marked), ExactText(text)) }
}

extension FieldState: CustomStringConvertible {
  /// The escaped text, and the ranges in UTF-16 units.
  public var description: String {
    let composing = marked.map { ", marked \($0)" } ?? ""
    return "\(text.escaped) selected \(selection)\(composing)"
  }
}

extension Edit: CustomStringConvertible {
  /// The range and the escaped replacement.
  public var description: String {
    isDeletion ? "delete \(range)" : "replace \(range) with \(replacement.escaped)"
  }
}

extension SeveralRangesEdit: CustomStringConvertible {
  /// The ranges and the escaped replacement.
  public var description: String {
    "replace one of \(ranges) with \(replacement.escaped) and delete the others"
  }
}
