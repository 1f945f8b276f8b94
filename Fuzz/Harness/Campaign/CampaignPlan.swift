/// A plan that chooses the law, the mode and the length of a campaign's next slice.
///
/// The plan is a value that doesn't use a clock; its caller adds the results of slices. `FairShare`
/// describes how laws share the time, and how a law's modes share the law's time.
struct CampaignPlan: Sendable {
  struct Choice: Hashable, Sendable {
    let law: Int
    let mode: FuzzMode
  }

  private struct Law {
    var modes: FairShare
    var slices = 0
    var isRetired = false
  }

  /// The length of a slice, in seconds, or `nil` if each law gets one slice without a fixed length.
  let slice: Double?
  private let modes: [FuzzMode]
  private var share: FairShare
  private var laws: [Law]
  /// The number of slices that ended late, and their total delay in seconds.
  private var late = (slices: 0, seconds: 0.0)

  /// The length of the shortest slice, in seconds; a shorter slice would spend most of its time
  /// reading the corpus.
  private static let shortestSlice = 5.0
  /// The length of the longest slice, in seconds; a law's yield is known only when a slice ends.
  private static let longestSlice = 60.0
  /// The number of slices that a law should have, on average.
  private static let slicesPerLaw = 10.0

  init(laws: Int, modes: [FuzzMode], seconds: Double, jobs: Int) {
    let time = seconds * Double(jobs) / Double(max(1, laws))
    let part = max(Self.shortestSlice, min(Self.longestSlice, time / Self.slicesPerLaw))
    slice = time < 2 * Self.shortestSlice ? nil : part
    self.modes = modes
    share = FairShare(count: laws)
    self.laws = Array(repeating: Law(modes: FairShare(count: modes.count)), count: laws)
  }

  /// The number of laws that haven't had a slice yet.
  var waiting: Int { laws.count { $0.slices == 0 && !$0.isRetired } }
  /// Whether each law has had its only slice.
  var isExhausted: Bool { slice == nil && waiting == 0 }
  var isDone: Bool { laws.allSatisfy(\.isRetired) }

  /// Chooses the next slice, or returns `nil` if no law can be fuzzed; a law is fuzzed in several
  /// slices at the same time only if there are fewer laws than jobs.
  mutating func next(running: [Int]) -> Choice? {
    let fewest =
      laws.indices.filter { !laws[$0].isRetired }
      .map { law in running.count { $0 == law } }.min() ?? 0
    let chosen = share.next { law in
      !laws[law].isRetired && running.count { $0 == law } == fewest
        && !(slice == nil && laws[law].slices > 0)
    }
    guard let law = chosen, let mode = laws[law].modes.next(where: { _ in true }) else {
      return nil
    }
    laws[law].slices += 1
    return Choice(law: law, mode: modes[mode])
  }

  /// The maximum length of a slice, in seconds.
  ///
  /// A law's first slice lasts at most a fair share of the remaining time, so that every law gets a
  /// slice. For a first slice, `waiting` is the number of laws that haven't had a slice, including
  /// this law; for a later slice, it is `nil`. The campaign has `left` seconds left, and `others`
  /// contains the remaining seconds of running slices.
  func length(waiting: Int?, left: Double, others: [Double], jobs: Int) -> Double {
    let longest = min(left, slice ?? .infinity)
    guard let waiting else { return longest }
    let taken = others.reduce(0) { $0 + max(0, $1) }
    let share = (left * Double(jobs) - taken) / Double(waiting)
    return max(0, min(longest, share - late.seconds / Double(max(1, late.slices))))
  }

  /// Records how late a slice ended, because ending a process and reading inputs take time that the
  /// last laws would otherwise lose.
  mutating func addDelay(_ seconds: Double) { late = (late.slices + 1, late.seconds + seconds) }

  /// Adds the result of a slice; if the slice was cut short, it isn't counted as one of the law's
  /// slices.
  mutating func add(_ choice: Choice, found: Int, seconds: Double, isCut: Bool = false) {
    let law = choice.law
    if isCut { laws[law].slices = max(0, laws[law].slices - 1) }
    share.add(law, found: found, seconds: seconds)
    if let mode = modes.firstIndex(of: choice.mode) {
      laws[law].modes.add(mode, found: found, seconds: seconds)
    }
  }

  mutating func retire(_ law: Int) { laws[law].isRetired = true }

  /// Continues with the results of earlier parts of the campaign; if each law gets only one slice,
  /// a law whose last slice was cut short gets another slice.
  mutating func resume(
    after slices: [(choice: Choice, found: Int, seconds: Double, isCut: Bool)]
  ) {
    for part in slices { add(part.choice, found: part.found, seconds: part.seconds) }
    for law in laws.indices {
      let own = slices.filter { $0.choice.law == law }
      let isCut = own.last?.isCut == true
      laws[law].slices = isCut ? slice == nil ? 0 : own.count - 1 : own.count
      laws[law].modes.resume(after: modes.map { mode in own.count { $0.choice.mode == mode } })
    }
    share.resume(after: laws.map(\.slices))
  }
}

/// A division of time slices among options: half of the slices go to options in turn, and half to
/// the option with the highest yield.
///
/// Every other slice is in turn: it goes to the option that has had the fewest slices in turn.
/// Therefore, each of *n* options waits for at most 2*n* slices. An option's yield is
///
///     (f₁ + f₂/2 + f₃/4 + …) / (s₁ + s₂/2 + s₃/4 + …)
///
/// where f₁ is the number of new features in the option's last slice, f₂ the number in the slice
/// before, and so on, and s₁, s₂, … are the lengths of these slices in seconds. The number of
/// features is rounded down, so an option that finds nothing more soon has no yield. If all yields
/// are zero, all slices are in turn.
struct FairShare: Hashable, Sendable {
  private struct Option: Hashable {
    var found = 0
    var seconds = 0.0
    var turns = 0

    var yield: Double { seconds > 0 ? Double(found) / seconds : 0 }
  }

  private var options: [Option]
  private var isInTurn = true

  init(count: Int) { options = Array(repeating: Option(), count: count) }

  /// Chooses the option for the next slice, or returns `nil` if no option is free.
  mutating func next(where isFree: (Int) -> Bool) -> Int? {
    let free = options.indices.filter(isFree)
    guard let turn = free.min(by: { options[$0].turns < options[$1].turns }) else { return nil }
    defer { isInTurn.toggle() }
    let best = free.max { options[$0].yield < options[$1].yield } ?? turn
    if !isInTurn, options[turn].turns > 0, options[best].yield > 0 { return best }
    options[turn].turns += 1
    return turn
  }

  mutating func add(_ option: Int, found: Int, seconds: Double) {
    options[option].found = options[option].found / 2 + found
    options[option].seconds = options[option].seconds / 2 + seconds
  }

  /// Continues after slices that were chosen earlier.
  ///
  /// The record doesn't show which slices were in turn. Each option is assumed to have had *n*
  /// slices in turn, where *n* is the smallest number of slices of any option. An option with more
  /// slices is assumed to have had *n* + 1.
  mutating func resume(after slices: [Int]) {
    let fewest = slices.min() ?? 0
    for option in options.indices { options[option].turns = min(slices[option], fewest + 1) }
  }
}
