/// The search for the simplest choices of which a claim fails in the same way.
///
/// Simplest means shortlex-least: fewer choices first, then smaller ones from the front. A pass
/// proposes candidates; one is judged only if it is smaller than the best so far and makes an input
/// that was not judged before, and is kept only if the claim fails with the same origin. So every
/// step makes progress, and the passes end at a fixed point.
struct Shrinker {
  private let claim: Claim
  private let limit: Int
  /// The fingerprints of what was tried: the choices themselves could fill the memory.
  private var tried: Set<UInt64> = []
  private(set) var best: Recording
  /// The options of `best`.
  private(set) var values: [UInt64]
  /// The lists of `best`.
  private(set) var rows: [SpanRow]
  /// Whether each choice of `best` only says that a list has another element.
  private(set) var isFlag: [Bool]
  private(set) var failure: Failure
  private(set) var evaluations = 0
  /// How many choices were looked at, and how often what they make was made.
  private var work = 0
  private var workOfPass = 0
  /// What the last candidate made; nil if it was known.
  private(set) var lastMade: Recording?
  /// Options that a search has come down to: nothing smaller will do.
  var settled: Set<UInt64> = []
  /// The simplest input seen for each other way of failing, in the order in which they were met.
  private(set) var slips: [Slip] = []

  /// - Parameters:
  ///   - recording: the choices of the failing input.
  ///   - failure: how it fails; only failures of the same origin are followed.
  ///   - limit: how many inputs may be tried.
  init(_ claim: Claim, _ recording: Recording, _ failure: Failure, limit: Int) {
    self.claim = claim
    self.limit = limit
    self.failure = failure
    best = recording
    values = recording.values
    rows = recording.rows
    isFlag = recording.flags(of: rows)
  }

  /// The best input in words.
  var bestInput: String {
    var source = ChoiceSource(replaying: values)
    return claim.describe(&source)
  }

  /// Whether nothing more may be tried, by this pass or at all.
  var isSpent: Bool { evaluations >= limit || work >= workOfPass }

  func generate(_ source: inout ChoiceSource) { claim.generate(&source) }

  /// Runs `pass`, for as long as its share of the work lasts.
  ///
  /// Each candidate for a large input costs as much as the input is large, and there are as many of
  /// them; without a share for each pass, one of them would keep the others from their work.
  mutating func run(_ pass: (inout Shrinker) -> Void) {
    workOfPass = min(work + Self.largestWork / 10, Self.largestWork)
    pass(&self)
  }

  /// Counts work that is done before there is a candidate.
  mutating func work(on choices: Int) { work += choices }

  /// What shrinking may cost in all: seconds, for the largest of inputs.
  private static let largestWork = 300_000_000
  private static let workOfMaking = 8

  /// What a generation makes of `values`.
  func recording(of values: [UInt64]) -> (Recording, isRejected: Bool) {
    var source = ChoiceSource(replaying: values, recording: true)
    claim.generate(&source)
    return (source.recording, source.isRejected)
  }

  /// Tries `candidate` and takes it for the best if it fails in the same way and is smaller.
  ///
  /// The input is made before it is judged: most candidates that differ make the same input as
  /// another, and to make an input costs less than to judge it.
  @discardableResult
  mutating func consider(_ candidate: [UInt64]) -> Bool {
    lastMade = nil
    work += candidate.count
    let print = candidate.fingerprint
    guard !isSpent, candidate.isShortlexLess(than: values), tried.insert(print).inserted else {
      return false
    }
    work += candidate.count * Self.workOfMaking
    let (made, isRejected) = recording(of: candidate)
    lastMade = made
    let options = made.values
    guard !isRejected, options.isShortlexLess(than: values) else { return false }
    let madePrint = options.fingerprint
    guard madePrint == print || tried.insert(madePrint).inserted else { return false }
    return judge(made, options)
  }

  private mutating func judge(_ made: Recording, _ options: [UInt64]) -> Bool {
    evaluations += 1
    work += options.count * Self.workOfMaking
    var source = ChoiceSource(replaying: options)
    guard case .fails(let found) = claim.judge(&source) else { return false }
    guard found.origin == failure.origin else {
      keep(Slip(recording: made, failure: found))
      return false
    }
    best = made
    values = options
    rows = made.rows
    isFlag = made.flags(of: rows)
    failure = found
    return true
  }

  private mutating func keep(_ slip: Slip) {
    guard let place = slips.firstIndex(where: { $0.failure.origin == slip.failure.origin }) else {
      slips.append(slip)
      return
    }
    if slip.recording.values.isShortlexLess(than: slips[place].recording.values) {
      slips[place] = slip
    }
  }

  /// Tries the best choices with those of `range` replaced by `values`.
  @discardableResult
  mutating func consider(replacing range: Range<Int>, by values: [UInt64] = []) -> Bool {
    var candidate = self.values
    candidate.replaceSubrange(range, with: values)
    return consider(candidate)
  }
}

extension [UInt64] {
  /// A hash that is the same in every process, so that every process shrinks alike.
  ///
  /// Zeros at the end make no difference: a source that has run dry answers them by itself.
  fileprivate var fingerprint: UInt64 {
    self[..<((lastIndex { $0 != 0 } ?? -1) + 1)].reduce(0) { hash, value in
      let (high, low) = (hash ^ value).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      return (high ^ low) &+ 0xA076_1D64_78BD_642F
    }
  }

  /// Whether these choices are simpler: fewer, or as many and smaller from the front.
  func isShortlexLess(than other: [UInt64]) -> Bool {
    count == other.count ? lexicographicallyPrecedes(other) : count < other.count
  }
}
