/// Shares slices of time among options: half of them in turn, half by what each option brings.
///
/// Every second slice is in turn: it goes to the option that has had the fewest such slices. So
/// none of *n* options waits for more than 2*n* slices.
///
/// The others go by yield. An option's yield is
///
///     (f₁ + f₂/2 + f₃/4 + …) / (s₁ + s₂/2 + s₃/4 + …)
///
/// where f₁ is the number of new features of its last slice, f₂ that of the one before, and so on,
/// and s₁, s₂, … are the slices' seconds. With each slice that goes by yield, an option's credit
/// grows by its part of the sum of all yields, from 0 to 1. The slice goes to the option with the
/// most credit, and takes 1 from it. So these slices are in proportion to the yields. Where nothing
/// yields anything, all slices are in turn.
struct FairShare: Hashable, Sendable {
  /// What is known of an option.
  private struct Option: Hashable {
    var found = 0.0
    var seconds = 0.0
    var credit = 0.0
    /// How many slices it has had in turn.
    var turns = 0

    var yield: Double { seconds > 0 ? found / seconds : 0 }
  }

  private var options: [Option]
  private var isInTurn = true

  /// Shares among so many options, of which nothing is known.
  init(count: Int) { options = Array(repeating: Option(), count: count) }

  /// An option's yield, in new features a second.
  func yield(of option: Int) -> Double { options[option].yield }

  /// Whether an option has had no slice in turn.
  func isNew(_ option: Int) -> Bool { options[option].turns == 0 }

  /// Chooses the option of the next slice; nil if none is free.
  mutating func next(where isFree: (Int) -> Bool) -> Int? {
    let free = options.indices.filter(isFree)
    guard let turn = free.min(by: { options[$0].turns < options[$1].turns }) else { return nil }
    defer { isInTurn.toggle() }
    guard !isInTurn, !isNew(turn), let best = best(among: free) else {
      options[turn].turns += 1
      return turn
    }
    return best
  }

  /// The option that is due by yield; nil if nothing yields anything.
  private mutating func best(among free: [Int]) -> Int? {
    let sum = free.reduce(0) { $0 + options[$1].yield }
    guard sum > 0 else { return nil }
    for option in free { options[option].credit += options[option].yield / sum }
    guard let best = free.max(by: { options[$0].credit < options[$1].credit }) else { return nil }
    options[best].credit -= 1
    return best
  }

  /// Counts a slice of an option.
  mutating func add(_ option: Int, found: Int, seconds: Double) {
    options[option].found = options[option].found / 2 + Double(found)
    options[option].seconds = options[option].seconds / 2 + seconds
  }

  /// Forgets what an option has brought, because it brings nothing more.
  mutating func forget(_ option: Int) {
    options[option].found = 0
    options[option].credit = 0
  }

  /// Continues after slices that were chosen earlier.
  ///
  /// Which of them were in turn isn't known. The fewest slices that an option has were; where one
  /// has more, at most one more was.
  mutating func resume(after slices: [Int]) {
    let fewest = slices.min() ?? 0
    for option in options.indices { options[option].turns = min(slices[option], fewest + 1) }
  }
}
