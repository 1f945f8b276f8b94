import InputRules

/// The answer on which all peers agree for an edit of a mask, compared with the standard policies.
struct MaskConsensusRow: VectorRow {
  /// The extent to which peers agree; each level includes the earlier levels.
  enum Extent { case digits, text, textAndSelection }

  let line: Int
  let transition: MaskTransition
  let extent: Extent
  /// The answer of one of the peers.
  let expected: MaskAnswer

  /// - Returns: `nil` if the peers don't agree about anything.
  init?(
    _ fields: JSONFields, _ transition: MaskTransition, _ expected: MaskAnswer
  ) throws(MalformedVector) {
    switch try fields.text("agreed") {
    case "all": extent = .textAndSelection
    case "text": extent = .text
    case "digits": extent = .digits
    case "nothing": return nil
    default:
      throw fields.malformed("agreed", "is not known; write “all”, “text”, “digits” or “nothing”")
    }
    line = fields.line
    self.transition = transition
    self.expected = expected
  }

  var asked: String { "all peers, \(transition)" }

  func answer() -> VectorAnswer {
    let ours = transition.answer(of: .digit, .standard)
    return .words(expected: words(expected), ours: words(ours))
  }

  /// The part of an answer about which the peers agree.
  private func words(_ answer: MaskAnswer) -> String {
    switch extent {
    case .digits: "the digits \(answer.digits.escaped)"
    case .text: answer.text.escaped
    case .textAndSelection: "\(answer)"
    }
  }
}
