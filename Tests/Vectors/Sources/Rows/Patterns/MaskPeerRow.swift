import InputRules

/// The answer of one peer to an edit of a mask, and the rules that resemble it.
struct MaskPeerRow: VectorRow {
  let line: Int
  let transition: MaskTransition
  let peer: MaskPeer
  let expected: MaskAnswer

  var asked: String { "\(peer), \(transition)" }
  var answerer: String { peer.rawValue }

  func answer() -> VectorAnswer {
    let ours = transition.answer(of: peer.slot, peer.rules)
    return .words(expected: "\(expected)", ours: "\(ours)")
  }
}

/// A library whose answers to edits of masks were measured, and the rules that resemble it.
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

  /// The scalars that the library accepts as a digit.
  var slot: PatternSlot {
    switch self {
    case .maskito, .imask, .imaskEager: .digit
    case .inputMask, .inputMaskAutocomplete: PatternSlot(.anyDigit)
    }
  }
}

/// The answers of several peers to one edit of a mask.
enum MaskTransitionRows {
  /// The answer on which all peers agree, if there is one, and each peer's own answer.
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
      // A peer that can't show the initial text reports this, and its own text.
      if text.hasPrefix("#init:") { continue }
      let answer = MaskAnswer(text, try parts[1].integer(name), try parts[2].integer(name))
      rows.append(
        MaskPeerRow(line: fields.line, transition: transition, peer: peer, expected: answer))
    }
    return rows
  }
}
