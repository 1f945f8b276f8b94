import InputRules

extension Pattern {
  /// The pattern of a text in which `symbol` stands for `slot`, and all else for itself.
  init(_ text: String, _ slot: PatternSlot, for symbol: Unicode.Scalar) {
    self.init(text.unicodeScalars.map { $0 == symbol ? .slot(slot) : .literal($0) })
  }
}
