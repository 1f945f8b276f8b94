import InputRules
import InputRulesModel
import Testing

/// Characters that the field writes itself don't become plain (E8.14 to E8.17).
@Suite struct OwnFormatTests {
  private static let kinds = (0..<16).map { Normalisation(rawValue: $0) }

  /// The symbols of every locale in each of its numbering systems, each once.
  private static let symbols: Set<NumberSymbols> = {
    var all: Set<NumberSymbols> = []
    for locale in NumberSymbols.localeIdentifiers {
      for system in NumberSymbols.numberingSystems(of: locale) {
        if let symbols = NumberSymbols(locale: locale, numberingSystem: system) {
          all.insert(symbols)
        }
      }
    }
    return all
  }()

  /// Cut and pasted back, and typed.
  private func expectReturn(of text: String, in session: FieldSession) {
    var (cut, typed) = (session, session)
    cut.perform(.set(FieldState(text)))
    cut.perform(.select(TextRange(location: 0, length: text.utf16.count)))
    let copied = cut.perform(.cut).copied ?? ""
    #expect(cut.perform(.paste(copied)).state == FieldState(text), "\(session.normalisation)")
    for character in text { typed.perform(.type(String(character))) }
    #expect(typed.state == FieldState(text), "\(session.normalisation)")
  }

  @Test(arguments: [GroupingPolicy.refused, .strict, .lenient])
  func `Numbers of every locale come back, under each normalisation`(
    grouping: GroupingPolicy
  ) throws {
    for symbols in Self.symbols {
      let format = NumberFormat(symbols, grouping: grouping)
      let text = try format.text(of: try #require(ExactNumber("-1234567.5")))
      let field = NumberField(format)
      let formed = field.apply(Edit(replacing: .caret(at: 0), with: text), to: .empty).text
      for kinds in Self.kinds {
        let numeric = FieldRule([NumericValue(format)])
        expectReturn(of: text, in: FieldSession(numeric, normalisation: kinds))
        expectReturn(of: formed, in: FieldSession(field, normalisation: kinds))
      }
    }
  }

  @Test(arguments: ["\u{2010}", "\u{2013}", "\u{2014}", "\u{2015}", "\u{2212}"])
  func `A dash is the sign of a number that may have one`(dash: String) throws {
    let swedish = try #require(NumberSymbols(locale: "sv"))
    for (symbols, sign) in [(NumberSymbols.posix, "-"), (swedish, "\u{2212}")] {
      let format = NumberFormat(symbols)
      let rules: [any TextRule] = [
        NumberField(format), FieldRule([NumericValue(format)]),
      ]
      for rule in rules {
        var (pasted, typed) = (
          FieldSession(rule, normalisation: .dashes), FieldSession(rule, normalisation: .dashes)
        )
        #expect(pasted.perform(.paste(dash + "94")).state == FieldState(sign + "94"))
        for key in [dash, "9", "4"] { typed.perform(.type(key)) }
        #expect(typed.state == FieldState(sign + "94"))
      }
    }
    var scanned = FieldSession(FieldRule.scannedNumeric(swedish), normalisation: .dashes)
    #expect(scanned.perform(.paste(dash + "94")).state == FieldState("-94"))
    var positive = FieldSession(FieldRule.positiveInteger(), normalisation: .dashes)
    #expect(positive.perform(.paste(dash + "94")).state == .empty)
  }

  /// Every scalar of the blocks with typographic ones, compared with the model.
  @Test(arguments: [
    FieldDescription([.allowed("a\u{2019}\u{2014}", .scalars)], insertion: .filtered),
    FieldDescription([.allowed("a\u{A0}\u{301}", .characters)], insertion: .filtered),
    FieldDescription([.banned("'", .scalars)]),
    FieldDescription([.numeric(NumberDescription(NumberFormat(grouping: .lenient)))]),
    FieldDescription([.numeric(NumberDescription(.digits()))]),
    FieldDescription([.numeric(NumberDescription(grammar: .scanner))]),
  ])
  func `Every scalar becomes what the model says`(field: FieldDescription) throws {
    for kinds in [Normalisation(), .spaces, .bidiMarks, .dashes, .quotes, .all] {
      let description = SessionDescription(field, normalisation: kinds)
      let (session, model) = (try FieldSession(description), try ModelSession(description))
      for value in Array(0...0xFF) + Array(0x610...0x66F) + Array(0x2000...0x2070) + [0x2212] {
        guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
        var (ours, theirs) = (session, model)
        let paste = Action.paste(String(scalar))
        #expect(ours.perform(paste) == theirs.perform(paste), "\(kinds), \(value)")
      }
    }
  }

  @Test func `A pattern's literals, sets and placeholder come back`() throws {
    var policies = PatternPolicies.standard
    policies.placeholder = "\u{2013}"
    let slot = PatternElement.slot(PatternSlot(.set(["\u{2212}", "+"])))
    let elements = [slot, .slot(.digit), .literal("\u{A0}"), .slot(.digit), .literal("\u{2019}")]
    let field = PatternField(Pattern(elements), policies)
    var session = FieldSession(field, normalisation: .all)
    let text = session.perform(.paste("\u{2212}1")).state.text
    #expect(text == "\u{2212}1\u{A0}\u{2013}\u{2019}")
    session.perform(.select(TextRange(location: 0, length: text.utf16.count)))
    session.perform(.cut)
    #expect(session.perform(.paste(text)).state.text == text)
  }
}
