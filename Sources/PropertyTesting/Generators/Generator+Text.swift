extension Generator where Value == String {
  /// Text of up to `pieces` pieces from the pools that field rules go wrong on, with some scalars
  /// of any kind.
  ///
  /// Every printable ASCII character comes up, and a scalar of every general category that a text
  /// can hold.
  ///
  /// - Parameter pieces: how many pieces at the most; one may be a cluster of several scalars.
  /// - Precondition: the count isn't below zero.
  public static func text(upTo pieces: Int) -> Generator {
    text(pieces: 0...pieces)
  }

  /// Text of a number of pieces from the pools that field rules go wrong on.
  ///
  /// - Precondition: no count is below zero.
  public static func text(pieces counts: ClosedRange<Int>) -> Generator {
    precondition(counts.lowerBound >= 0, "A text can't have fewer than 0 pieces.")
    return Generator(count: TextPools.shared.count.lists(counts)) { source in
      source.span("text") { source in
        let pools = TextPools.shared
        let swarm = pools.swarm(source)
        var result = ""
        source.repeated(counts, label: "piece") { pools.append(to: &result, from: &$0, swarm) }
        return result
      }
    }
  }

  /// One Unicode scalar of any kind, as a text.
  ///
  /// Chance takes every other one from printable ASCII and a few scalars of each general category.
  public static let anyScalar = Generator<Unicode.Scalar>.scalar().map { String(Character($0)) }
}

/// The pools' pieces and weights, computed once.
private struct TextPools: Sendable {
  static let shared = TextPools()
  private let pieces = TextPool.allCases.map(\.pieces)
  /// For each of 128 random numbers the pool it means; the last option is any scalar at all.
  private let table: [UInt8] = {
    let weights = TextPool.allCases.map(\.weight) + [4]
    let total = weights.reduce(0, +)
    return weights.enumerated().flatMap { index, weight in
      Array(repeating: UInt8(index), count: Int((weight * 128 + total / 2) / total))
    }
  }()

  /// How many pieces there are.
  var count: UInt64? { ScalarSet.all.count + pieces.reduce(0) { $0 + UInt64($1.count) } }

  /// The pools that a case has.
  func swarm(_ source: ChoiceSource) -> Swarm {
    Swarm(start: source.start, options: pieces.count + 1)
  }

  func append(to text: inout String, from source: inout ChoiceSource, _ swarm: Swarm) {
    let pool = Int(source.choose(upTo: UInt64(pieces.count)) { self.pool(&$0, swarm) })
    guard pool < pieces.count else {
      text.unicodeScalars.append(ScalarSet.all.scalar(from: &source))
      return
    }
    let options = pieces[pool]
    text += options[Int(source.choose(upTo: UInt64(options.count - 1)))]
  }

  /// A pool that the case has: the one that chance takes, else the next, else the letters.
  private func pool(_ random: inout RandomBits, _ swarm: Swarm) -> UInt64 {
    let pool = swarm.first(from: UInt64(table[Int(random.next(upTo: UInt64(table.count - 1)))]))
    return pool > UInt64(pieces.count) ? 0 : pool
  }
}
