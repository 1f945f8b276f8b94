import InputRules

/// The answers of peers and our presets to rows next to literals, predicted without either.
///
/// The texts follow their masks and are ASCII, so that an offset means the same in both.
extension MaskPeerRow {
  /// Both answers if a literal ahead is typed that isn't the first of its group.
  ///
  /// Maskito searches for it from the group's first literal on, skips literals that are already
  /// there, and finds it in no slot, so it refuses it.
  var predictionOfLaterLiteral: VectorPrediction? {
    let typed = Array(transition.edit.replacement.unicodeScalars)
    let (caret, run) = (range.lowerBound, literals(around: range.lowerBound))
    guard peer == .maskito, followsMask, range.isEmpty, typed.count == 1,
      mask[run].first != typed[0],
      let place = (caret..<max(caret, run.upperBound)).first(where: { mask[$0] == typed[0] }),
      place < length
    else { return nil }
    let tail = (run.upperBound..<max(run.upperBound, length)).last { !isLiteral($0) }
    let end = tail == nil ? place + 1 : run.upperBound
    return prediction(
      MaskAnswer(transition.state.text, caret, caret),
      MaskAnswer(text(upTo: tail.map { $0 + 1 } ?? end), end, end))
  }

  /// Both answers to a deletion of everything after a place between literals.
  ///
  /// IMask cuts at the end of the group or, if it deletes a single literal backward, at its start.
  var predictionOfCutBetweenLiterals: VectorPrediction? {
    let (place, run) = (range.lowerBound, literals(around: range.lowerBound))
    let isLiteralAlone = range.allSatisfy(isLiteral)
    guard peer == .imask, followsMask, transition.edit.isDeletion, !range.isEmpty,
      range.upperBound == length, run.lowerBound < place, place < run.upperBound,
      range.count == 1 || !isLiteralAlone
    else { return nil }
    let cut = range.count == 1 && !isForward ? run.lowerBound : run.upperBound
    let isPassed = !isForward && isLiteralAlone && run.lowerBound > 0
    let caret = isPassed ? run.lowerBound : place
    return prediction(
      MaskAnswer(text(upTo: cut), cut, cut), MaskAnswer(text(upTo: place), caret, caret))
  }

  /// Both answers to a forward deletion next to a literal that leaves no digit after the caret:
  /// IMask keeps the text up to the end of the group.
  var predictionOfLastForwardDeletion: VectorPrediction? {
    let (caret, run) = (range.lowerBound, literals(around: range.lowerBound))
    guard peer == .imaskEager, followsMask, isForward, !range.isEmpty, !run.isEmpty,
      run.upperBound <= length, (caret..<length).count(where: { !isLiteral($0) }) <= 1
    else { return nil }
    let end = (0..<caret).last { !isLiteral($0) }.map { $0 + 1 } ?? 0
    return prediction(
      MaskAnswer(text(upTo: run.upperBound), run.upperBound, run.upperBound),
      MaskAnswer(text(upTo: end), end, end))
  }

  private func prediction(_ peers: MaskAnswer, _ ours: MaskAnswer) -> VectorPrediction? {
    VectorPrediction(peers: "\(peers)", ours: "\(ours)")
  }

  private var mask: [Unicode.Scalar] { Array(transition.mask.unicodeScalars) }

  private var length: Int { transition.state.text.utf16.count }

  /// Whether the text is a prefix of the mask, with ASCII digits in its slots.
  private var followsMask: Bool {
    let text = Array(transition.state.text.unicodeScalars)
    return text.count <= mask.count
      && zip(text, mask).allSatisfy { $1 == "d" ? "0" <= $0 && $0 <= "9" : $0 == $1 && $0.isASCII }
  }

  /// Whether a key deletes what is after the caret.
  private var isForward: Bool {
    transition.operation == .delFwd && transition.state.selection.length == 0
  }

  /// The replaced range.
  private var range: Range<Int> {
    let range = transition.edit.range
    return range.location..<(range.location + range.length)
  }

  private func text(upTo end: Int) -> String {
    String(decoding: transition.state.text.utf16.prefix(end), as: UTF16.self)
  }

  private func isLiteral(_ place: Int) -> Bool { place < mask.count && mask[place] != "d" }

  /// The group of literals in the mask that touches an offset.
  private func literals(around offset: Int) -> Range<Int> {
    var (start, end) = (offset, offset)
    while start > 0 && isLiteral(start - 1) { start -= 1 }
    while isLiteral(end) { end += 1 }
    return start..<end
  }
}
