extension Generator where Value == Unicode.Scalar {
  /// Generates scalars in a range; "a" is the simplest if the range contains it.
  ///
  /// If a range has over a thousand scalars, half of the random scalars are from a short list:
  /// printable ASCII, and scalars of each general category.
  /// - Parameter range: the scalars to choose from; by default all of Unicode.
  public static func scalar(
    in range: ClosedRange<Unicode.Scalar> = "\0"..."\u{10FFFF}"
  ) -> Generator {
    guard range.contains("a"), range.lowerBound < "a" else { return scalar(of: ScalarSet([range])) }
    return scalar(of: ScalarSet(["a"...range.upperBound, range.lowerBound..."`"]))
  }

  /// Generates letters of a script; in random cases, one in eight is a digit, if there are any.
  /// - Parameter script: the script; its first letter is the simplest.
  public static func scalar(in script: Script) -> Generator {
    let letters = ScalarSet(script.letters)
    let all = ScalarSet(script.letters + (script.digits.map { [$0] } ?? []))
    return Generator(count: all.count) { source in
      let place = source.choose(upTo: all.count - 1) { random in
        random.next(upTo: 7) == 0 && letters.count < all.count
          ? letters.count + random.next(upTo: all.count - letters.count - 1)
          : random.next(upTo: letters.count - 1)
      }
      return all[place]
    }
  }

  static func scalar(of set: ScalarSet) -> Generator {
    Generator(count: set.count) { set.scalar(from: &$0) }
  }
}

extension Generator where Value == Character {
  /// Generates letters and digits of a script.
  /// - Parameter script: the script; its first letter is the simplest.
  public static func character(in script: Script) -> Generator {
    Generator<Unicode.Scalar>.scalar(in: script).map { Character($0) }
  }
}

extension Generator where Value == String {
  /// Generates texts from a script's letters and digits.
  /// - Parameters:
  ///   - script: the script; its first letter is the simplest.
  ///   - counts: the allowed number of characters; with a negative number, the property fails.
  public static func text(in script: Script, _ counts: some CountRange) -> Generator {
    string(of: .character(in: script), counts)
  }

  /// Generates texts from the pieces in several pools; each case may omit some pools.
  /// - Parameters:
  ///   - pools: the pools, of which the first is the simplest.
  ///   - counts: the allowed number of pieces; with a negative number, the property fails.
  /// - Throws: `GeneratorError` if the array is empty.
  public static func text(
    of pools: [TextPool], _ counts: some CountRange
  ) throws(GeneratorError) -> Generator {
    let piece = try Generator.swarm(pools.map { .chosen(from: $0.pieces) })
    return Generator<[String]>.array(of: piece, counts).map { $0.joined() }
  }
}
