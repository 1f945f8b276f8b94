/// What one peer answers to an edit of a mask, and the rules that are like it.
struct MaskPeerRow: VectorRow {
  let line: Int
  let transition: MaskTransition
  let peer: MaskPeer
  let expected: MaskAnswer

  var asked: String { "\(peer), \(transition)" }

  func answer() -> VectorAnswer {
    let ours = transition.answer(of: peer.slot, peer.rules)
    let agreement = VectorAgreement(
      with: "\(peer)",
      in: ["text": ours.hasText(of: expected), "text and selection": ours == expected])
    return .said(expected: "\(expected)", ours: "\(ours)", agreement: agreement)
  }
}
