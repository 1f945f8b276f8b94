/// Unicode scalars that can be told by their place, in an order.
struct ScalarSet: Hashable, Sendable {
  private let ranges: [ClosedRange<UInt32>]
  /// How many there are.
  let count: UInt64

  init(_ ranges: [ClosedRange<Unicode.Scalar>]) {
    self.init(numbers: ranges.flatMap(Self.withoutGap))
  }

  private init(numbers: [ClosedRange<UInt32>]) {
    ranges = numbers
    count = numbers.reduce(0) { $0 + UInt64($1.count) }
  }

  /// The scalars that aren't `banned`, in the same order.
  func without(_ banned: [Unicode.Scalar]) -> ScalarSet {
    let left = Set(banned).sorted().reduce(ranges) { ranges, scalar in
      ranges.flatMap { Self.split($0, at: scalar.value) }
    }
    return ScalarSet(numbers: left)
  }

  /// What lies before and behind a number in a range.
  private static func split(_ range: ClosedRange<UInt32>, at number: UInt32) -> [ClosedRange<
    UInt32
  >] {
    guard range.contains(number) else { return [range] }
    let before = range.lowerBound < number ? [range.lowerBound...number - 1] : []
    return before + (number < range.upperBound ? [number + 1...range.upperBound] : [])
  }

  /// The numbers of a range of scalars, which has none where the surrogates are.
  private static func withoutGap(_ range: ClosedRange<Unicode.Scalar>) -> [ClosedRange<UInt32>] {
    let (first, last) = (range.lowerBound.value, range.upperBound.value)
    return first < 0xD800 && last > 0xDFFF ? [first...0xD7FF, 0xE000...last] : [first...last]
  }

  /// The scalar at a place from 0 to `count - 1`; null for an empty set.
  subscript(place: UInt64) -> Unicode.Scalar {
    var rest = place
    for range in ranges {
      if rest < UInt64(range.count) {
        return Unicode.Scalar(range.lowerBound + UInt32(rest)) ?? "\0"
      }
      rest -= UInt64(range.count)
    }
    return "\0"
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar.value) }
  }
}
