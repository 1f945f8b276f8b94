extension Law {
  package static let pastedPhonesKeepTheirNumber = Law(
    """
    A phone field shows a pasted phone number with its value, or refuses the paste and keeps its \
    text. It refuses unsupported forms, except for national numbers in their own groups. With a \
    dialed prefix, or without a plus, the field may show another number, which is refused at the \
    end. Typing an extension or a second number doesn't change the value. A repair of a text from \
    code has the same result as pasting the text, or changes nothing.
    """, clauses: ["K5", "K7", "K12", "K16", "K24", "K25", "K29", "K30", "K31", "K32", "K33"],
    Property(
      forAll: .writtenPhone.cover("must be accepted", atLeast: 0.3) { $0.way.isRead }
    ) { subject, input in
      let phones = subject.phones
      let field = try phones.fieldOfRegion(input.region).orDiscard()
      let shown = try phones.formattedText(input.before, input.region).orDiscard()
      let start = FieldState(shown).selectingAll
      let text = input.text
      try input.requireRepaired(field)
      if input.way.hasMore {
        let typed = field.typing(text).text
        let isRight = field.finalObjection(to: typed) == nil
        let value = isRight ? phones.valueOfText(typed, input.region) : input.value
        try requireEqual(value, input.value, "the value of the typed text \(typed)")
      }
      let decision = field.decide(Edit(replacing: start.selection, with: text), on: start)
      // Some prefixes and codes begin with other prefixes or codes, so several readings may be
      // possible.
      let mayBeTwo = ["A", "C", "(C", "+CP"].contains { input.way.form.hasPrefix($0) }
      let mayBeNational =
        input.way.isItem || ["F", "00"].contains { input.way.form.hasPrefix($0) }
      guard let next = decision.newState else {
        return try require(!input.way.isRead || mayBeTwo, "\(text) is refused")
      }
      let isNumber = field.finalObjection(to: next.text) == nil
      let isBracketed = input.way.isItem && !input.way.form.hasPrefix("5.")
      let isGrouped =
        !isBracketed
        && text.decimals == next.text.decimals && text.groupEnds.isSubset(of: next.text.groupEnds)
      if mayBeTwo && !isNumber || mayBeNational && (!isNumber || isGrouped) { return }
      // Such a text may also be a national number.
      if input.way.form == "Q R" && !next.text.hasPrefix("+") { return }
      try require(input.way.isRead, "\(text) is shown as \(next)")
      let value = phones.valueOfText(next.text, input.region)
      // A national number may begin with the calling code's digits, and a calling code may be
      // followed by a short number.
      let isNational = input.way.form == "CN" || input.number.count < 9
      let others = mayBeTwo && isNational ? ["+" + input.code + text.decimals] : []
      // Without a national prefix of 0, a zero in parentheses may belong to the number.
      let zeros = input.way.form.contains("(0)") ? ["+" + input.code + "0" + input.number] : []
      let meant = [input.value] + others + (input.prefix == "0" ? [] : zeros)
      try require(value.map(meant.contains) ?? false, "\(text) has the value \(value ?? "nil")")
    })
}

struct WayOfWriting: Sendable {
  /// The text, with `+` for a plus, `C` for the calling code, `P` for the national prefix, `N` for
  /// the national number, and `A` for the digits dialed before a calling code.
  ///
  /// `F` stands for digits that only other regions dial before a calling code, and `D` for the
  /// calling code with a space after its first digit. `Q` is the calling code with the first digit
  /// of the number, and `R` is the rest.
  let form: String
  /// Whether fields must accept the text; otherwise, they must refuse it.
  let isRead: Bool

  /// Whether a list item's number precedes the phone number.
  var isItem: Bool { form.hasSuffix(" PN") && !isRead }

  /// Whether the complete number is followed by text that can be typed.
  var hasMore: Bool { form.contains("+CN") && !isRead && !form.contains { "F\n\t".contains($0) } }

  static let all =
    [
      "+CN", "+C N", "AC N", "A CN", "tel:+CN", "Tel. +C (0) N", "+C(0)N", "\u{FF0B}CN",
      "\u{2066}+C\u{A0}N\u{2069}", "[+C] N", "+C/N\n",
    ].map { WayOfWriting(form: $0, isRead: true) }
    + [
      "+CN ext. 5", "+CNx5", "+CN#5", "tel:+CN;ext=5", "+CN, 5", "+CN +CN", "+CN\n+CN", "+CN or",
      "call +CN", "+C N\n5", "+CN\t+CN",
    ].map { WayOfWriting(form: $0, isRead: false) }
    + ["CN", "C PN", "(C)PN", "+CPN"].map { WayOfWriting(form: $0, isRead: true) }
    + ["F CN", "F C N", "[5] PN", "5. PN", "12) PN", "+C N / N", "00C N", "+D N", "+(Q) R"].map {
      WayOfWriting(form: $0, isRead: false)
    }
    + [WayOfWriting(form: "+(C) N", isRead: true), WayOfWriting(form: "Q R", isRead: false)]
}

