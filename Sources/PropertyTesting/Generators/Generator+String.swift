extension Generator where Value == String {
  /// Text of a number of characters of `character`.
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

  /// Text of a number of characters out of `alphabet`; its first character is the simplest.
  ///
  /// An alphabet without characters discards every case, so that a run says it gave up;
  /// `.string(of: try .element(of: Array(alphabet)), …)` throws instead.
  ///
  /// - Precondition: no count is below zero.
  @inlinable
  public static func string(of alphabet: String, _ counts: ClosedRange<Int>) -> Generator {
    if alphabet.isEmpty { return Generator { source in source.rejected("") } }
    return string(of: .chosen(from: Array(alphabet)), counts)
  }
}

extension ChoiceSource {
  /// Says that no value may be returned; returns `placeholder`, which no claim gets to see.
  @inlinable mutating func rejected<Value>(_ placeholder: Value) -> Value {
    reject()
    return placeholder
  }
}
