import PropertyTesting

/// A description of an input, and its claim's verdict on it.
package struct Explanation: Encodable, CustomStringConvertible {
  let property: String
  let subject: String
  let input: String
  package let holds: Bool
  let verdict: String
  let choices: String

  /// Explains the input of `claim` that `bytes` encode.
  package init(_ bytes: [UInt8], of claim: Claim) {
    let verdict = claim.judge(bytes: bytes)
    property = claim.property.name
    subject = claim.subject
    input = claim.describe(bytes: bytes)
    self.verdict = verdict.words
    if case .fails = verdict { holds = false } else { holds = true }
    choices = Blob.encode(claim.canonical(bytes))
  }

  package var description: String {
    let mark = holds ? Terminal.good(verdict) : Terminal.bad(verdict)
    let title = subject.isEmpty ? property : "\(property) about \(subject)"
    return "\(title)\n\(input)\nverdict \(mark)\nchoices \(choices)"
  }
}

extension Verdict {
  fileprivate var words: String {
    switch self {
    case .holds: "holds"
    case .discarded: "discarded: the claim doesn't apply to it"
    case .fails(let failure): "fails: \(failure.message)"
    }
  }
}
