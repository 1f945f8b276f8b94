// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The actions of a user.
extension TypedInput {
  public func enter(_ text: String) { edit(stored.selection, text) }

  public func type(_ text: String) { text.forEach { enter(String($0)) } }

  /// Presses the delete key; it makes no call if no text can be deleted.
  public func backspace() {
    let range = stored.rangeBeforeCaret
    if !range.isEmpty { edit(range, "") }
  }

  public func select(_ range: Range<Int>) { stored.selection = range }

  /// Undoes an edit: the delegate decides about any range, also outside the text.
  public func undo(_ range: NSRange, _ text: String) {
    guard asks([range], text), let range = Range(range), range.upperBound <= stored.units.count
    else { return }
    stored.splice(range, text)
    tells()
  }

  public func edit(_ ranges: [Range<Int>], _ text: String) {
    guard asks(ranges.map { NSRange($0) }, text) else { return }
    var caret = text.utf16.count
    for (index, range) in ranges.enumerated().sorted(by: { $1.1.isBefore($0.1) }) {
      stored.splice(range, index == 0 ? text : "")
      if index == 0 { caret += range.lowerBound }
      if range.isBefore(ranges[0]) { caret -= range.count }
    }
    stored.selection = caret..<caret
    tells()
  }

  /// Composes a text, which is marked; a keyboard of letters calls the delegate, handwriting
  /// doesn't.
  public func compose(_ text: String, asking: Bool = true) {
    let range = stored.marked ?? stored.selection
    if asking, !asks([NSRange(range)], text) { return }
    stored.splice(range, text, marks: true)
    tells()
  }

  /// Ends composing with a candidate; iOS 26 passes it to the delegate as if after the marked text.
  public func choose(_ text: String) {
    guard let marked = stored.marked else { return }
    let asked = asksAboutRanges ? marked.upperBound..<marked.upperBound : marked
    if !asks([NSRange(asked)], text) { return }
    stored.splice(marked, text)
    tells()
  }

  /// Ends composing with the marked text, without a call.
  public func unmark() { stored.marked = nil }

  private func edit(_ range: Range<Int>, _ text: String) {
    guard asks([NSRange(range)], text) else { return }
    stored.splice(range, text)
    tells()
  }
}

extension Range<Int> {
  fileprivate func isBefore(_ other: Range<Int>) -> Bool {
    (lowerBound, upperBound) < (other.lowerBound, other.upperBound)
  }
}
