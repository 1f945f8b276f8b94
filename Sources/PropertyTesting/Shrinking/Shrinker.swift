/// The search for the simplest choices of which a claim fails in the same way.
///
/// Simplest means shortlex-least: fewer choices first, then smaller ones from the front. A pass
/// proposes candidates; one is run only if it is smaller than the best so far and new, and is kept
/// only if the claim fails with the same origin and the choices it really made are smaller. So
/// every step makes progress, and the passes end at a fixed point.
struct Shrinker {
  private let claim: Claim
  private let limit: Int
  /// The fingerprints of what was tried: the choices themselves could fill the memory.
  private var tried: Set<UInt64> = []
  private(set) var best: Recording
  private(set) var failure: Failure
  private(set) var evaluations = 0

  /// - Parameters:
  ///   - recording: the choices of the failing input.
  ///   - failure: how it fails; only failures of the same origin are followed.
  ///   - limit: how many inputs may be tried.
  init(_ claim: Claim, _ recording: Recording, _ failure: Failure, limit: Int) {
    self.claim = claim
    self.limit = limit
    self.failure = failure
    best = recording
  }

  /// The best input in words.
  var bestInput: String {
    var source = ChoiceSource(replaying: best.values)
    return claim.describe(&source)
  }

  var isSpent: Bool { evaluations >= limit }

  /// Runs the passes, the cheap and bold ones first, until none finds anything.
  mutating func run() {
    var last: [UInt64]?
    while last != best.values && !isSpent {
      last = best.values
      deleteSpans()
      zeroSpans()
      replaceSpansByDescendants()
      lowerChoices()
      deleteSiblings()
      deleteWhileLowering()
      swapSiblings()
      lowerTogether()
      shiftBetweenNeighbours()
    }
  }

  /// Tries `values` and takes them for the best if they fail in the same way and are smaller.
  @discardableResult
  mutating func consider(_ values: [UInt64]) -> Bool {
    guard values.isShortlexLess(than: best.values), !isSpent,
      tried.insert(values.fingerprint).inserted
    else { return false }
    evaluations += 1
    var source = ChoiceSource(replaying: values, recording: true)
    guard case .fails(let found) = claim.judge(&source), found.origin == failure.origin,
      source.recording.values.isShortlexLess(than: best.values)
    else { return false }
    best = source.recording
    failure = found
    return true
  }

  /// Tries the best choices with those of `range` replaced by `values`.
  @discardableResult
  mutating func consider(replacing range: Range<Int>, by values: [UInt64] = []) -> Bool {
    var candidate = best.values
    candidate.replaceSubrange(range, with: values)
    return consider(candidate)
  }
}

extension [UInt64] {
  /// A hash that is the same in every process, so that every process shrinks alike.
  fileprivate var fingerprint: UInt64 {
    reduce(UInt64(count)) { hash, value in
      let (high, low) = (hash ^ value).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      return (high ^ low) &+ 0xA076_1D64_78BD_642F
    }
  }

  /// Whether these choices are simpler: fewer, or as many and smaller from the front.
  func isShortlexLess(than other: [UInt64]) -> Bool {
    count == other.count ? lexicographicallyPrecedes(other) : count < other.count
  }
}
