import PropertyTesting

/// A description of an input, and the verdict of a claim about it.
package struct Explanation: Encodable {
  let property: String
  let subject: String
  let input: String
  package let holds: Bool
  let verdict: String
  let choices: String
  /// A note about the replay code if it differs from the input's canonical code.
  let note: String?

  /// Explains the input of `claim` that `bytes` encode.
  package init(_ bytes: [UInt8], isWord: Bool = false, of claim: Claim) {
    let verdict = claim.judge(bytes: bytes)
    property = claim.property.name
    subject = claim.subject
    input = claim.describe(bytes: bytes)
    self.verdict = verdict.words
    if case .fails = verdict { holds = false } else { holds = true }
    let canonical = claim.canonical(bytes)
    choices = Blob.encode(canonical)
    note = isWord ? Self.note(on: bytes, read: canonical) : nil
  }

  /// The explanation as lines.
  package var text: StyledText {
    let mark = holds ? StyledText.good(verdict) : .bad(verdict.withIndentedLines)
    let title = subject.isEmpty ? property : "\(property) about \(subject)"
    let read = note.map { "\nread    \($0)" } ?? ""
    return "\(title)\n\(input)\(read)\nverdict \(mark)\nchoices \(choices)"
  }

  /// The note about a replay code with more than the choices that were read.
  private static func note(on bytes: [UInt8], read: [UInt8]) -> String? {
    if bytes == read { return nil }
    let start = "as \(Blob.encode(read)): "
    let rest = bytes.dropFirst(read.count)
    guard bytes.starts(with: read) else {
      return start + "some of its choices are larger than this generator has; the replay code is "
        + "of another one, or of this one before it was changed"
    }
    guard rest.contains(where: { $0 != 0 }) else {
      return start + "zeros at the end are left out, because missing choices are zeros"
    }
    return start
      + "its end wasn't read; the replay code is of another generator, or of this one before it "
      + "was changed"
  }
}

extension Verdict {
  fileprivate var words: String {
    switch self {
    case .holds: "holds"
    case .discarded: "discarded: the claim doesn't apply to this input"
    case .fails(let failure): "fails: \(failure.message)"
    }
  }
}
