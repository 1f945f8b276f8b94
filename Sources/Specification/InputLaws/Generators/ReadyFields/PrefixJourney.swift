/// A field with a prefix table, its state, and the moves of a user.
struct PrefixJourney: FieldJourney, Sendable {
  var table: PrefixTable
  var state: FieldState
  var moves: [PatternMove]
  /// The text to type or paste after the moves.
  var word: String
  /// Whether the word is pasted over the whole text.
  var isOverAll: Bool

  var head: [String] { [table.words] }
  var ending: [String] { ["word     \(word.escaped)\(isOverAll ? " over all" : "")"] }

  func rule(of subject: Implementation) -> any TextRule { subject.readyFields.fieldOfTable(table) }
}

extension Generator<PrefixJourney> {
  /// A field with a text, up to six moves, and a word.
  static let prefixJourney = Generator { source in
    let table = source.prefixTable()
    let state = source.state(showing: source.prefixText(table))
    let moves = source.moves(0...6, units: 8) { $0.prefixWord(table) }
    return PrefixJourney(
      table: table, state: state, moves: moves, word: source.prefixWord(table),
      isOverAll: source.flip(0.2))
  }
}

extension ChoiceSource {
  /// A text to type or paste: one scalar, content that begins with a row's prefix (possibly with
  /// literals), or another text.
  mutating func prefixWord(_ table: PrefixTable) -> String {
    switch choose(upTo: 3, drawing: { $0.next(upTo: 9) < 7 ? $0.next(upTo: 1) : $0.next(upTo: 3) })
    {
    case 0: String(prefixPiece(table))
    case 1: String(scalars: prefixContent(table))
    case 2: prefixText(table)
    default: draw(Generator<String>.text(upTo: 2))
    }
  }

  /// A text that a field may show, usually formatted by a pattern.
  mutating func prefixText(_ table: PrefixTable) -> String {
    let content = prefixContent(table)
    if flip(0.2) {
      var text = content
      repeated(0...2, label: "piece") { text.append($0.prefixPiece(table)) }
      return String(scalars: text)
    }
    let pattern = element(of: flip(0.8) ? [table.pattern(of: content)] : table.patterns)
    return String(scalars: pattern.laid(content))
  }

  /// Content that begins with a row's prefix, sometimes after the lead.
  private mutating func prefixContent(_ table: PrefixTable) -> [Unicode.Scalar] {
    var content = element(of: table.rows).prefix.scalars
    if flip(0.1), let lead = table.lead { content.insert(lead, at: 0) }
    let fitting = Unicode.Scalar.patternMaterial.filter(table.contentSlot.takes)
    repeated(0...table.mostSlots + 1, label: "scalar") { content.append($0.element(of: fitting)) }
    return content
  }

  /// Usually a scalar of the content; otherwise, a prefix's, a literal, the lead, or any scalar.
  private mutating func prefixPiece(_ table: PrefixTable) -> Unicode.Scalar {
    let special =
      table.rows.flatMap(\.prefix.scalars) + table.patterns.flatMap(\.literals)
      + [table.lead].compactMap(\.self)
    switch choose(upTo: 2, drawing: { $0.next(upTo: 9) < 5 ? 0 : $0.next(upTo: 2) }) {
    case 0: return fitting(table.contentSlot) ?? "1"
    case 1 where !special.isEmpty: return element(of: special)
    default: return element(of: Unicode.Scalar.patternMaterial)
    }
  }

  /// A table of a few random rows, or a table in common use.
  mutating func prefixTable() -> PrefixTable {
    if flip(0.3) { return element(of: PrefixTable.samples) }
    let slot = element(of: [PatternSlot.digit, .upper, .vowels])
    let lead: Unicode.Scalar? = flip(0.3) ? "+" : nil
    var prefixes = [[Unicode.Scalar]()]
    repeated(0...4, label: "row") { source in
      // Each prefix extends an earlier one, so content may match several rows.
      var prefix = source.element(of: prefixes)
      if prefix.isEmpty, source.flip(0.2), let lead { prefix.append(lead) }
      prefix += source.fitting(slot).map { [slot.shown(for: $0)] } ?? []
      if !prefixes.contains(prefix) { prefixes.append(prefix) }
    }
    let rows = prefixes.map { prefix in
      PrefixTable.Row(
        String(scalars: prefix), prefixPatterns(slot), name: "begins \(String(scalars: prefix))",
        check: element(of: [.none, .luhn, .mod97]))
    }
    return PrefixTable(unchecked: rows, lead: lead).with(keepsGroups: rows.count == 1)
  }

  private mutating func prefixPatterns(_ slot: PatternSlot) -> [Pattern] {
    let literals: [Unicode.Scalar] = ["-", " ", "(", ")", "\u{1F600}", "\u{301}", "/"]
    return list(1...3, label: "pattern") { source in
      var elements: [PatternElement] = []
      source.repeated(1...4, label: "group") { source in
        source.repeated(0...2, label: "literal") {
          elements.append(.literal($0.element(of: literals)))
        }
        source.repeated(1...3, label: "slot") { _ in elements.append(.slot(slot)) }
      }
      if source.flip(0.3) { elements.append(.slot(slot.with(occurrence: .optional))) }
      return Pattern(elements)
    }
  }
}

extension PatternSlot {
  static let upper = PatternSlot(.letterOrDigit, letterCase: .upper)
  /// A slot for one of a few letters, shown in lower case.
  fileprivate static let vowels = PatternSlot(.set(["a", "e", "\u{E9}"]), letterCase: .lower)
}

extension PrefixTable {
  /// Tables in common use, which formatters often handle wrongly.
  static let samples: [PrefixTable] = [card, phone]

  /// A table of a few card brands, one for each way to group the digits.
  private static let card = PrefixTable(
    unchecked: [
      Row("", [.groups(4, 4, 4, 4), .groups(4, 4, 4, 4, 3)], name: "card", check: .luhn),
      Row("34", [.groups(4, 6, 5)], name: "amex", check: .luhn),
      Row("37", [.groups(4, 6, 5)], name: "amex", check: .luhn),
      Row("36", [.groups(4, 6, 4)], name: "diners", check: .luhn),
    ], lead: nil)

  /// A table of national and international numbers, with patterns for each prefix and length.
  private static let phone = PrefixTable(
    unchecked: [
      Row("", [.groups(3, 4), .marked("(***) ***-****"), .groups(15)], name: "US"),
      Row("1", [.marked("* (***) ***-****"), .groups(15)], name: "US"), Row("+", [.groups(16)]),
      Row("+1", [.marked("** (***) ***-****"), .groups(16)], name: "US"),
      Row("+49", [.groups(3, 3, 6), .groups(3, 4, 8)], name: "DE"),
      Row("+4930", [.groups(3, 2, 11)], name: "DE"),
      Row("+800", [.groups(4, 4, 4)], name: "freephone"),
    ], lead: "+")
}

extension Pattern {
  /// A pattern of digits in groups of these sizes, separated by spaces.
  static func groups(_ counts: Int...) -> Pattern {
    marked(counts.map { String(repeating: "*", count: $0) }.joined(separator: " "))
  }

  /// The pattern that a text stands for; each star is a digit, and other characters are literals.
  fileprivate static func marked(_ text: String) -> Pattern {
    Pattern(text.unicodeScalars.map { $0 == "*" ? .slot(.digit) : .literal($0) })
  }
}
