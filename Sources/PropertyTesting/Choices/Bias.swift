/// Makes numbers small or equal to each other, as they hardly ever are at random.
///
/// Many bugs need two equal numbers, a number that is the neighbour of another, or a few small
/// ones. A biased case keeps the first few options of each kind of choice, and takes them again for
/// about half of the later choices of the kind. Choices are of a kind if they have as many options.
@usableFromInline
struct Bias: Sendable {
  /// The options of one kind of choice that are taken again.
  private struct Pool: Sendable {
    let maximum: UInt64
    /// How many options are kept; none if the kind isn't biased.
    let most: Int
    var options: [UInt64] = []
  }

  /// The largest option of a number; options are in order of distance from the simplest.
  var mostOption = UInt64.max
  /// Whether options are taken again.
  var isPooling = false
  private var pools: [Pool] = []

  /// An option that was taken before, or a neighbour of one; nil to draw another.
  mutating func again(upTo maximum: UInt64, using random: inout RandomBits) -> UInt64? {
    guard isPooling, maximum > 1 else { return nil }
    guard let pool = pools.first(where: { $0.maximum == maximum }) else {
      pools.append(Pool(maximum: maximum, most: Self.sizes[Int(random.next(upTo: 7))]))
      return nil
    }
    let bits = random.next()
    guard !pool.options.isEmpty, bits & 1 == 0 else { return nil }
    let option = pool.options[Int(bits >> 1 & 0xFFFF) % pool.options.count]
    if bits >> 20 & 7 != 0 { return option }
    // In order of distance a number's neighbour is one option away, or two.
    let step = bits >> 23 & 1 + 1
    return bits >> 24 & 1 == 0
      ? min(option, maximum - step) + step : max(option, step) - step
  }

  /// How many options a kind keeps, all equally likely.
  private static let sizes = [0, 1, 1, 2, 2, 3, 4, 4]

  /// Keeps an option that was drawn.
  mutating func keep(_ option: UInt64, upTo maximum: UInt64) {
    guard isPooling, let index = pools.firstIndex(where: { $0.maximum == maximum }) else { return }
    if pools[index].options.count < pools[index].most { pools[index].options.append(option) }
  }
}

extension ChoiceSource {
  /// The largest option that a number may have; in random cases only.
  @usableFromInline var mostOption: UInt64 { bias?.mostOption ?? .max }

  /// A random option, or one that was taken before.
  @usableFromInline @inline(never)
  mutating func biased(
    upTo maximum: UInt64, drawing draw: (inout RandomBits) -> UInt64
  ) -> UInt64 {
    if bias == nil { return draw(&random) }
    var random = random
    defer { self.random = random }
    if let option = bias?.again(upTo: maximum, using: &random) { return option }
    let option = draw(&random)
    bias?.keep(option, upTo: maximum)
    return option
  }
}
