extension Generator where Value == String {
  /// A text of values of `character`.
  ///
  /// - Precondition: no count is below zero.
  @inlinable public static func string(
    of character: Generator<Character>, _ counts: ClosedRange<Int>
  ) -> Generator {
    precondition(counts.lowerBound >= 0, "A text can't have fewer than 0 characters.")
    return Generator(count: character.count.lists(counts)) { source in
      var result = ""
      source.repeated(counts) { result.append(character.generate(&$0)) }
      return result
    }
  }

  /// A text of characters from `alphabet`; its first character is the simplest.
  ///
  /// An alphabet without characters discards every case, so a run is inconclusive; `.string(of: try
  /// .element(of: Array(alphabet)), …)` throws instead.
  ///
  /// - Precondition: no count is below zero.
  @inlinable
  public static func string(of alphabet: String, _ counts: ClosedRange<Int>) -> Generator {
    if alphabet.isEmpty { return Generator { source in source.rejected("") } }
    return string(of: .chosen(from: Array(alphabet)), counts)
  }
}

extension ChoiceSource {
  /// Discards the case; returns `placeholder`, which no claim ever sees.
  @inlinable mutating func rejected<Value>(_ placeholder: Value) -> Value {
    reject()
    return placeholder
  }
}
