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

/// The clusters before Unicode 17.0 and since, predicted without its break tables.
extension GraphemeBreakRow {
  /// Both answers for a text of pictographs, extending scalars, joiners and printable ASCII.
  var predictionOfPictographs: VectorPrediction? {
    let scalars = clusters.flatMap { $0 }
    guard
      scalars.allSatisfy({
        $0.wasPictographic || $0.extendsClusters || (" "..."~").contains($0)
      })
    else { return nil }
    return VectorPrediction(
      peers: Self.words(Self.cut(scalars, joining: \.wasPictographic)),
      ours: Self.words(Self.cut(scalars, joining: \.isPictographic)))
  }

  /// Cuts before each scalar that doesn't extend the one before it, unless a joiner joins the two
  /// as pictographs (GB9, GB11).
  private static func cut(
    _ scalars: [Unicode.Scalar], joining isPictographic: (Unicode.Scalar) -> Bool
  ) -> [[Unicode.Scalar]] {
    var clusters: [[Unicode.Scalar]] = []
    for scalar in scalars {
      let base = clusters.last?.last { !$0.extendsClusters }
      let isJoined =
        clusters.last?.last == .joiner && isPictographic(scalar) && base.map(isPictographic) == true
      if let last = clusters.indices.last, scalar.extendsClusters || isJoined {
        clusters[last].append(scalar)
      } else {
        clusters.append([scalar])
      }
    }
    return clusters
  }
}

extension Unicode.Scalar {
  fileprivate static let joiner: Unicode.Scalar = "\u{200D}"

  fileprivate var extendsClusters: Bool {
    self == .joiner || properties.isGraphemeExtend || properties.isEmojiModifier
  }

  /// Whether this is a pictograph since Unicode 17.0: an emoji, or unassigned.
  fileprivate var isPictographic: Bool {
    wasPictographic && (properties.isEmoji || properties.generalCategory == .unassigned)
  }

  /// Whether this had Extended_Pictographic before, by emoji-data.txt of Unicode 15.0.
  fileprivate var wasPictographic: Bool {
    !extendsClusters && Self.pictographs.contains { $0.contains(value) }
  }

  private static let pictographs: [ClosedRange<UInt32>] = [
    0xA9...0xA9, 0xAE...0xAE, 0x203C...0x203C, 0x2049...0x2049, 0x2122...0x2122, 0x2139...0x2139,
    0x2194...0x2199, 0x21A9...0x21AA, 0x231A...0x231B, 0x2328...0x2328, 0x2388...0x2388,
    0x23CF...0x23CF, 0x23E9...0x23F3, 0x23F8...0x23FA, 0x24C2...0x24C2, 0x25AA...0x25AB,
    0x25B6...0x25B6, 0x25C0...0x25C0, 0x25FB...0x25FE, 0x2600...0x2605, 0x2607...0x2612,
    0x2614...0x2685, 0x2690...0x2705, 0x2708...0x2712, 0x2714...0x2714, 0x2716...0x2716,
    0x271D...0x271D, 0x2721...0x2721, 0x2728...0x2728, 0x2733...0x2734, 0x2744...0x2744,
    0x2747...0x2747, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757,
    0x2763...0x2767, 0x2795...0x2797, 0x27A1...0x27A1, 0x27B0...0x27B0, 0x27BF...0x27BF,
    0x2934...0x2935, 0x2B05...0x2B07, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55,
    0x3030...0x3030, 0x303D...0x303D, 0x3297...0x3297, 0x3299...0x3299, 0x1F000...0x1F0FF,
    0x1F10D...0x1F10F, 0x1F12F...0x1F12F, 0x1F16C...0x1F171, 0x1F17E...0x1F17F, 0x1F18E...0x1F18E,
    0x1F191...0x1F19A, 0x1F1AD...0x1F1E5, 0x1F201...0x1F20F, 0x1F21A...0x1F21A, 0x1F22F...0x1F22F,
    0x1F232...0x1F23A, 0x1F23C...0x1F23F, 0x1F249...0x1F3FA, 0x1F400...0x1F53D, 0x1F546...0x1F64F,
    0x1F680...0x1F6FF, 0x1F774...0x1F77F, 0x1F7D5...0x1F7FF, 0x1F80C...0x1F80F, 0x1F848...0x1F84F,
    0x1F85A...0x1F85F, 0x1F888...0x1F88F, 0x1F8AE...0x1F8FF, 0x1F90C...0x1F93A, 0x1F93C...0x1F945,
    0x1F947...0x1FAFF, 0x1FC00...0x1FFFD,
  ]
}
