extension Generator where Value == String {
  /// A text of values of `character`; with a count below zero, the property fails.
  @inlinable public static func string(
    of character: Generator<Character>, _ counts: ClosedRange<Int>
  ) -> Generator {
    if let error = GeneratorError(counts: counts) { return .refused(error) { _ in "" } }
    return Generator(count: character.count.lists(counts)) { source in
      var result = ""
      source.repeated(counts) { result.append(character.generate(&$0)) }
      return result
    }
    .reading { character.options(makingList: $0, counts) }
  }

  /// A text of characters from `alphabet`; its first character is the simplest.
  ///
  /// With an empty alphabet, or a count below zero, the property fails.
  ///
  /// - Parameters:
  ///   - alphabet: the characters to choose from.
  ///   - counts: how many characters the text has.
  @inlinable
  public static func string(of alphabet: String, _ counts: ClosedRange<Int>) -> Generator {
    if alphabet.isEmpty { return .refused(.nothingToChoose) { _ in "" } }
    return string(of: .chosen(from: Array(alphabet)), counts)
  }
}
