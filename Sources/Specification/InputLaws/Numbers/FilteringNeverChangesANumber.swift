extension Law {
  /// There are 813,615 texts of up to five symbols; each is pasted after three different texts.
  package static let filteringNeverChangesANumber = Law(
    """
    When a numeric field filters a paste or repairs a text, it drops only white space, format \
    characters and currency signs at the ends.
    """, clauses: ["E8.4", "E8.5", "E12.9", "T4"],
    Property(forAll: .pasteAroundNumber) { subject, paste in
      for conditions in numericConditions {
        let whole = try subject.rule(FieldDescription(conditions))
        let filtered = try subject.rule(FieldDescription(conditions, insertion: .filtered))
        let state = FieldState(paste.shown)
        let edit = Edit(replacing: state.selection, with: paste.text)
        let rest = Edit(replacing: state.selection, with: paste.number)
        let wanted =
          whole.decide(edit, on: state).newState
          ?? (paste.number.isEmpty ? nil : whole.decide(rest, on: state).newState)
        try requireEqual(
          filtered.decide(edit, on: state).newState, wanted, "\(FieldDescription(conditions))")
        let isSound = whole.objection(to: paste.text) == nil
        try requireEqual(
          filtered.repaired(FieldState(paste.text)).text, isSound ? paste.text : paste.number,
          "repaired, \(FieldDescription(conditions))")
      }
    })
}

/// Conditions for numbers in several formats and grammars, some combined with other conditions.
private let numericConditions: [[ConditionDescription]] = {
  let comma = NumberSymbols.samples[1]
  var whole = NumberFormat()
  whole.allowsExponent = false
  let scanner = NumberDescription(grammar: .scanner)
  return [
    [.numeric(NumberDescription())], [.numeric(NumberDescription(whole))],
    [.numeric(NumberDescription(NumberFormat(comma, grouping: .lenient)))],
    [.numeric(NumberDescription(.digits()))], [.numeric(scanner)],
    [.numeric(NumberDescription(grammar: .complete))],
    [.allowed("0123456789", .scalars), .numeric(NumberDescription(whole))],
    [.numeric(NumberDescription()), .banned("-", .characters)],
    [.numeric(NumberDescription()), .otherThan("12")],
  ]
}()

/// A text of a few symbols, and the text after which it is pasted.
private struct PasteAroundNumber: Hashable, Sendable {
  var shown: String
  var symbols: [String]

  var text: String { symbols.joined() }

  /// The part from the first to the last symbol that may have a meaning in a number.
  var number: String {
    let idle = [" ", "\u{A0}", "\u{20AC}", "\u{200B}"]
    let kept = symbols.drop { idle.contains($0) }.reversed().drop { idle.contains($0) }
    return kept.reversed().joined()
  }

  /// At least one symbol of each kind.
  static let alphabet =
    ["1", "2", " ", "a", ",", ".", "-", "e", "\u{20AC}", "\u{FF12}", "\u{2019}", "\u{2014}", "("]
    + ["\u{A0}", "\u{200B}"]
}

extension Generator<PasteAroundNumber> {
  /// Up to five symbols, pasted into an empty field, after a digit, or after a sign.
  fileprivate static let pasteAroundNumber = Generator { source in
    let symbols: [String] = source.list(1...5, label: "symbol") {
      $0.element(of: PasteAroundNumber.alphabet)
    }
    return PasteAroundNumber(shown: source.element(of: ["", "1", "-"]), symbols: symbols)
  }
}
