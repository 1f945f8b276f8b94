import InputRules

/// What our presets answer to rows beside literals, told without the reference.
///
/// The texts follow their masks and are ASCII, so that an offset means the same in both.
extension MaskPeerRow {
  /// Our answer where a literal is typed that stands ahead, but isn't the first of its run.
  var answerToLaterLiteral: MaskAnswer? {
    let typed = Array(transition.edit.replacement.unicodeScalars)
    let (caret, run) = (range.lowerBound, literals(around: range.lowerBound))
    guard range.isEmpty, typed.count == 1, run.upperBound <= length,
      let place = (caret..<run.upperBound).first(where: { mask[$0] == typed[0] }),
      place > run.lowerBound
    else { return nil }
    return MaskAnswer(transition.state.text, run.upperBound, run.upperBound)
  }

  /// Our answer to a deletion of all that is behind a place between literals.
  var answerToCutBetweenLiterals: MaskAnswer? {
    let (place, run) = (range.lowerBound, literals(around: range.lowerBound))
    guard transition.edit.isDeletion, !range.isEmpty, range.upperBound == length,
      run.lowerBound < place, place < run.upperBound
    else { return nil }
    let passes = transition.operation != .delFwd && range.allSatisfy(isLiteral)
    let caret = passes && run.lowerBound > 0 ? run.lowerBound : place
    return MaskAnswer(text(upTo: place), caret, caret)
  }

  /// Our answer to a forward deletion beside a literal that leaves no digit behind the caret.
  var answerToLastForwardDeletion: MaskAnswer? {
    let caret = range.lowerBound
    guard transition.operation == .delFwd, transition.state.selection.length == 0, !range.isEmpty,
      (caret..<length).count(where: { !isLiteral($0) }) <= 1, !literals(around: caret).isEmpty
    else { return nil }
    let end = (0..<caret).last { !isLiteral($0) }.map { $0 + 1 } ?? 0
    return MaskAnswer(text(upTo: end), end, end)
  }

  private var mask: [Unicode.Scalar] { Array(transition.mask.unicodeScalars) }

  private var length: Int { transition.state.text.utf16.count }

  /// What is replaced.
  private var range: Range<Int> {
    let range = transition.edit.range
    return range.location..<(range.location + range.length)
  }

  private func text(upTo end: Int) -> String {
    String(decoding: transition.state.text.utf16.prefix(end), as: UTF16.self)
  }

  private func isLiteral(_ place: Int) -> Bool { place < mask.count && mask[place] != "d" }

  /// The run of literals of the mask that touches an offset.
  private func literals(around offset: Int) -> Range<Int> {
    var (start, end) = (offset, offset)
    while start > 0 && isLiteral(start - 1) { start -= 1 }
    while isLiteral(end) { end += 1 }
    return start..<end
  }
}
