extension Generator where Value == String {
  /// Generates texts whose characters come from a generator.
  /// - Parameters:
  ///   - character: the generator of each character.
  ///   - counts: the allowed number of characters, by default `UsualCounts`; with a negative
  ///     number, the property fails.
  @inlinable public static func string(
    of character: Generator<Character>, _ counts: some CountRange = UsualCounts()
  ) -> Generator {
    counted(counts, or: "") { counts in
      Generator(count: character.count.lists(counts)) { source in
        var result = ""
        if !source.isSampling && source.takesConstants {
          source.repeatedText(counts, options: character.elements) {
            result.append(character.generate(&$0))
          }
        } else {
          source.repeated(counts) { result.append(character.generate(&$0)) }
        }
        return result
      }
      .reading { character.options(makingList: $0, counts) }
    }
  }

  /// Generates texts with a fixed number of characters from a generator.
  /// - Parameters:
  ///   - character: the generator of each character.
  ///   - count: the number of characters; with a negative number, the property fails.
  @inlinable public static func string(
    of character: Generator<Character>, count: Int
  ) -> Generator {
    string(of: character, count...count)
  }

  /// Generates texts from the characters in `alphabet`; the first character is the simplest.
  ///
  /// With an empty alphabet or a negative count, the property fails.
  /// - Parameters:
  ///   - alphabet: the characters to choose from; by default printable ASCII, letters first. For
  ///     all of Unicode, use `text`.
  ///   - counts: the allowed number of characters; by default `UsualCounts`.
  @inlinable public static func string(
    of alphabet: String = printableASCII, _ counts: some CountRange = UsualCounts()
  ) -> Generator {
    if alphabet.isEmpty { return .refused(.nothingToChoose) { _ in "" } }
    return string(of: .chosen(from: Array(alphabet)), counts)
  }

  /// Generates texts with a fixed number of characters from an alphabet.
  /// - Parameters:
  ///   - alphabet: the characters, of which the first is the simplest.
  ///   - count: the number of characters; with a negative number, the property fails.
  @inlinable public static func string(
    of alphabet: String = printableASCII, count: Int
  ) -> Generator {
    string(of: alphabet, count...count)
  }

  /// The printable ASCII characters: letters, digits, the space, and punctuation.
  @usableFromInline static var printableASCII: String {
    let scalars = (0x20...0x7E as ClosedRange<UInt8>).map { Character(Unicode.Scalar($0)) }
    let (lower, upper) = (scalars.filter(\.isLowercase), scalars.filter(\.isUppercase))
    let others = scalars.filter { !$0.isLetter }
    return String(lower + upper + others.filter(\.isNumber) + others.filter { !$0.isNumber })
  }
}

extension Generator where Value == Character {
  /// Returns the options of each character in a text, or `nil` if any can't be generated.
  @usableFromInline func elements(_ text: String) -> [[UInt64]]? {
    guard let reader else { return nil }
    let elements = text.map(reader)
    return elements.contains(nil) ? nil : elements.compactMap { $0 }
  }
}
