/// The choices of a generation, and the spans that group them.
public struct Recording: Hashable, Sendable {
  /// The choices, in the order in which they were made.
  public internal(set) var choices: [Choice] = []
  /// The spans, outer before inner, left before right.
  public internal(set) var spans: [Span] = []

  /// The options taken.
  public var values: [UInt64] { choices.map(\.value) }
}

/// The choices that made one part of an input: shrinkers and mutators cut at spans.
public struct Span: Hashable, Sendable {
  /// The kind of part; parts of one kind can replace each other.
  public let label: String
  /// The part's first choice.
  public let start: Int
  /// The choice after the part's last.
  public internal(set) var end: Int
  /// How many spans enclose this one.
  public let depth: Int

  /// The choices of the part.
  public var range: Range<Int> { start..<end }
}

extension Recording {
  /// The options with up to four parts copied over others of their kind; nil if no two are of a
  /// kind.
  ///
  /// Parts are of a kind if they are spans with the same label, or single choices with the same
  /// number of options. Random drawing hardly ever makes two large numbers equal, or a text that
  /// holds another twice.
  func copyingParts(using random: inout RandomBits) -> [UInt64]? {
    let kinds = kinds
    if kinds.isEmpty { return nil }
    var copies: [(from: Range<Int>, to: Range<Int>)] = []
    for _ in 0...random.next(upTo: 3) {
      guard let parts = random.element(of: kinds), let from = random.element(of: parts),
        let to = random.element(of: parts.filter { $0 != from }),
        !copies.contains(where: { $0.to.overlaps(to) })
      else { continue }
      copies.append((from, to))
    }
    let all = values
    var values = values
    // From the last on, so that the places of the others stay.
    for (from, to) in copies.sorted(by: { $0.to.lowerBound > $1.to.lowerBound }) {
      values.replaceSubrange(to, with: Array(all[from]))
    }
    return values
  }

  /// The parts of each kind that has more than one.
  private var kinds: [[Range<Int>]] {
    var kinds = Array(Dictionary(grouping: spans.filter { !$0.range.isEmpty }, by: \.label).values)
      .map { $0.map(\.range) }
    let choosy = choices.indices.filter { choices[$0].maximum > 1 }
    kinds += Dictionary(grouping: choosy) { choices[$0].maximum }.values.map { places in
      places.map { $0..<$0 + 1 }
    }
    // A dictionary's order differs from process to process.
    return kinds.filter { $0.count > 1 }.sorted { $0.lexicographicallyPrecedes($1, by: isBefore) }
  }

  private func isBefore(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    (one.lowerBound, one.upperBound) < (other.lowerBound, other.upperBound)
  }
}

extension RandomBits {
  /// One of `elements`; nil if it is empty.
  public mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[Int(next(upTo: UInt64(elements.count - 1)))]
  }
}
