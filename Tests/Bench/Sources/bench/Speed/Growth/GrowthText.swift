/// A kind of text, repeated to a length.
struct GrowthText {
  let name: String
  private let piece: String
  private let start: String

  /// The scalars of the shorter text.
  static let scalars = 4_000

  init(_ name: String, of piece: String, after start: String = "") {
    self.name = name
    self.piece = piece
    self.start = start
  }

  static let ascii = GrowthText("ASCII", of: "The quick brown fox ")
  static let digits = GrowthText("digits", of: "1234567890", after: "1")

  static let all = [
    ascii, digits, GrowthText("Cyrillic", of: "Съешь ещё этих булок "),
    GrowthText("Chinese", of: "春眠不觉晓,处处闻啼鸟。"),
    GrowthText("Devanagari", of: "नमस्ते दुनिया "),
    GrowthText("emoji families", of: "👨‍👩‍👧"), GrowthText("flags", of: "🇨🇦"),
    GrowthText("letters with marks", of: "e\u{301}o\u{308}\u{323}"),
    GrowthText("marks on one letter", of: "\u{301}", after: "e"),
    GrowthText("lines", of: "ab\r\n"), GrowthText("line breaks", of: "\r\n"),
  ]

  /// The shorter text, or one that repeats its piece so many times as often.
  ///
  /// Each sixteenth is made of whole pieces, so that an edit there is decided alike in both.
  func text(times: Int = 1) -> String {
    let pieces = Self.scalars / piece.unicodeScalars.count / 16 * 16
    return start + String(repeating: piece, count: pieces * times)
  }
}
