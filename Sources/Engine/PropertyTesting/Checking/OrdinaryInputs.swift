/// The inputs of an ordinary run, in order, after the simplest one: a fuzzer tries them first.
///
/// A generator knows which values are worth trying. So a new fuzzer finds what a run with the same
/// random seed finds, as soon as the run does. These inputs lack only what a run learns from
/// targets and from a narrow precondition.
package struct OrdinaryInputs: Sendable {
  private let drawn: Cases
  private var tree = ChoiceTree(limit: Run.explored)
  private var simplest = SimplestInputs()
  private var index = 0

  /// The inputs of a run of `claim` with this random seed.
  package init(_ claim: Claim, seed: UInt64) { drawn = Cases(claim: claim, seed: seed) }

  /// The next input; as long as the domain may be small, no input is repeated.
  package mutating func next() -> Recording {
    defer { index += 1 }
    let isSimplest = !Cases.isPlain(index) && Cases.isSimplest(index)
    if isSimplest, tree.isHopeful || index < Run.explored, let values = simplest.next(drawn.claim) {
      let recording = drawn.claim.recording(options: values).recording
      if !tree.isHopeful || tree.insert(recording.choices) { return recording }
    }
    guard tree.isHopeful && !tree.isComplete else { return drawn.recording(index) }
    return tree.novel(drawn.claim) { drawn.recording(index, attempt: $0) }
  }
}
