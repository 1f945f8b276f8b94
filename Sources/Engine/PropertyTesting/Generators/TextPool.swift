/// A kind of text that a field may receive, for example from a keyboard or a paste.
public enum TextPool: String, CaseIterable, Sendable {
  /// ASCII letters, which are the simplest pieces; lowercase letters come first.
  case letters
  /// ASCII digits.
  case digits
  /// Scalars that consist of two UTF-16 units; each scalar is a whole character.
  case surrogatePairs
  /// Marks that combine with the previous character.
  case combiningMarks
  /// Joiners, selectors and modifiers that form or break emoji sequences.
  case joiners
  /// Emoji that form one character from several scalars, such as families.
  case emojiSequences
  /// Whole flags, and the regional indicators that are halves of flags.
  case flags
  /// The carriage return, the line feed, both together, and Unicode's line separators.
  case newlines
  /// The ASCII space, and similar characters.
  case spaces
  /// Plus and minus signs, separators, quotes, dashes, brackets, and the rest of ASCII.
  case punctuation
  /// Letters and symbols with equivalent forms: precomposed, decomposed, and a ligature.
  case precomposed
  /// Digits of other scripts, and numerals that aren't digits.
  case otherDigits
  /// Invisible marks that set the direction of text.
  case bidiMarks
  /// Letters with special rules for forming characters: conjuncts, Hangul, prepended marks.
  case scripts
  /// Null, noncharacters, the replacement character, and scalars at the ends of ranges.
  case extremes

  /// The pieces, simplest first.
  ///
  /// Kept inputs refer to a piece by its index, so add new pieces only at the end.
  public var pieces: [String] {
    switch self {
    case .letters: "abcdefghijklmnopqrstuvwxyzAEIOUZBCDFGHJKLMNPQRSTVWXY".map(String.init)
    case .digits: "0123456789".map(String.init)
    case .surrogatePairs: ["\u{1F600}", "\u{10400}", "\u{1D7D9}", "\u{20000}", "\u{1F984}"]
    case .combiningMarks:
      ["\u{301}", "\u{308}", "\u{323}", "\u{20E3}", "\u{E31}", "\u{93E}", "\u{1D165}"]
    case .joiners:
      ["\u{200D}", "\u{FE0F}", "\u{1F3FD}", "\u{FE0E}", "\u{200C}", "\u{E0067}", "\u{E007F}"]
    case .emojiSequences:
      [
        "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F44D}\u{1F3FD}", "1\u{FE0F}\u{20E3}",
        "\u{2764}\u{FE0F}", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      ]
    case .flags: ["\u{1F1E8}", "\u{1F1E6}", "\u{1F1E8}\u{1F1E6}", "\u{1F1E9}\u{1F1EA}"]
    case .newlines: ["\n", "\r\n", "\r", "\u{2028}", "\u{85}", "\u{2029}"]
    case .spaces: [" ", "\u{A0}", "\u{202F}", "\t", "\u{3000}", "\u{2009}"]
    case .punctuation:
      [".", ",", "-", "+", "'", "\u{66B}", "\u{2212}", "\u{2013}", "\u{2019}", "\u{66C}", "(", "%"]
        + "\"\\/<>&:;=?@#$*!)[]{}^_`|~\u{AB}\u{201C}\u{201D}".map(String.init)
    case .precomposed:
      ["\u{E9}", "e\u{301}", "\u{FC}", "\u{212B}", "\u{1E9B}\u{323}", "\u{FB01}", "\u{1F88}"]
    case .otherDigits:
      ["\u{663}", "\u{96B}", "\u{FF11}", "\u{6F5}", "\u{BD}", "\u{2167}", "\u{1D7D8}"]
    case .bidiMarks: ["\u{200E}", "\u{200F}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{61C}"]
    case .scripts:
      [
        "\u{915}\u{94D}\u{937}", "\u{94D}", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{AC01}",
        "\u{600}", "\u{110BD}", "\u{E33}", "\u{6F22}", "\u{30FC}",
      ]
    case .extremes:
      ["\u{0}", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}", "\u{7F}", "\u{D7FF}", "\u{E000}"]
    }
  }

  /// The relative frequency with which random cases use the pool's pieces.
  var weight: UInt64 {
    switch self {
    case .letters: 24
    case .digits: 12
    case .punctuation: 8
    case .surrogatePairs, .combiningMarks, .emojiSequences, .precomposed: 6
    case .joiners, .flags, .newlines, .spaces, .otherDigits, .scripts: 4
    case .bidiMarks, .extremes: 2
    }
  }
}
