import Testing

@testable import PropertyTesting

/// The order of integers by their distance from a target.
@Suite struct DistanceOrderTests {
  @Test func `Every range of bytes is ordered by distance`() {
    for low in stride(from: Int8.min, through: Int8.max, by: 17) {
      for high in stride(from: low, through: Int8.max, by: 23) {
        for target: Int8 in [-128, -5, 0, 3, 127] { expectOrdered(low...high, around: target) }
      }
    }
  }

  private func expectOrdered(_ range: ClosedRange<Int8>, around target: Int8) {
    let order = DistanceOrder<Int8, UInt64>(range, around: target)
    let values = (0...order.maximum).map { order[$0] }
    let nearest = Int(min(max(target, range.lowerBound), range.upperBound))
    let distances = values.map { abs(Int($0) - nearest) }
    #expect(Set(values) == Set(range))
    #expect(values.map { order.option(of: $0) } == Array(0...order.maximum))
    #expect(values.count == range.count)
    #expect(distances == distances.sorted())
  }

  @Test func `The widest ranges have their bounds`() {
    let signed = DistanceOrder<Int, UInt64>(Int.min...Int.max, around: 0)
    #expect(signed.maximum == .max)
    #expect([signed[0], signed[1], signed[2], signed[.max]] == [0, 1, -1, Int.min])
    let unsigned = DistanceOrder<UInt64, UInt64>(UInt64.min...UInt64.max, around: 0)
    #expect([unsigned[0], unsigned[7], unsigned[.max]] == [0, 7, .max])
  }
}
