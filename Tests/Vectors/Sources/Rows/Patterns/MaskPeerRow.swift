import InputRules

/// What one peer answers to an edit of a mask, and the rules that are like it.
struct MaskPeerRow: VectorRow {
  let line: Int
  let transition: MaskTransition
  let peer: MaskPeer
  let expected: MaskAnswer

  var asked: String { "\(peer), \(transition)" }

  func answer() -> VectorAnswer {
    let ours = transition.answer(of: peer.slot, peer.rules)
    return .said(expected: "\(expected)", ours: "\(ours)")
  }
}

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

/// A library whose answers to edits of masks were measured, and the rules that are like it.
enum MaskPeer: String, CaseIterable {
  case maskito
  case imask
  case imaskEager = "imask_eager"
  case inputMask = "inputmask_plain"
  case inputMaskAutocomplete = "inputmask_auto"

  var rules: MaskRules {
    switch self {
    case .maskito: .maskito
    case .imask: .imask
    case .imaskEager: .imaskEager
    case .inputMask: .inputMask
    case .inputMaskAutocomplete: .inputMaskAutocomplete
    }
  }

  /// The scalars that it accepts as a digit.
  var slot: PatternSlot {
    switch self {
    case .maskito, .imask, .imaskEager: .digit
    case .inputMask, .inputMaskAutocomplete: PatternSlot(.anyDigit)
    }
  }
}

/// The answers of several peers to one edit of a mask.
enum MaskTransitionRows {
  /// The answer on which all agree, if there is one, and each peer's own answer.
  static func rows(_ vector: VectorCase) throws(MalformedVector) -> [any VectorRow] {
    let transition = try MaskTransition(vector)
    let peers = try peerRows(vector.expected, transition)
    guard let first = peers.first,
      let consensus = try MaskConsensusRow(vector.expected, transition, first.expected)
    else { return peers }
    return [consensus] + peers
  }

  private static func peerRows(
    _ fields: JSONFields, _ transition: MaskTransition
  ) throws(MalformedVector) -> [MaskPeerRow] {
    let answers = try fields.object("answers")
    var rows: [MaskPeerRow] = []
    for peer in MaskPeer.allCases {
      let parts = try answers.elements(peer.rawValue, 3)
      let name = "“\(peer.rawValue)”"
      let text = try parts[0].text(name)
      // A peer that can't show the initial text reports so, and what it shows instead.
      if text.hasPrefix("#init:") { continue }
      let answer = MaskAnswer(text, try parts[1].integer(name), try parts[2].integer(name))
      rows.append(
        MaskPeerRow(line: fields.line, transition: transition, peer: peer, expected: answer))
    }
    return rows
  }
}
