/// A writing system, with its letters and any digits of its own.
public enum Script: String, CaseIterable, Sendable {
  case latin, greek, cyrillic, armenian, georgian
  case hebrew, arabic
  case devanagari, bengali, gurmukhi, tamil, thai, khmer, myanmar, tibetan
  case han, hiragana, katakana, hangul
  case ethiopic
  /// Emoji of a single scalar, all outside the Basic Multilingual Plane.
  case emoji

  /// The letters, as ranges of assigned scalars, simplest first.
  public var letters: [ClosedRange<Unicode.Scalar>] {
    switch self {
    case .latin: ["a"..."z", "A"..."Z", "ß"..."ö", "À"..."Ö", "ø"..."ɏ"]
    case .greek: ["α"..."ω", "Α"..."Ρ", "Σ"..."Ω", "ά"..."ί"]
    case .cyrillic: ["а"..."я", "А"..."Я", "ѐ"..."џ", "Ѐ"..."Џ"]
    case .armenian: ["\u{561}"..."\u{586}", "\u{531}"..."\u{556}"]
    case .georgian: ["\u{10D0}"..."\u{10FA}"]
    case .hebrew: ["\u{5D0}"..."\u{5EA}"]
    case .arabic: ["\u{627}"..."\u{63A}", "\u{641}"..."\u{64A}", "\u{671}"..."\u{6D3}"]
    case .devanagari: ["\u{904}"..."\u{939}", "\u{958}"..."\u{961}"]
    case .bengali: ["\u{985}"..."\u{98C}", "\u{993}"..."\u{9A8}", "\u{9AA}"..."\u{9B0}"]
    case .gurmukhi: ["\u{A05}"..."\u{A0A}", "\u{A13}"..."\u{A28}", "\u{A2A}"..."\u{A30}"]
    case .tamil: ["\u{B85}"..."\u{B8A}", "\u{B92}"..."\u{B95}", "\u{BAE}"..."\u{BB9}"]
    case .thai: ["\u{E01}"..."\u{E2E}"]
    case .khmer: ["\u{1780}"..."\u{17B3}"]
    case .myanmar: ["\u{1000}"..."\u{102A}"]
    case .tibetan: ["\u{F40}"..."\u{F47}", "\u{F49}"..."\u{F6C}"]
    case .han: ["\u{4E00}"..."\u{9FA5}", "\u{20000}"..."\u{2A6D6}"]
    case .hiragana: ["\u{3041}"..."\u{3096}"]
    case .katakana: ["\u{30A1}"..."\u{30FA}"]
    case .hangul: ["\u{AC00}"..."\u{D7A3}"]
    case .ethiopic: ["\u{1200}"..."\u{1248}", "\u{1260}"..."\u{1288}"]
    case .emoji: ["\u{1F600}"..."\u{1F64F}", "\u{1F400}"..."\u{1F43E}"]
    }
  }

  /// The digits from 0 to 9, or `nil` if the script doesn't have its own digits.
  public var digits: ClosedRange<Unicode.Scalar>? {
    switch self {
    case .latin: "0"..."9"
    case .arabic: "\u{660}"..."\u{669}"
    case .devanagari: "\u{966}"..."\u{96F}"
    case .bengali: "\u{9E6}"..."\u{9EF}"
    case .gurmukhi: "\u{A66}"..."\u{A6F}"
    case .tamil: "\u{BE6}"..."\u{BEF}"
    case .thai: "\u{E50}"..."\u{E59}"
    case .khmer: "\u{17E0}"..."\u{17E9}"
    case .myanmar: "\u{1040}"..."\u{1049}"
    case .tibetan: "\u{F20}"..."\u{F29}"
    case .greek, .cyrillic, .armenian, .georgian, .hebrew, .han, .hiragana, .katakana, .hangul,
      .ethiopic, .emoji:
      nil
    }
  }
}
