/// A bias toward small and equal numbers, which are rare in random inputs.
///
/// Many bugs require two equal numbers, two neighboring numbers, or a few small numbers. For each
/// kind of choice, a biased case keeps the first few options, and reuses them for some later
/// choices. Choices are of the same kind if they have the same number of options.
@usableFromInline
struct Bias: Sendable {
  /// The options that are reused for one kind of choice.
  private struct Pool: Sendable {
    let maximum: UInt64
    /// The maximum number of kept options, up to four; 0 if the kind isn't biased.
    let most: Int
    var count = 0
    var options = SIMD4<UInt64>()
  }

  /// The largest option to draw for a number; options are ordered by distance from the simplest
  /// number.
  @usableFromInline var mostOption = UInt64.max
  /// The average number of options, out of eight, that are reused.
  var share: UInt64 = 0
  /// The constants to use, or `nil` for none.
  var constants: ConstantDraw? { didSet { hasConstants = constants != nil } }
  @usableFromInline private(set) var hasConstants = false
  private var pools: [Pool] = []
  /// Whether bytes are mostly valid or nearly valid UTF-8.
  var isUTF8 = false
  /// The number of bytes still missing from the current UTF-8 sequence.
  private var pending = 0
  /// The number of times that an option may still be reused in this case.
  private var left = 1_000

  /// Removes the options and the settings of a case, but keeps the allocated storage.
  mutating func restart() {
    (mostOption, share, isUTF8, pending, left) = (.max, 0, false, 0, 1_000)
    if hasConstants { constants = nil }
    if !pools.isEmpty { pools.removeAll(keepingCapacity: true) }
  }

  /// Choices with at most this many options aren't biased, because their values are often equal
  /// anyway, and most such choices select a kind of value.
  ///
  /// If such choices were biased, a tree could grow without end.
  @inlinable static var fewOptions: UInt64 { 16 }

  /// The possible limits on kept options; one limit is drawn for each kind of choice.
  private static let mostKept = [0, 1, 1, 2, 2, 3, 4, 4]

  /// Returns a reused option, a neighbor of a reused option, or an option from `draw`.
  @inline(__always)
  mutating func option(
    upTo maximum: UInt64, using random: inout RandomBits, drawing draw: (inout RandomBits) -> UInt64
  ) -> UInt64 {
    guard share > 0 else { return draw(&random) }
    var place = pools.firstIndex { $0.maximum == maximum }
    if left > 0 {
      let bits = random.next()
      if let place {
        if let option = again(of: place, bits) { return option }
      } else {
        place = pools.count
        pools.append(Pool(maximum: maximum, most: Self.mostKept[Int(bits & 7)]))
      }
    }
    let option = draw(&random)
    if let place, pools[place].count < pools[place].most {
      pools[place].options[pools[place].count] = option
      pools[place].count += 1
    }
    return option
  }

  @inline(__always)
  private mutating func again(of place: Int, _ bits: UInt64) -> UInt64? {
    let (count, maximum) = (pools[place].count, pools[place].maximum)
    guard count > 0, bits & 7 < share else { return nil }
    left -= 1
    let option = pools[place].options[Int(RandomBits.scaled(bits, upTo: UInt64(count - 1)))]
    if bits >> 20 & 7 != 0 { return option }
    // If options are ordered by distance, a number's neighbor is one or two options away.
    let (step, isUp) = (bits >> 23 & 1 + 1, bits >> 24 & 1 == 0)
    return isUp ? min(option, maximum - step) + step : max(option, step) - step
  }

  /// Lead bytes and second bytes at the limits of what UTF-8 allows.
  private static let (leads, seconds): ([UInt64], [UInt64]) = (
    [
      0xC0, 0xC2, 0xC2, 0xDF, 0xE0, 0xE0, 0xE0, 0xE1,
      0xED, 0xED, 0xEF, 0xF0, 0xF0, 0xF1, 0xF4, 0xF4,
    ], [0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF]
  )

  /// Returns a byte of valid or nearly valid UTF-8, or `nil` if the byte must be drawn.
  ///
  /// Random bytes rarely form overlong sequences or encoded surrogates.
  mutating func byte(using random: inout RandomBits) -> UInt64? {
    guard isUTF8 else { return nil }
    let bits = random.next()
    if bits >> 60 == 0 { return nil }
    let place = Int(bits >> 8 & 15)
    if pending > 0 {
      pending -= 1
      return place < 12 ? Self.seconds[place / 2] : 0x80 | bits >> 16 & 0x3F
    }
    if bits & 3 > 0 { return nil }
    let lead = Self.leads[place]
    pending = lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3
    return lead
  }
}

extension ChoiceSource {
  /// The largest option to draw for a number in a random case.
  @inlinable var mostOption: UInt64 { bias.mostOption }

  /// Draws a random option, or reuses one.
  @usableFromInline @inline(never)
  mutating func biased(
    upTo maximum: UInt64, drawing draw: (inout RandomBits) -> UInt64
  ) -> UInt64 {
    var random = random
    defer { self.random = random }
    if maximum == 255, let option = bias.byte(using: &random) { return option }
    let mask: UInt64 = maximum == 255 && bias.isUTF8 ? 0x7F : .max
    return bias.option(upTo: maximum, using: &random) {
      // If a choice is repeated, a value drawn earlier may exceed the choice's maximum.
      min(draw(&$0), maximum) & mask
    }
  }
}
