/// The characters that a locale uses to write numbers (N3.1).
///
/// Copies share their storage, because a format is copied whenever text is checked.
public struct NumberSymbols: Sendable {
  package let storage: SymbolStorage

  /// Creates custom symbols.
  /// - Parameters:
  ///   - decimalSeparator: the scalar between the integer part and the fraction.
  ///   - groupingSeparator: the scalar between groups of integer digits.
  ///   - minusSign: one scalar, optionally with bidi marks around it.
  ///   - plusSign: one scalar, optionally with bidi marks around it.
  ///   - exponentMark: one or more scalars.
  ///   - digits: ten scalars, from zero to nine.
  ///   - grouping: how integer digits are grouped.
  /// - Throws: `NumberError.ambiguousSymbols` if a symbol isn't valid, or a text could be read in
  ///   two ways.
  public init(
    decimalSeparator: Unicode.Scalar = ".", groupingSeparator: Unicode.Scalar = ",",
    minusSign: String = "-", plusSign: String = "+", exponentMark: String = "E",
    digits: String = "0123456789", grouping: NumberGrouping = NumberGrouping()
  ) throws(NumberError) {
    self.init(
      trusting: decimalSeparator, groupingSeparator, minusSign, plusSign, exponentMark, digits,
      grouping)
    if let clash { throw .ambiguousSymbols(clash) }
  }

  /// Creates symbols that are known to be valid, such as those in the table.
  init(
    trusting decimalSeparator: Unicode.Scalar, _ groupingSeparator: Unicode.Scalar,
    _ minusSign: String, _ plusSign: String, _ exponentMark: String, _ digits: String,
    _ grouping: NumberGrouping
  ) {
    storage = SymbolStorage(
      decimalSeparator, groupingSeparator, minusSign, plusSign, exponentMark, digits, grouping)
  }

  /// The scalar between the integer part and the fraction.
  package var decimalSeparator: Unicode.Scalar { storage.decimalSeparator }
  /// The scalar between groups of integer digits.
  package var groupingSeparator: Unicode.Scalar { storage.groupingSeparator }
  /// The written minus sign, with its bidi marks.
  package var minusSign: String { storage.minusSign }
  /// The written plus sign, with its bidi marks.
  package var plusSign: String { storage.plusSign }
  /// The mark that is written before an exponent; “e” and “E” are also accepted.
  package var exponentMark: String { storage.exponentMark }
  /// The ten digits, from zero to nine.
  package var digits: [Unicode.Scalar] { storage.digits }
  /// How integer digits are grouped.
  package var grouping: NumberGrouping { storage.grouping }
  /// The only scalar in the minus sign that isn't a bidi mark.
  package var minus: Unicode.Scalar { storage.minus }
  /// The only scalar in the plus sign that isn't a bidi mark.
  var plus: Unicode.Scalar { storage.plus }
  /// The exponent mark if it isn't “e” or “E”; otherwise an empty array.
  var ownMark: [Unicode.Scalar] { storage.ownMark }

  /// The symbols used in programming languages: a period, a comma, and ASCII digits and signs.
  public static let posix = NumberSymbols(
    trusting: ".", ",", "-", "+", "E", "0123456789", NumberGrouping())
}

extension NumberSymbols: Hashable, ComparedExactly {
  /// The compared parts; two values are equal if they write every number with the same scalars.
  var parts: some Hashable { SymbolParts(storage: storage) }
}

/// Symbols that are compared scalar by scalar.
private struct SymbolParts: Hashable {
  let storage: SymbolStorage

  static func == (one: Self, other: Self) -> Bool {
    one.storage === other.storage
      || one.scalars == other.scalars && one.storage.grouping == other.storage.grouping
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(scalars)
    hasher.combine(storage.grouping)
  }

  private var scalars: [[Unicode.Scalar]] {
    let signs = [storage.minusSign, storage.plusSign, storage.exponentMark]
    return [[storage.decimalSeparator, storage.groupingSeparator], storage.digits]
      + signs.map { Array($0.unicodeScalars) }
  }
}

extension NumberSymbols: CustomStringConvertible {
  /// The symbols, with all scalars except printable ASCII escaped.
  public var description: String {
    let separators = (String(decimalSeparator) + " " + String(groupingSeparator)).escaped
    let sizes = "\(grouping.secondary);\(grouping.primary) from \(grouping.minimum)"
    return "symbols \(separators) \((minusSign + plusSign).escaped) \(exponentMark.escaped) "
      + "\(String(String.UnicodeScalarView(digits)).escaped) by \(sizes)"
  }
}
