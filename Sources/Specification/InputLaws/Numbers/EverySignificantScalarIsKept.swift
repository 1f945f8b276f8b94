import InputRules
import PropertyTesting

extension Law {
  package static let everySignificantScalarIsKept = Law(
    """
    In a field held to a number, each significant scalar beside a digit is kept by filtering and \
    by a repair, and each of some others is dropped.
    """,
    about: .fields, clauses: ["E8.4", "N4.8"],
    Property(forAll: .symbolBesideDigit) { subject, paste in
      let conditions: [ConditionDescription] = [.numeric(NumberDescription())]
      let whole = try subject.rule(FieldDescription(conditions))
      let filtered = try subject.rule(FieldDescription(conditions, insertion: .filtered))
      try requireEqual(
        filtered.repaired(FieldState(paste.text)).text.escaped, paste.kept.escaped, "repaired")
      let (caret, kept) = (TextRange.caret(at: 0), paste.kept)
      try requireEqual(
        filtered.decide(Edit(replacing: caret, with: paste.text), on: .empty).newState,
        whole.decide(Edit(replacing: caret, with: kept), on: .empty).newState, "filtered")
    })
}

/// A digit with a symbol on one side, in brackets.
private struct SymbolBesideDigit: Hashable, Sendable {
  var symbol: String
  var isSignificant: Bool
  var isFirst: Bool

  var text: String { "(" + inside + "(" }
  var kept: String { isSignificant ? inside : "7" }

  private var inside: String { isFirst ? symbol + "7" : "7" + symbol }

  /// The clause's list, and digits and numbers of several scripts.
  static let significant: [String] =
    scalars([0x2D, 0x207B, 0x208B, 0x2212, 0x2796, 0xFE63, 0xFF0D] + Array(0x2010...0x2015))
    + scalars([0x2B, 0x207A, 0x208A, 0x2795, 0xFB29, 0xFE62, 0xFF0B, 0xB1, 0x2213])
    + scalars([0x27, 0x2BC, 0x55A, 0x1FBD, 0x1FBF, 0x2019, 0xFF07, 0x66C, 0x2E41])
    + scalars([0x2E, 0x2024, 0x3002, 0xFE12, 0xFE52, 0xFF0E, 0xFF61])
    + scalars([0x2C, 0x60C, 0x66B, 0x3001, 0xFE10, 0xFE11, 0xFE50, 0xFE51, 0xFF0C, 0xFF64])
    + scalars([0x30, 0xB2, 0xBD, 0x660, 0x6F9, 0x966, 0xE59, 0x2160, 0x2075, 0x2087, 0x2460])
    + scalars([0x4E00, 0x4E5D, 0xFF10, 0x1D7FF, 0x1E950])
    + ["e", "E", "\u{415}", "\u{1E909}", "\u{623}\u{633}", "\u{627}\u{633}"]

  /// The neighbours of the listed ones, letters, spaces and currencies.
  static let others: [String] =
    scalars([0x2A, 0x2F, 0xB0, 0x200F, 0x2016, 0x2211, 0x2214, 0x207C, 0x208C, 0x2794, 0x2797])
    + scalars([0xFE61, 0xFE64, 0xFF0A, 0xFE53, 0x3003, 0x2BD, 0x559, 0x2018, 0x201A, 0x66D])
    + scalars([0x20, 0xA0, 0x24, 0x25, 0x20AC, 0x61, 0x436, 0x1E90A, 0x1F642])
    + ["ee", "\u{623}", "\u{633}\u{623}", "e\u{301}"]

  private static func scalars(_ values: [UInt32]) -> [String] {
    values.compactMap(Unicode.Scalar.init).map { String($0) }
  }
}

extension Generator<SymbolBesideDigit> {
  /// Each symbol, on either side.
  fileprivate static var symbolBesideDigit: Generator {
    let (kept, dropped) = (SymbolBesideDigit.significant, SymbolBesideDigit.others)
    let symbols = kept.map { ($0, true) } + dropped.map { ($0, false) }
    return Generator { source in
      let (symbol, isSignificant) = source.element(of: symbols)
      return SymbolBesideDigit(
        symbol: symbol, isSignificant: isSignificant, isFirst: source.flip())
    }
  }
}
