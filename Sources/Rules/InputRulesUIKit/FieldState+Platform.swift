import Foundation
import InputRules
import InputRulesFoundation

extension FieldState {
  /// Creates a state from the properties of a platform's field.
  /// - Parameters:
  ///   - text: the text; `nil` means "".
  ///   - selection: the selected range, in UTF-16 units; `nil`, or a range outside the text, means
  ///     a caret at the end.
  ///   - marked: the range of the composed text, in UTF-16 units; `nil` or an empty range if there
  ///     is none.
  public init(shown text: String?, selection: NSRange?, marked: NSRange?) {
    let text = text ?? ""
    let marked = marked.flatMap { $0.length > 0 ? TextRange($0) : nil }
    let selection = selection.map { TextRange($0) } ?? FieldState(text).selection
    let state = try? FieldState(text: text, selection: selection, marked: marked)
    self = state ?? FieldState(text)
  }

  /// The edit that changes this text into another text.
  ///
  /// If only the selected text differs, the edit replaces the selection; otherwise, it replaces the
  /// shortest possible range.
  package func edit(to text: String) -> Edit {
    let (old, new) = (Array(self.text.utf16), Array(text.utf16))
    let end = selection.location + selection.length
    let (head, tail) =
      new.isLike(old, before: selection.location, after: end)
      ? (selection.location, old.count - end) : new.commonEnds(with: old)
    return Edit(
      replacing: TextRange(location: head, length: old.count - tail - head),
      with: String(decoding: new[head..<(new.count - tail)], as: UTF16.self))
  }

  /// The state of `text` before the marked text was inserted, with the replaced part selected;
  /// `nil` if the two texts don't match.
  func beginning(in text: String) -> FieldState? {
    guard let marked else { return nil }
    let (old, new) = (Array(text.utf16), Array(self.text.utf16))
    let end = old.count - (new.count - marked.location - marked.length)
    guard end >= marked.location, new.isLike(old, before: marked.location, after: end) else {
      return nil
    }
    let replaced = TextRange(location: marked.location, length: end - marked.location)
    return try? FieldState(text: text, selection: replaced)
  }

  var withoutMarkedText: FieldState {
    guard let marked else { return self }
    return (try? replacing(Edit(replacing: marked, with: nil))) ?? self
  }
}

extension String {
  /// Whether an end of the range is inside a surrogate pair (E5).
  func cutsPair(_ range: TextRange) -> Bool {
    [range.location, range.end ?? range.location].contains { offset in
      guard offset > 0, offset < utf16.count else { return false }
      return UTF16.isTrailSurrogate(utf16[utf16.index(startIndex, offsetBy: offset)])
    }
  }
}

extension [UInt16] {
  /// Whether these units equal `old` except for the units from `start` to `end` in `old`.
  fileprivate func isLike(_ old: [UInt16], before start: Int, after end: Int) -> Bool {
    let rest = old[end...]
    return count >= start + rest.count && prefix(start) == old[..<start]
      && suffix(rest.count) == rest
  }

  /// The lengths, in units, of the texts' common beginning and of the common end of the rest;
  /// surrogate pairs aren't split.
  fileprivate func commonEnds(with old: [UInt16]) -> (head: Int, tail: Int) {
    var head = zip(self, old).prefix { $0 == $1 }.count
    if head > 0, UTF16.isLeadSurrogate(self[head - 1]) { head -= 1 }
    let (rest, others) = (dropFirst(head), old.dropFirst(head))
    var tail = zip(rest.reversed(), others.reversed()).prefix { $0 == $1 }.count
    if tail > 0, UTF16.isTrailSurrogate(self[count - tail]) { tail -= 1 }
    return (head, tail)
  }
}