/// A phone number, written in one of several ways, and the field to paste it into.
struct WrittenPhone: Hashable, Sendable {
  var region: String
  var code: String
  var number: String
  var prefix: String
  var abroad: String
  var foreign: String
  var before: String
  var place: Int
  /// The code point of zero, which determines the script of the digits.
  var zero: UInt32

  var way: WayOfWriting { WayOfWriting.all[place] }

  var value: String { "+" + code + number }

  /// Requires that a repair of a refused text pastes it or, if that fails, changes nothing.
  fileprivate func requireRepaired(_ field: any TextRule) throws {
    if field.objection(to: text) == nil { return }
    let pasted = field.typing([text]).text
    let repaired = field.repaired(FieldState(text)).text
    try requireEqual(repaired, pasted.isEmpty ? text : pasted, "the repaired text")
  }

  var text: String {
    // A zero that belongs to the number may be the one in parentheses.
    let isZeroApart = way.form.contains("(0)") && number.hasPrefix("0")
    let parts: [Character: String] = [
      "C": code, "P": prefix, "N": isZeroApart ? String(number.dropFirst()) : number, "A": abroad,
      "F": foreign, "D": "\(code.prefix(1)) \(code.dropFirst())", "Q": code + number.prefix(1),
      "R": String(number.dropFirst()),
    ]
    let text = way.form.map { parts[$0] ?? String($0) }.joined()
    return String(
      scalars: text.scalars.map { scalar in
        guard "0"..."9" ~= scalar else { return scalar }
        return Unicode.Scalar(scalar.value - 48 + zero) ?? scalar
      })
  }
}

extension Generator<WrittenPhone> {
  /// Any region's example, to paste into any region's field, which may already show a number.
  fileprivate static let writtenPhone = Generator { source in
    let samples = PhoneSamples.all
    let region = source.element(of: samples.regions)
    let home = source.element(of: samples.regions)
    let isDialed = !home.abroad.isEmpty
    let others = PhoneSamples.foreign[home.name] ?? []
    let missing =
      (isDialed ? [] : ["A", "F"]) + (others.isEmpty ? ["F"] : [])
      + (others.contains("00") ? [] : ["00"])
      + (samples.codes[region.code].digits.count == 1 ? ["+D"] : [])
    let places = WayOfWriting.all.indices.filter { place in
      !missing.contains { WayOfWriting.all[place].form.hasPrefix($0) }
    }
    var phone = WrittenPhone(
      region: home.name, code: samples.codes[region.code].digits,
      number: source.element(of: region.examples), prefix: region.prefix,
      abroad: isDialed ? source.element(of: home.abroad) : "", foreign: "",
      before: source.flip() ? "" : source.element(of: home.examples),
      place: source.element(of: places), zero: source.element(of: [48, 0x661 - 1, 0xFF10]))
    if !others.isEmpty { phone.foreign = source.element(of: others) }
    // A calling code without a plus is read only by the field of the code's own region.
    if ["C", "(", "[", "5", "1", "Q"].contains(phone.way.form.first) { phone.region = region.name }
    // The first example is a landline number, which is dialed with the national prefix.
    if phone.way.isItem { phone.number = region.examples.first ?? "" }
    // Some of these area codes, such as Italy's 05, are also the start of a number without the zero.
    if phone.way.form.contains("(0)") && phone.number.hasPrefix("0") {
      phone.number = "0\(source.choose(upTo: 9))" + phone.number.dropFirst(2)
    }
    return phone
  }
}

extension PhoneSamples {
  /// For each region, digits that only other regions dial before a calling code.
  ///
  /// Each entry has several digits, and can't be confused with the digits that the region dials.
  fileprivate static let foreign: [String: [String]] = {
    let dialed = Set(all.regions.flatMap(\.abroad)).filter { $0.count > 1 }.sorted()
    return Dictionary(
      all.regions.map { region in
        let others = dialed.filter { prefix in
          !region.abroad.contains { $0.hasPrefix(prefix) || prefix.hasPrefix($0) }
        }
        return (region.name, others)
      }
    ) { first, _ in first }
  }()
}

extension String {
  /// The digits, converted to ASCII digits.
  fileprivate var decimals: String { compactMap(\.wholeNumberValue).map(String.init).joined() }

  /// The offsets, counted in digits, at which a group of digits ends.
  fileprivate var groupEnds: Set<Int> {
    var digits = 0
    return Set(
      split { $0.wholeNumberValue == nil }.map {
        digits += $0.unicodeScalars.count
        return digits
      })
  }
}
