/// A search near the inputs that a narrow precondition accepts.
///
/// A narrow precondition accepts only simple random inputs: a random tree is rarely sorted unless
/// it is empty. Small changes to accepted inputs lead to larger accepted inputs.
struct Nearby: Sendable {
  private typealias Drawn = (inputs: Int, choices: Int)

  /// The number of the first case without this search; from then on, cases run at full speed.
  static let end = 1 << 15
  private static let (most, longest) = (256, 2_000)

  private var kept: [Recording] = []
  /// The hashes of all kept inputs; the inputs' options could take up hundreds of megabytes.
  private var seen: Set<Int> = []
  private var accepted: Drawn = (0, 0)
  private var discarded: Drawn = (0, 0)
  /// Whether the next input belongs to this search.
  private var isNear = false
  /// The numbers of checked and of discarded inputs from this search.
  private(set) var neighbors = (cases: 0, discarded: 0)

  /// Whether, after 32 inputs, more than a quarter are discarded, and these have, on average, more
  /// than five times as many choices as the others.
  var isNarrow: Bool {
    accepted.inputs + discarded.inputs > 2 * Cases.start
      && discarded.inputs * 3 > accepted.inputs
      && discarded.choices * accepted.inputs > accepted.choices * discarded.inputs * 5
  }

  /// Whether a case belongs to this search: once an input has been kept, every other case does.
  func isNext(_ index: Int) -> Bool {
    !kept.isEmpty && isNarrow && index % 2 == 1 && index < Self.end
  }

  /// Counts a source's input, and may keep it if the claim holds for it.
  mutating func note(
    _ source: ChoiceSource, _ verdict: Verdict, of claim: Claim, using random: RandomBits
  ) {
    count(verdict == .discarded, source.count)
    guard isNarrow, verdict == .holds, source.count < Self.longest else { return }
    let recording = claim.recording(of: source)
    guard seen.insert(recording.values.hashValue).inserted else { return }
    var random = random
    if kept.count < Self.most {
      kept.append(recording)
    } else {
      kept[Int(random.next(upTo: UInt64(Self.most - 1)))] = recording
    }
  }

  private mutating func count(_ isDiscarded: Bool, _ choices: Int) {
    defer { isNear = false }
    if isNear {
      neighbors.cases += 1
      if isDiscarded { neighbors.discarded += 1 }
    } else if isDiscarded {
      discarded = (discarded.inputs + 1, discarded.choices + choices)
    } else {
      accepted = (accepted.inputs + 1, accepted.choices + choices)
    }
  }

  /// Returns the options of an input near one of the larger kept inputs.
  mutating func next(
    _ claim: Claim, drawn: Recording, using random: inout RandomBits
  ) -> [UInt64] {
    isNear = true
    let some = (0...random.next(upTo: 63)).compactMap { _ in random.element(of: kept) }
    var parent = some.max { $0.choices.count < $1.choices.count } ?? drawn
    while true {
      let donor = random.next(upTo: 1) == 0 ? nil : random.element(of: kept)
      let values = parent.changed(with: donor ?? drawn, using: &random)
      if random.next(upTo: 1) == 0 { return values }
      parent = claim.recording(options: values).recording
    }
  }
}
