/// A field with a table, its state, and moves in it.
struct PrefixJourney: FieldJourney, Sendable {
  var table: PrefixTable
  var state: FieldState
  var moves: [PatternMove]
  /// The text that is typed or pasted at the end.
  var word: String
  /// Whether the word replaces the whole text.
  var isOverAll: Bool

  func rule(of subject: Implementation) -> any TextRule { subject.readyFields.fieldOfTable(table) }
}

extension PrefixJourney: CustomStringConvertible {
  /// The table, the state and the moves, each on a line of its own.
  var description: String {
    let lines =
      ["shows  \(state)"] + moves.map { "move   \($0)" } + [
        "word   \(word.escaped)\(isOverAll ? " over all" : "")"
      ]
    return ([table.words] + lines).joined(separator: "\n")
  }
}

extension Generator<PrefixJourney> {
  /// A field with any text, up to six moves, and a word.
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
  /// A text to type or paste: a scalar, content that begins with a row's prefix, with literals or
  /// without, or any text.
  mutating func prefixWord(_ table: PrefixTable) -> String {
    switch choose(upTo: 3, drawing: { $0.next(upTo: 9) < 7 ? $0.next(upTo: 1) : $0.next(upTo: 3) })
    {
    case 0: String(prefixPiece(table))
    case 1: String(scalars: prefixContent(table))
    case 2: prefixText(table)
    default: draw(Generator<String>.text(upTo: 2))
    }
  }

  /// A text that a field may show: usually formatted by some pattern, or any other text.
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

  /// The prefix of a row, and more content.
  private mutating func prefixContent(_ table: PrefixTable) -> [Unicode.Scalar] {
    var content = element(of: table.rows).prefix.scalars
    if flip(0.1), let lead = table.lead { content.insert(lead, at: 0) }
    let fitting = Unicode.Scalar.patternMaterial.filter(table.contentSlot.takes)
    repeated(0...table.mostSlots + 1, label: "scalar") { content.append($0.element(of: fitting)) }
    return content
  }

  /// Usually a scalar that is content, or one from a prefix, a literal, the lead, or any other.
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
}
