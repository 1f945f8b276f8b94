import InputRules
import InputRulesModel
import Testing

/// Typographic characters become plain, except those that the field itself writes (E8.10 to E8.17).
@Suite struct NormalisationTests {
  /// Every scalar up to the end of the punctuation.
  @Test(arguments: 0..<16)
  func `Every scalar is normalized as by the model (E8.10)`(options: UInt8) throws {
    let what = Normalisation(rawValue: options)
    let scalars = (0...0x2FFF).compactMap { Unicode.Scalar($0) } + ["\u{FEFF}", "\u{1F600}"]
    let text = String(String.UnicodeScalarView(scalars))
    var model = try ModelSession(SessionDescription(normalisation: what))
    _ = model.perform(.paste(text))
    #expect(text.normalised(what).hasSameUnits(as: model.state.text))
  }

  @Test(arguments: [GroupingPolicy.strict, .lenient])
  func `A number in any locale can be cut, pasted and typed (E8.14)`(grouping: GroupingPolicy)
    throws
  {
    for symbols in Self.symbols {
      let format = NumberFormat(symbols, grouping: grouping)
      let text = try format.text(of: try #require(ExactNumber("-1234567.5")))
      let field = NumberField(format)
      let formed = field.apply(.insert(text, at: 0), to: .empty).text
      for kinds in (0..<16).map({ Normalisation(rawValue: $0) }) {
        let numeric = FieldRule([NumericValue(format)])
        expectReturn(of: text, in: FieldSession(numeric, normalisation: kinds))
        expectReturn(of: formed, in: FieldSession(field, normalisation: kinds))
      }
    }
  }

  /// The symbols of every locale in each of its numbering systems, each once.
  private static let symbols = Set(
    NumberSymbols.localeIdentifiers.flatMap { locale in
      NumberSymbols.numberingSystems(of: locale).compactMap {
        NumberSymbols(locale: locale, numberingSystem: $0)
      }
    })

  private func expectReturn(of text: String, in session: FieldSession) {
    var (cut, typed) = (session, session)
    cut.perform(.set(FieldState(text)))
    cut.perform(.select(TextRange(location: 0, length: text.utf16.count)))
    let copied = cut.perform(.cut).copied ?? ""
    #expect(cut.perform(.paste(copied)).state == FieldState(text), "\(session.normalisation)")
    for character in text { typed.perform(.type(String(character))) }
    #expect(typed.state == FieldState(text), "\(session.normalisation)")
  }
}
