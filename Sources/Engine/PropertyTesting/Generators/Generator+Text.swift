extension Generator where Value == String {
  /// A text of a limited number of pieces from the pools that break field rules.
  /// - Parameter pieces: the largest number of pieces; with one below zero, the property fails.
  public static func text(upTo pieces: Int) -> Generator {
    text(pieces: min(0, pieces)...pieces)
  }

  /// A text of pieces from the pools that break field rules, with some arbitrary scalars.
  ///
  /// Every printable ASCII character occurs, and a scalar of every general category that a text can
  /// hold. One random text in eight is of ASCII alone, controls too, with many signs, and its first
  /// characters come again.
  /// - Parameter counts: how many pieces, by default `UsualCounts`; a piece may be a cluster of
  ///   several scalars. With a count below zero, the property fails.
  public static func text(pieces counts: some CountRange = UsualCounts()) -> Generator {
    counted(counts, or: "", text(counts:))
  }

  private static func text(counts: ClosedRange<Int>) -> Generator {
    Generator(count: TextPools.shared.count.lists(counts)) { source in
      source.span("text") { source in
        let pools = TextPools.shared
        let (swarm, isASCII) = (pools.swarm(source), TextPools.isASCII(source))
        var result = ""
        let piece = { (source: inout ChoiceSource) in
          pools.append(to: &result, from: &source, swarm, isASCII)
        }
        if !source.isSampling && source.takesConstants {
          source.repeatedText(counts, label: "piece", options: pools.options, piece)
        } else {
          source.repeated(counts, label: "piece", piece)
        }
        return result
      }
    }
  }

  /// One arbitrary Unicode scalar, as a text.
  ///
  /// Half of the random ones are printable ASCII or one of a few scalars of each general category.
  public static let anyScalar = Generator<Unicode.Scalar>.scalar().map { String(Character($0)) }
}

/// The pools' pieces and weights, computed once.
private struct TextPools: Sendable {
  static let shared = TextPools()
  private let pieces = TextPool.allCases.map(\.pieces)
  /// The pool for each of 128 random numbers; the last option is an arbitrary scalar.
  private let table: [UInt8] = {
    let weights = TextPool.allCases.map(\.weight) + [4]
    let total = weights.reduce(0, +)
    return weights.enumerated().flatMap { index, weight in
      Array(repeating: UInt8(index), count: Int((weight * 128 + total / 2) / total))
    }
  }()

  private static let signs = Array(##"!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~"##.unicodeScalars)

  /// The options of the scalars of a text, each an arbitrary one.
  func options(_ text: String) -> [[UInt64]]? {
    text.unicodeScalars.map { [UInt64(pieces.count), ScalarSet.all.place(of: $0) ?? 0] }
  }

  /// How many pieces there are.
  var count: UInt64? { ScalarSet.all.count + pieces.reduce(0) { $0 + UInt64($1.count) } }

  /// The pools that a case has.
  func swarm(_ source: ChoiceSource) -> Swarm {
    Swarm(start: source.start, options: pieces.count + 1)
  }

  /// Whether the texts of a random case are of ASCII alone with its controls, as in one of eight.
  static func isASCII(_ source: ChoiceSource) -> Bool {
    Swarm(start: source.start, options: 128).word & 3 == 0
  }

  func append(
    to text: inout String, from source: inout ChoiceSource, _ swarm: Swarm, _ isASCII: Bool
  ) {
    let pool = Int(
      source.choose(upTo: UInt64(pieces.count)) {
        isASCII ? UInt64(pieces.count) : self.pool(&$0, swarm)
      })
    guard pool < pieces.count else {
      let scalar =
        isASCII
        ? ScalarSet.all.scalar(from: &source) { Self.ascii(after: text.unicodeScalars, &$0) }
        : ScalarSet.all.scalar(from: &source)
      text.unicodeScalars.append(scalar)
      return
    }
    let options = pieces[pool]
    text += options[Int(source.choose(upTo: UInt64(options.count - 1)))]
  }

  /// The index of a random scalar of ASCII: of eight, three are among the first four of the text,
  /// two are signs, which are what is quoted and escaped, and three are any.
  private static func ascii(
    after text: String.UnicodeScalarView, _ random: inout RandomBits
  ) -> UInt64 {
    let bits = random.next()
    let scalar: Unicode.Scalar? =
      switch bits & 7 {
      case 0...2 where !text.isEmpty: text.prefix(Int(bits >> 3 & 3) + 1).last
      case 0...4: signs[Int(bits >> 59)]
      default: Unicode.Scalar(UInt32(bits >> 57))
      }
    return scalar.flatMap(ScalarSet.all.place(of:)) ?? 0
  }

  /// A pool that the case has: the randomly drawn one, else the next, else the letters.
  private func pool(_ random: inout RandomBits, _ swarm: Swarm) -> UInt64 {
    let pool = swarm.first(from: UInt64(table[Int(random.next(upTo: UInt64(table.count - 1)))]))
    return pool > UInt64(pieces.count) ? 0 : pool
  }
}
