/// The parts of a counterexample whose values don't matter, because the claim fails with any value.
///
///     [0, 7, 3]     a claim that is false for any three numbers of which the first is 0
///     [0, ‹7›, ‹3›]
///
/// Each part, first spans and then single choices, is replaced with random values, while all other
/// parts stay the same. If all variations fail in the same way, the text that they change is
/// marked.
struct Explanation {
  private static let tries = 30
  private static let enough = 6
  /// The maximum number of variations to check, and of choices to make for them.
  private static let limit = 600
  private static let mostChoices = 2_000_000

  private let claim: Claim
  private let best: Recording
  private let failure: Failure
  private let text: MarkedText
  private var random = RandomBits(seed: 0)
  private var judged = 0
  private var made = 0
  private var isSpent: Bool { judged >= Self.limit || made >= Self.mostChoices }

  init(_ claim: Claim, _ best: Recording, _ failure: Failure, text: String) {
    self.claim = claim
    self.best = best
    self.failure = failure
    self.text = MarkedText(text)
  }

  /// Returns the input's text with ‹ and › around irrelevant parts, or `nil` if none is marked.
  mutating func marked() -> String? {
    var indifferent: [Range<Int>] = []
    var marks: [Range<Int>] = []
    let choices = best.choices.indices.map { $0..<$0 + 1 }
    for part in best.spans.map(\.range) + choices where !part.isEmpty && !isSpent {
      if indifferent.contains(where: { $0.contains(part.lowerBound) }) { continue }
      guard let mark = changedText(varying: [part]), !mark.isEmpty,
        // A part may matter only if another part, which seems irrelevant, is varied, too.
        indifferent.isEmpty || changedText(varying: indifferent + [part]) != nil
      else { continue }
      indifferent.append(part)
      marks.append(mark)
    }
    return text.marking(marks)
  }

  /// Returns the range of the text that changes with the parts, or `nil` if they may matter.
  private mutating func changedText(varying parts: [Range<Int>]) -> Range<Int>? {
    var mark: Range<Int>?
    var (varied, missed) = (0, 0)
    for _ in 0..<Self.tries where !isSpent && missed < Self.tries / 2 + varied {
      guard let recording = variation(of: parts) else {
        missed += 1
        continue
      }
      judged += 1
      switch claim.judge(options: recording.values) {
      case .holds: return nil
      case .discarded: continue
      case .fails(let found): if found.origin != failure.origin { return nil }
      }
      varied += 1
      let change = self.change(to: Array(claim.describe(options: recording.values).unicodeScalars))
      let former = mark ?? change
      mark = min(former.lowerBound, change.lowerBound)..<max(former.upperBound, change.upperBound)
    }
    return varied >= Self.enough ? mark : nil
  }

  /// Returns the choices after varying `parts` at random; `nil` if no choices or others changed.
  private mutating func variation(of parts: [Range<Int>]) -> Recording? {
    made += best.choices.count
    var values = best.values
    for index in parts.joined() {
      values[index] = random.nextOfAnyLength(upTo: best.choices[index].maximum)
    }
    var source = ChoiceSource(replaying: values, recording: true)
    claim.generate(&source)
    let found = source.recording
    let isInPlace =
      found.choices.count == best.choices.count && !source.isRejected
      && found.choices.indices.allSatisfy {
        index in
        parts.contains { $0.contains(index) } || found.choices[index] == best.choices[index]
      }
    return isInPlace && found.values != best.values ? found : nil
  }

  private func change(to other: [Unicode.Scalar]) -> Range<Int> {
    let scalars = text.scalars
    let prefix = zip(scalars, other).prefix { $0 == $1 }.count
    let rest = min(scalars.count, other.count) - prefix
    let suffix = zip(scalars.reversed(), other.reversed()).prefix { $0 == $1 }.count
    return prefix..<scalars.count - min(suffix, rest)
  }
}
