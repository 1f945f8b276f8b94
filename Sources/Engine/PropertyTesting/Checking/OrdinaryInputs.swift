/// The inputs that a fuzzer tries first: the inputs of an ordinary run, without the simplest input.
///
/// Therefore, a new fuzzer finds the same failures as a run with the same random seed, and just as
/// quickly. The inputs that a run derives from targets, constants or a narrow precondition
/// aren't included.
package struct OrdinaryInputs: Sendable {
  private let drawn: Cases
  private var tree = ChoiceTree(limit: Run.explored)
  private var simplest = SimplestInputs()
  private var index = 0

  package init(_ claim: Claim, seed: UInt64) { drawn = Cases(claim: claim, seed: seed) }

  /// Returns the next input, which isn't a repetition as long as the domain may be small.
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
