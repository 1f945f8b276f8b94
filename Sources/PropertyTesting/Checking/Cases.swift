/// The random cases of a run: each depends only on the random seed and its number.
///
/// Plain cases are as the generators make them. Varied ones are biased (`Bias`), or have parts
/// copied over other parts of their kind. In between are a few small ones at the start.
struct Cases: Sendable {
  let claim: Claim
  let seed: UInt64

  /// How many cases at the start are small.
  static let small = 16
  /// Up to this case, one in four is varied; after it, one in 64, so that plain cases keep their
  /// speed.
  private static let dense = 1 << 15

  /// A plain case; the first ones are small.
  func plain(_ index: Int, recording: Bool) -> ChoiceSource {
    let random = RandomBits(seed: seed, case: index)
    var source = ChoiceSource(random: random, recording: recording)
    if index < Self.small { source.mostElements = index / 4 }
    return source
  }

  /// The first varied case from a number on, beyond the cases that are examined closely.
  static func firstVaried(from index: Int) -> Int {
    let period = index < dense ? 4 : 64
    return (index + period) / period * period - 1
  }

  /// A varied case, which records its choices.
  func varied(_ index: Int) -> ChoiceSource {
    var random = RandomBits(seed: ~seed, case: index)
    let bits = random.next()
    let isCopying = bits & 3 == 0
    var source = biased(index, bits, &random, recording: true)
    if !isCopying { return source }
    claim.generate(&source)
    let values = source.isRejected ? nil : source.recording.copyingParts(using: &random)
    guard let values else { return biased(index, bits, &random, recording: true) }
    return ChoiceSource(replaying: values, recording: true)
  }

  private func biased(
    _ index: Int, _ bits: UInt64, _ random: inout RandomBits, recording: Bool
  ) -> ChoiceSource {
    var source = plain(index, recording: recording)
    var bias = Bias()
    bias.isPooling = bits >> 2 & 3 != 0
    if bits >> 4 & 1 == 0 {
      let size = bits >> 8 & 31 + 1
      bias.mostOption = bits >> 5 & 1 == 0 ? size * 2 : 1 &<< (bits >> 16 & 63)
      if bits >> 6 & 1 == 0 { source.mostElements = min(source.mostElements, Int(size)) }
    }
    source.bias = bias
    return source
  }
}
