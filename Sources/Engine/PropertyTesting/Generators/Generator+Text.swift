extension Generator where Value == String {
  /// Generates texts from a limited number of pieces that are likely to break text fields.
  /// - Parameter pieces: the maximum number of pieces; with a negative number, the property fails.
  public static func text(upTo pieces: Int) -> Generator {
    text(pieces: min(0, pieces)...pieces)
  }

  /// Generates texts from pieces that are likely to break text fields, and from other scalars.
  ///
  /// The pieces include all printable ASCII characters, and scalars from every general category
  /// that a text can contain. In one out of eight random cases, texts are pure ASCII with control
  /// characters, many symbols, and repetitions of their first characters.
  /// - Parameter counts: the allowed number of pieces, by default `UsualCounts`; a piece may
  ///   contain several scalars. With a negative count, the property fails.
  public static func text(pieces counts: some CountRange = UsualCounts()) -> Generator {
    counted(counts, or: "", text(counts:))
  }

  private static func text(counts: ClosedRange<Int>) -> Generator {
    Generator(count: TextPools.shared.count.lists(counts)) { source in
      source.span("text") { source in
        let pools = TextPools.shared
        let swarm = pools.swarm(source)
        let isASCII = Swarm(start: source.start, options: 128).word & 3 == 0
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

  /// Generates texts that consist of one Unicode scalar.
  ///
  /// Half of the random scalars are from a short list: printable ASCII, and scalars of each general
  /// category.
  public static let anyScalar = Generator<Unicode.Scalar>.scalar().map { String(Character($0)) }
}

package struct TextPools: Sendable {
  package static let shared = TextPools()
  /// The pieces of one scalar, by pool; then an empty list, which represents an arbitrary scalar;
  /// then the pieces that consist of several scalars, because they are the most complex.
  package let pools: [[String]]
  /// The pool for each of about 128 random numbers.
  private let table: [UInt8]
  /// The option of an arbitrary scalar.
  private var any: Int { pools.count - 2 }

  private init() {
    var (pools, weights, sequences, rest) = ([[String]](), [Double](), [String](), 0.0)
    for pool in TextPool.allCases {
      let (all, weight) = (pool.pieces, Double(pool.weight))
      let single = all.filter { $0.unicodeScalars.count == 1 }
      sequences += all.filter { $0.unicodeScalars.count > 1 }
      let share = weight * Double(single.count) / Double(all.count)
      rest += weight - share
      if single.isEmpty { continue }
      pools.append(single)
      weights.append(share)
    }
    weights += [4, rest]
    self.pools = pools + [[], sequences]
    let total = weights.reduce(0, +)
    table = weights.enumerated().flatMap { index, weight in
      Array(repeating: UInt8(index), count: Int((weight * 128 / total).rounded()))
    }
  }

  private static let signs = Array(##"!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~"##.unicodeScalars)

  /// Returns the options of the scalars in a text, each as an arbitrary scalar.
  func options(_ text: String) -> [[UInt64]]? {
    text.unicodeScalars.map { [UInt64(any), ScalarSet.all.place(of: $0) ?? 0] }
  }

  var count: UInt64? { ScalarSet.all.count + pools.reduce(0) { $0 + UInt64($1.count) } }

  /// Returns the pools that a case uses.
  func swarm(_ source: ChoiceSource) -> Swarm {
    Swarm(start: source.start, options: pools.count)
  }

  func append(
    to text: inout String, from source: inout ChoiceSource, _ swarm: Swarm, _ isASCII: Bool
  ) {
    let last = UInt64(pools.count - 1)
    let pool = Int(source.choose(upTo: last) { isASCII ? UInt64(any) : self.pool(&$0, swarm) })
    let piece =
      pool == any
      ? Self.scalar(after: text, from: &source, isASCII)
      : pools[pool][Int(source.choose(upTo: UInt64(pools[pool].count - 1)))]
    text += piece
    guard source.branchings != nil, pool >= any else { return }
    for options in simpler(than: piece.unicodeScalars) { source.branch(ofLast: 2, to: options) }
  }

  private static func scalar(
    after text: String, from source: inout ChoiceSource, _ isASCII: Bool
  ) -> String {
    guard isASCII else { return String(ScalarSet.all.scalar(from: &source)) }
    return String(ScalarSet.all.scalar(from: &source) { ascii(after: text.unicodeScalars, &$0) })
  }

  /// Returns the options of other scalars with the same general categories, and then of the scalars
  /// themselves; the simplest come last.
  private func simpler(than scalars: String.UnicodeScalarView) -> [[UInt64]] {
    var (alike, own) = ([[UInt64]](), options(String(scalars)) ?? [])
    let categories = Set(scalars.filter { !$0.isASCII }.map(\.properties.generalCategory))
    for (pool, pieces) in pools[..<any].enumerated() {
      for (place, piece) in pieces.enumerated() {
        guard let scalar = piece.unicodeScalars.first else { continue }
        let options = [UInt64(pool), UInt64(place)]
        if let index = scalars.firstIndex(of: scalar) {
          own[scalars.distance(from: scalars.startIndex, to: index)] = options
        } else if !scalar.isASCII && categories.contains(scalar.properties.generalCategory) {
          alike.append(options)
        }
      }
    }
    return alike.reversed() + own.sorted { $1.isShortlexLess(than: $0) }
  }

  /// Returns the index of a random ASCII scalar.
  ///
  /// Out of eight scalars, three repeat one of the text's first four scalars, two are symbols such
  /// as quotes, and three are any ASCII scalars.
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

  /// Draws a pool, and returns it or the next pool that the case uses; if there is none, returns
  /// the letters.
  private func pool(_ random: inout RandomBits, _ swarm: Swarm) -> UInt64 {
    let pool = swarm.first(from: UInt64(table[Int(random.next(upTo: UInt64(table.count - 1)))]))
    return pool < pools.count ? pool : 0
  }
}
