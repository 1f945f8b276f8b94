/// A search for the simplest choices with the same failure.
///
/// Fewer choices are simpler. If the numbers of choices are equal, the smaller option at the first
/// difference is simpler (shortlex order). A pass proposes candidates. A candidate is checked only
/// if it is simpler than the best one so far and generates a new input. It is kept only if the
/// claim fails with the same origin. So every step makes progress, and the search ends.
struct Shrinker {
  let claim: Claim
  private let limit: Int
  private var deadline: Deadline
  let isTimed: Bool
  /// Receives the current state from time to time.
  var progress: (Shrinker) -> Void = { _ in }
  /// The fingerprints of tried candidates; keeping their choices could use up the memory.
  private var tried: Set<UInt64> = []
  private(set) var best: Recording
  private(set) var values: [UInt64]
  /// The lists of `best`.
  private(set) var rows: [SpanRow]
  /// For each choice of `best`, whether it only determines if a list has another element.
  private(set) var isFlag: [Bool]
  private(set) var failure: Failure
  private(set) var evaluations = 0
  /// The number of times that a candidate became the best.
  private(set) var steps = 0
  /// A measure of the time spent: the choices examined, and the inputs generated from them.
  private(set) var work = 0
  private var workOfPass = 0
  /// The recording of the last candidate, or `nil` if no input was generated from it.
  private(set) var lastMade: Recording?
  /// The smallest options that finished searches have found.
  var settled: Set<UInt64> = []
  /// The simplest input for each other failure, in the order in which the failures were found.
  private(set) var others: [OtherFailure] = []

  /// - Parameters:
  ///   - recording: the choices of the failing input.
  ///   - failure: the failure; candidates must fail with the same origin.
  ///   - limit: the maximum number of inputs to try.
  ///   - seconds: the time limit, or `nil` for no limit.
  init(
    _ claim: Claim, _ recording: Recording, _ failure: Failure, limit: Int, seconds: Double? = nil
  ) {
    (deadline, isTimed) = (Deadline(seconds: seconds), seconds != nil)
    self.claim = claim
    self.limit = limit
    self.failure = failure
    best = recording
    values = recording.values
    rows = recording.rows
    isFlag = recording.flags(of: rows)
  }

  var bestInput: String { claim.describe(options: values) }

  /// Whether no more candidates may be tried in this pass or in the whole search.
  var isSpent: Bool { evaluations >= limit || work >= workOfPass || deadline.isOver }

  /// Runs `pass`, limited to its share of the work.
  ///
  /// The cost of a candidate and the number of candidates both increase with the input's size.
  /// Without a share for each pass, one pass could use up all of the work.
  mutating func run(_ pass: (inout Shrinker) -> Void) {
    workOfPass = min(work + Self.largestWork / 10, Self.largestWork)
    pass(&self)
  }

  /// Counts work other than trying a candidate.
  mutating func work(on choices: Int) { work += choices }

  /// The limit on the work; the largest inputs reach it in a few seconds.
  private static let largestWork = 300_000_000
  private static let workOfMaking = 8

  /// Tries `candidate`, which becomes the best if it is simpler and the claim fails in the same
  /// way.
  ///
  /// The input is generated first, and checked only if it is new, because many candidates generate
  /// the same input.
  @discardableResult
  mutating func consider(_ candidate: [UInt64]) -> Bool {
    lastMade = nil
    work += candidate.count
    let print = candidate.fingerprint
    guard !isSpent, candidate.isShortlexLess(than: values), tried.insert(print).inserted else {
      return false
    }
    work += candidate.count * Self.workOfMaking
    let (made, isRejected) = claim.recording(options: candidate)
    lastMade = made
    let options = made.values
    guard !isRejected, options.isShortlexLess(than: values) else { return false }
    let madePrint = options.fingerprint
    guard madePrint == print || tried.insert(madePrint).inserted else { return false }
    return judge(made, options)
  }

  private mutating func judge(_ made: Recording, _ options: [UInt64]) -> Bool {
    evaluations += 1
    deadline.count()
    if evaluations.isMultiple(of: 16) { progress(self) }
    work += options.count * Self.workOfMaking
    guard case .fails(let found) = claim.judge(options: options) else { return false }
    guard found.origin == failure.origin else {
      keep(OtherFailure(recording: made, failure: found))
      return false
    }
    steps += 1
    best = made
    values = options
    rows = made.rows
    isFlag = made.flags(of: rows)
    failure = found
    return true
  }

  private mutating func keep(_ other: OtherFailure) {
    guard let place = others.firstIndex(where: { $0.failure.origin == other.failure.origin }) else {
      others.append(other)
      return
    }
    if other.recording.values.isShortlexLess(than: others[place].recording.values) {
      others[place] = other
    }
  }

  /// Tries the best choices after replacing those in `range` with `values`.
  @discardableResult
  mutating func consider(replacing range: Range<Int>, by values: [UInt64] = []) -> Bool {
    var candidate = self.values
    candidate.replaceSubrange(range, with: values)
    return consider(candidate)
  }
}

extension [UInt64] {
  /// A hash that is the same in each process, so each process shrinks in the same way.
  ///
  /// Trailing zeros are ignored, because a source returns zeros after its last option anyway.
  fileprivate var fingerprint: UInt64 {
    self[..<((lastIndex { $0 != 0 } ?? -1) + 1)].reduce(0) { hash, value in
      let (high, low) = (hash ^ value).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      return (high ^ low) &+ 0xA076_1D64_78BD_642F
    }
  }

  /// Returns whether these choices are fewer, or equally many and smaller at the first difference.
  func isShortlexLess(than other: [UInt64]) -> Bool {
    count == other.count ? lexicographicallyPrecedes(other) : count < other.count
  }
}

/// A failure with a different origin that shrinking found; it is treated as a separate bug.
struct OtherFailure: Hashable, Sendable {
  /// The choices of the input.
  let recording: Recording
  let failure: Failure
}
