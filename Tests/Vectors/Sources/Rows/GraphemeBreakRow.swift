import InputRules

/// A text and its grapheme clusters: `0020 0308 0020⇥0020 0308 | 0020`.
struct GraphemeBreakRow: VectorRow {
  let line: Int
  /// The expected clusters, in order.
  let clusters: [[Unicode.Scalar]]

  init(_ vector: VectorCase) throws(MalformedVector) {
    line = vector.line
    var clusters: [[Unicode.Scalar]] = []
    for piece in try vector.expected.text("clusters").split(
      separator: "|", omittingEmptySubsequences: false)
    {
      clusters.append(try Self.scalars(piece, line: line))
    }
    let text = try vector.edit.text("scalars")
    guard try Self.scalars(text[...], line: line) == clusters.flatMap({ $0 }) else {
      throw vector.expected.malformed(
        "clusters", "aren't those of “scalars”; write the same in both")
    }
    self.clusters = clusters
  }

  private static func scalars(
    _ text: Substring, line: Int
  ) throws(MalformedVector) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    for digits in text.split(separator: " ") {
      guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
        throw MalformedVector(
          line: line,
          problem: "\(String(digits).escaped) isn't a Unicode scalar; write hexadecimal digits")
      }
      scalars.append(scalar)
    }
    guard !scalars.isEmpty else {
      throw MalformedVector(line: line, problem: "a text is empty; write its code points")
    }
    return scalars
  }

  var asked: String { "the clusters of \(text.escaped)" }

  private var text: String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: clusters.joined())
    return String(scalars)
  }

  func answer() -> VectorAnswer {
    .said(expected: Self.words(clusters), ours: Self.words(cuts))
  }

  /// The clusters as the rules count and cut them.
  ///
  /// The lowest limit that accepts the text must be the number of clusters, and pasting under each
  /// lower limit must keep one cluster more than under the limit before it.
  private var cuts: [[Unicode.Scalar]] {
    var cuts: [[Unicode.Scalar]] = []
    var kept: [Unicode.Scalar] = []
    for limit in 0...text.unicodeScalars.count {
      let next = Array(pasted(under: limit).unicodeScalars)
      guard next.starts(with: kept) else { return cuts + [next] }
      if limit > 0 { cuts.append(Array(next.dropFirst(kept.count))) }
      kept = next
      if fits(limit) { break }
    }
    return cuts
  }

  private func fits(_ limit: Int) -> Bool {
    (try? MaximumLength(limit))?.objection(to: text) == nil
  }

  private func pasted(under limit: Int) -> String {
    guard let limit = try? MaximumLength(limit) else { return "" }
    let rule = FieldRule([limit], insertion: .truncated)
    return rule.apply(Edit(replacing: .caret(at: 0), with: text), to: .empty).text
  }

  static func words(_ clusters: [[Unicode.Scalar]]) -> String {
    clusters.map { $0.map(\.digits).joined(separator: " ") }.joined(separator: " | ")
  }
}

extension Unicode.Scalar {
  /// The value in at least four hexadecimal digits.
  fileprivate var digits: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
