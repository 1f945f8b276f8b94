import InputRules

extension Pattern {
  /// The pattern of a text in which `symbol` means `slot`, and everything else is a literal.
  init(_ text: String, _ slot: PatternSlot, for symbol: Unicode.Scalar) {
    self.init(text.unicodeScalars.map { $0 == symbol ? .slot(slot) : .literal($0) })
  }
}
