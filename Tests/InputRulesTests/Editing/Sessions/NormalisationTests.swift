import InputRules
import InputRulesModel
import Testing

/// Typographic characters made plain, if a session is set to do so (E8.10 to E8.13).
@Suite struct NormalisationTests {
  @Test(arguments: [
    (Normalisation.dashes, "a\u{2014}b\u{2013}\u{2212}", "a--b--"),
    (.quotes, "\u{201C}it\u{2019}s\u{201D}", "\"it's\""),
    (.spaces, "1\u{A0}000\u{202F}\u{2007}", "1 000  "),
    (.bidiMarks, "\u{200F}-5\u{2069}\u{61C}", "-5"),
    (Normalisation(), "\u{2014}\u{A0}\u{2019}\u{200E}", "\u{2014}\u{A0}\u{2019}\u{200E}"),
    (.all, "\u{2014}\u{A0}\u{2019}\u{200E}\u{1F600}", "-- '\u{1F600}"),
  ])
  func `Makes plain`(what: Normalisation, text: String, plain: String) {
    #expect(text.normalised(what) == plain)
    #expect(plain.normalised(what) == plain)
  }

  /// Every scalar up to the end of the punctuation, compared with the model.
  @Test(arguments: 0..<16)
  func `Equals the model for every scalar`(options: UInt8) throws {
    let what = Normalisation(rawValue: options)
    let scalars = (0...0x2FFF).compactMap { Unicode.Scalar($0) } + ["\u{FEFF}", "\u{1F600}"]
    let text = String(String.UnicodeScalarView(scalars))
    var model = try ModelSession(SessionDescription(normalisation: what))
    _ = model.perform(.paste(text))
    #expect(text.normalised(what).hasSameUnits(as: model.state.text))
  }

  /// The keyboard replaces two typed hyphens with a dash; in the field there are two again.
  @Test func `A smart dash loses no hyphen`() {
    var session = FieldSession(FieldRule(), normalisation: .dashes)
    session.perform(.type("-"))
    let smart = session.perform(
      .replace(Edit(replacing: TextRange(location: 0, length: 1), with: "\u{2014}")))
    #expect(smart == Outcome(.rewritten(.normalised), FieldState("--")))
  }

  @Test func `Is off unless asked`() {
    var session = FieldSession(FieldRule())
    #expect(session.perform(.paste("\u{2014}")) == Outcome(.done, FieldState("\u{2014}")))
  }

  @Test func `A rule sees the plain text`() {
    var session = FieldSession(FieldRule.digits, normalisation: .bidiMarks)
    #expect(session.perform(.type("\u{200F}1")).state == FieldState("1"))
    #expect(session.perform(.type("\u{200F}")) == Outcome(.rewritten(.normalised), FieldState("1")))
  }

  @Test func `Text from code is not touched`() {
    var session = FieldSession(FieldRule(), normalisation: .all)
    session.perform(.set(FieldState("\u{2014}")))
    #expect(session.state == FieldState("\u{2014}"))
  }

  @Test func `Describes itself`() {
    #expect("\(Normalisation.all)" == "spaces, bidi marks, dashes, quotes")
  }
}
