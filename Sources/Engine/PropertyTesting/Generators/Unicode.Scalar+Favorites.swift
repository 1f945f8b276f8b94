extension Unicode.Scalar {
  /// Scalars that a random draw from a million would rarely choose: printable ASCII, and some
  /// from each general category that a text can contain.
  static let favorites: [Unicode.Scalar] =
    (0x20...0x7E as ClosedRange<UInt8>).map { Unicode.Scalar($0) } + others.unicodeScalars

  /// Letters, marks, numbers, punctuation, symbols and other scalars; then the first and the last
  /// scalars of some lengths in an encoding.
  private static let others = """
    \u{C4}\u{3A3}\u{130}\u{E9}\u{DF}\u{131}\u{1C5}\u{1F88}\u{2B0}\u{30FC}\u{5D0}\u{627}\u{E01}\
    \u{6F22}\u{AC00}\
    \u{301}\u{3099}\u{94D}\u{FE0F}\u{93E}\u{1D165}\u{20DD}\u{20E3}\
    \u{660}\u{966}\u{FF11}\u{2160}\u{3007}\u{BD}\u{B2}\
    \u{203F}\u{FF3F}\u{2014}\u{2010}\u{2045}\u{300C}\u{2046}\u{300D}\u{AB}\u{2018}\u{BB}\u{2019}\
    \u{BF}\u{2026}\u{3001}\
    \u{D7}\u{2212}\u{20AC}\u{A3}\u{B4}\u{1F3FD}\u{A9}\u{1F600}\
    \u{A0}\u{202F}\u{3000}\u{2028}\u{2029}\u{0}\u{9}\u{A}\u{1B}\u{7F}\u{85}\u{AD}\u{200D}\u{202E}\
    \u{FEFF}\u{E000}\u{F8FF}\u{378}\u{FFFF}\u{10FFFF}\
    \u{80}\u{FF}\u{100}\u{7FF}\u{800}\u{D7FF}\u{10000}
    """
}
