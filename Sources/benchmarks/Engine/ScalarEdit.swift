/// A replacement of some scalars of a text.
struct ScalarEdit: Sendable {
  let start: Int
  let count: Int
  let text: String

  /// Whether a text that is edited has as many scalars as the edits should leave it.
  @inline(never)
  static func lengthIsAccountedFor(_ text: String, _ edits: [ScalarEdit]) -> Bool {
    var text = text.unicodeScalars
    var expected = text.count
    for edit in edits { expected += edit.apply(to: &text, of: expected) }
    return text.count == expected
  }

  /// Edits a text of `length` scalars; returns by how many it grew.
  private func apply(to text: inout String.UnicodeScalarView, of length: Int) -> Int {
    let start = min(start, length)
    let count = min(count, length - start)
    let first = text.index(text.startIndex, offsetBy: start)
    text.replaceSubrange(first..<text.index(first, offsetBy: count), with: self.text.unicodeScalars)
    return self.text.unicodeScalars.count - count
  }
}
