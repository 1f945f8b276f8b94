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
  /// The options with one part copied over another of its kind; nil if no two are of a kind.
  ///
  /// Parts are of a kind if they are spans with the same label, or single choices with the same
  /// number of options. Random drawing hardly ever makes two large numbers equal, or a text that
  /// holds another twice.
  public func copyingPart(using random: inout RandomBits) -> [UInt64]? {
    var kinds = Array(Dictionary(grouping: spans.filter { !$0.range.isEmpty }, by: \.label).values)
      .map { $0.map(\.range) }
    let choosy = choices.indices.filter { choices[$0].maximum > 1 }
    kinds += Dictionary(grouping: choosy) { choices[$0].maximum }.values.map { places in
      places.map { $0..<$0 + 1 }
    }
    // A dictionary's order differs from process to process.
    kinds = kinds.filter { $0.count > 1 }.sorted { $0.lexicographicallyPrecedes($1, by: isBefore) }
    guard let parts = random.element(of: kinds), let from = random.element(of: parts),
      let to = random.element(of: parts.filter { $0 != from })
    else { return nil }
    var values = values
    values.replaceSubrange(to, with: Array(values[from]))
    return values
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
