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
    .reading { character.options(makingList: $0, counts) }
  }

  /// A text of characters from `alphabet`; its first character is the simplest.
  ///
  /// For an alphabet that comes from data, `.string(of: try .element(of: Array(alphabet)), …)`
  /// throws where this traps.
  ///
  /// - Parameters:
  ///   - alphabet: the characters to choose from.
  ///   - counts: how many characters the text has.
  /// - Precondition: the alphabet has a character, and no count is below zero.
  @inlinable
  public static func string(of alphabet: String, _ counts: ClosedRange<Int>) -> Generator {
    precondition(!alphabet.isEmpty, "The alphabet of string(of:) is empty; give it a character.")
    return string(of: .chosen(from: Array(alphabet)), counts)
  }
}
