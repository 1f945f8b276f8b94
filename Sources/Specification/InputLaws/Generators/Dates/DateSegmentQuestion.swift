/// A field that shows all text before a segment, and digits to type there.
struct DateSegmentQuestion: Hashable, Sendable {
  var sample: DateSample
  /// The index of the segment among the pieces.
  var piece: Int
  /// Two digits.
  var digits: [Int]

  /// The text shown before the segment.
  var head: String { sample.pieces[..<piece].map(\.text).joined() }

  var segment: DateSegment { sample.pieces[piece].segment ?? .day }

  /// The literals after the segment.
  var literals: String {
    sample.pieces[(piece + 1)...].prefix { $0.segment == nil }.map(\.text).joined()
  }

  /// The next segment, if there is one.
  var next: DateSegment? { sample.pieces[(piece + 1)...].lazy.compactMap(\.segment).first }

  var number: Int { digits[0] * 10 + digits[1] }

  func key(_ index: Int) -> String { String(digits[index]) }

  func shown(_ number: Int, _ count: Int = 2) -> String { sample.field.digits(number, count) }
}

extension Generator<DateSegmentQuestion> {
  /// One of the segments with two digits, and any digits.
  static func dateSegment(_ change: @escaping @Sendable (inout DatePolicies) -> Void) -> Generator {
    let samples = Generator<DateSample>.dateSample(.separated, change)
    return Generator { source in
      let sample = source.draw(samples)
      let pieces = sample.pieces.indices.filter {
        sample.pieces[$0].segment?.takesZeros ?? false
      }
      let others = sample.pieces.indices.filter { sample.pieces[$0].segment != nil }
      let piece = source.element(of: pieces.isEmpty ? others : pieces)
      let digits = [Int(source.choose(upTo: 9)), Int(source.choose(upTo: 9))]
      return DateSegmentQuestion(sample: sample, piece: piece, digits: digits)
    }
  }
}
