/// Texts of up to fifty pieces that break counting, the same ones in every execution.
struct MixedTexts {
  private static let pieces = [
    "a", "bcd", "hello, world ", "1", " ", "\r\n", "\r", "\n", "\r\r\n\n", "\t", "\0", "\u{7F}",
    "\u{301}", "\u{308}\u{301}", "\u{20E3}", "\u{200D}", "\u{FE0F}", "\u{1F3FD}", "\u{E9}",
    "e\u{301}", "\u{1F600}", Tricky.family, "\u{1F1E8}", Tricky.canada, Tricky.ascension,
    "\u{E01}\u{E31}", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{AC01}", "\u{600}", "\u{110BD}",
    "\u{915}\u{94D}\u{937}", "\u{94D}", "\u{937}", "\u{2028}", "\u{6F22}", "\u{10FFFF}", "\u{85}",
  ]

  private var number: UInt64 = 1

  /// A text of at least one piece.
  mutating func next() -> String {
    var text = ""
    for _ in 0...below(50) { text += Self.pieces[below(Self.pieces.count)] }
    return text
  }

  /// The multiplier is Knuth's, for his 64-bit machine; the low bits of such a sequence are poor.
  private mutating func below(_ count: Int) -> Int {
    number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((number >> 33) % UInt64(count))
  }
}
