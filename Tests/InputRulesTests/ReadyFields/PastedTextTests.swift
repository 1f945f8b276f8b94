import InputRules
import ReadyFields
import Testing

/// Texts that people paste, and that other software misreads (K5, K12, K24 to K27).
@Suite struct PastedTextTests {
  /// Each row has the field, its text, the paste, and the text after the paste; `⏎` is a line end,
  /// and `?` means incomplete.
  ///
  /// If the text stays the same, the row has the reason instead.
  private static let page = """
    dollars |    | ($1,234.10)                   | refused: "(" isn't allowed at offset 0
    dollars | $7 | \u{20AC}12.50                 | refused: "\\u{20AC}" isn't allowed at offset 0
    dollars |    | 1.5M                          | refused: "M" isn't allowed at offset 3
    dollars |    | USD 1,234.50⏎                 | $1,234.50
    cents   |    | 12⏎                           | $0.12
    FR      | 0034 | 612345678                   | refused: the field is full
    FI      |    | 358700944505                  | +358 700 944505
    IT      |    | +39 (0)6 69812345             | +39 06 6981 2345
    US      |    | +39 (0)55 2345678             | +39 055 234 5678
    DE      |    | 0 0176 12345678               | refused: "0" at offset 0
    DE      |    | +49 030 123456                | +49 030123456?
    JP      |    | \u{FF10}90\u{2212}1234\u{2212}5678 | 090-1234-5678
    US      |    | 1001 290 8999                 | refused: "1001" at offset 0
    DE      |    | 030 123456/57                 | refused: "57" at offset 11
    DE      | 030 123456 | x                     | 030 123456x?
    DE      | 030 123456x | 5                    | refused: "x" at offset 10
    RU      |    | +8 (495) 123-45-67            | refused: "+8" at offset 0
    JP      |    | 0081 3 1234 5678              | refused: "00" at offset 0
    US      |    | +(201) 555-0123               | refused: "+201" at offset 0
    SSN     |    | 12-3456789                    | refused: "-" at offset 2
    SSN     |    | 046-454-286                   | refused: "-" at offset 7
    AU      |    | (614) 123-4567                | refused: "614" at offset 1
    IT      |    | 39 318 961 6494               | +39 318 961 6494
    code    |    | 123-456                       | 123456
    yen     |    | 1,234円                       | \u{A5}1,234
    kina    |    | 250K                          | refused: "K" isn't allowed at offset 3
    kina    |    | 250 PGK                       | K\u{A0}250
    yen     |    | \u{FFE5}1,000                 | \u{A5}1,000
    yen     | \u{A5}12 | .                        | \u{A5}12.?
    yen     | \u{A5}12. | 5                       | refused
    code    | 12 | 2FA code: 123456              | refused: "F" at offset 1
    card    | 42 | 4242-4242-4242-4242 exp 12/29 | refused: "e" at offset 20
    IBAN    |    | ⏎iban BE68 5390 0754 7034⏎    | BE68 5390 0754 7034
    """

  private static let fields: [String: any TextRule] = [
    "dollars": .amount(.usd), "cents": .amount(.usd, typing: .shifted),
    "yen": .amount(.jpy, typing: .shifted),
    "kina": (try? .amount(Currency("PGK"), locale: "en-PG")) ?? .amount(.usd),
    "code": PrefixField.oneTimeCode(6), "card": PrefixField.card, "IBAN": PrefixField.iban,
    "SSN": PrefixField.usSocialSecurity,
  ]

  @Test(arguments: page.split(separator: "\n"))
  func `A ready field shows the pasted value or keeps its text`(row: Substring) throws {
    let cells = row.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
    let field = try Self.fields[cells[0]] ?? PhoneField(region: cells[0])
    let had = FieldState(cells[1])
    let text = cells[2].replacing("⏎", with: "\n")
    let decision = field.decide(Edit(replacing: had.selection, with: text), on: had)
    let reason = decision.reason.map { "refused: \($0)" } ?? ""
    guard let shown = decision.newState?.text else { return #expect(reason.hasPrefix(cells[3])) }
    let mark = field.finalObjection(to: shown) == nil ? "" : "?"
    #expect(shown + mark == cells[3])
  }
}
