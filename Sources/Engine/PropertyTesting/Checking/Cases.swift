/// The random cases of a run; each depends only on the random seed and on the case's number.
///
/// Plain cases are drawn by the generators alone. Varied cases are biased (`Bias`), and in three of
/// eight of them, parts may repeat earlier parts. At the start, every fourth case is small, because
/// empty lists often break code. After that, every eighth early case is one of the simplest inputs,
/// in order of size. A third of the varied cases use constants of the code under test, if any are
/// known.
struct Cases: Sendable {
  let claim: Claim
  let seed: UInt64
  var constants = Constants.none

  /// The number of cases at the start, every fourth of which is small.
  static let start = 16
  /// The case numbers up to which three in four (`first`) or one in eight (`second`) are varied.
  ///
  /// After that, only one in 512 is varied, because plain cases are faster.
  private static let (first, second) = (1 << 13, 1 << 15)

  static func index(of number: Int, attempt: Int) -> Int { number | attempt << 32 }

  private static func number(of index: Int) -> Int { index & 0xFFFF_FFFF }

  /// Whether a case's lists are short: empty in the first small case, and at most one, two and
  /// three elements long in the next three.
  static func isSmall(_ index: Int) -> Bool {
    number(of: index) < start && number(of: index) % 4 == 3
  }

  static func isPlain(_ index: Int) -> Bool {
    index < first ? index % 4 == 0 : index % (index < second ? 8 : 512) != 0
  }

  /// Returns the number of the first case after the plain cases that begin with `index`.
  static func endOfPlain(from index: Int) -> Int {
    if index < first { return index + 1 }
    let period = index < second ? 8 : 512
    return (index + period - 1) / period * period
  }

  /// Whether a case uses the next of the simplest inputs.
  static func isSimplest(_ index: Int) -> Bool { index > start && index % 8 == 5 }

  /// Whether a varied case uses constants, if there are any.
  static func takesConstants(_ index: Int) -> Bool {
    let number = number(of: index)
    return number < first ? number >= start && number % 4 == 2 : number % 3 == 0
  }

  /// Prepares a source for a plain case, which may be small.
  func begin(plain index: Int, in source: inout ChoiceSource, recording: Bool) {
    source.restart(random: RandomBits(seed: seed, case: index), recording: recording)
    if Self.isSmall(index) { source.mostElements = Self.number(of: index) / 4 }
  }

  func begin(varied index: Int, in source: inout ChoiceSource, recording: Bool) {
    var random = RandomBits(seed: ~seed, case: index)
    let bits = random.next()
    begin(biased: index, bits, in: &source, recording: recording)
    if Self.isSmall(index) || bits & 7 > 2 { return }
    // A repeated part could replace a constant.
    guard source.bias.hasConstants else { return source.repeatParts(using: random) }
    claim.generate(&source)
    begin(biased: index, bits, source.bias.constants?.restarted, in: &source, recording: recording)
  }

  func begin(_ index: Int, _ isPlain: Bool, in source: inout ChoiceSource, recording: Bool) {
    if isPlain {
      begin(plain: index, in: &source, recording: recording)
    } else {
      begin(varied: index, in: &source, recording: recording)
    }
  }

  func source(_ index: Int, _ isPlain: Bool, recording: Bool) -> ChoiceSource {
    var source = ChoiceSource(replaying: [])
    begin(index, isPlain, in: &source, recording: recording)
    return source
  }

  /// Returns the choices of an attempt at a case, in a run without required shares.
  func recording(_ index: Int, attempt: Int = 0) -> Recording {
    let number = Self.index(of: index, attempt: attempt)
    var source = source(number, Self.isPlain(index), recording: true)
    claim.generate(&source)
    return source.recording
  }

  private func begin(
    biased index: Int, _ bits: UInt64, _ draw: ConstantDraw? = nil,
    in source: inout ChoiceSource, recording: Bool
  ) {
    begin(plain: index, in: &source, recording: recording)
    source.isBiased = true
    source.bias.share = max(1, bits >> 24 & 7) - 1
    if bits >> 4 & 3 == 0 {
      let size = bits >> 8 & 31 + 1
      source.bias.mostOption = size * 2
      if bits >> 6 & 1 == 0 { source.mostElements = min(source.mostElements, Int(size)) }
    }
    // Limits numbers to a few digits, because short numbers are rare among all numbers.
    if bits >> 4 & 3 == 1 { source.bias.mostOption = 1 << (bits >> 8 % 10 + 5) }
    source.bias.isUTF8 = bits >> 56 & 7 == 0
    if !constants.isEmpty && Self.takesConstants(index) {
      var random = RandomBits(seed: bits, case: index)
      let number = Int(seed & 0xFFFF) + Self.number(of: index) / 4
      source.bias.constants = draw ?? ConstantDraw(constants, number: number, using: &random)
    }
    source.chooseWay()
  }
}
