import PropertyExpectations
import Testing

@testable import PropertyTesting

/// Generators of integers of every width: their ranges, edges and simplest values.
@Suite struct IntegerTests {
  static func bounds<Value: FixedWidthInteger & Sendable>(
    _: Value.Type
  ) -> Generator<ClosedRange<Value>> {
    zip(Generator<Value>.integer(), .integer()).map { min($0, $1)...max($0, $1) }
  }

  static func checkRanges<Value: FixedWidthInteger & Sendable>(_: Value.Type) {
    let dependent = bounds(Value.self).flatMap { range in
      let favoring = Generator<Value>.integer(in: range, favoring: [0, 1])
      return zip(Generator<Value>.integer(in: range), favoring).map { (range, $0, $1) }
    }
    expectHolds(forAll: dependent) { made in
      try require(made.0.contains(made.1) && made.0.contains(made.2))
    }
  }

  @Test func `Integers are within their range`() {
    Self.checkRanges(Int.self)
    Self.checkRanges(UInt64.self)
    Self.checkRanges(Int8.self)
    Self.checkRanges(UInt16.self)
    Self.checkRanges(Int128.self)
    Self.checkRanges(UInt128.self)
  }

  @Test func `A half-open range excludes its upper bound`() {
    #expect(EnumerationTests.all(.int(in: 3..<7), upTo: 9) == [3, 4, 5, 6])
    #expect(EnumerationTests.all(.integer(in: -1..<(2 as Int8)), upTo: 9) == [0, 1, -1])
    #expect(EnumerationTests.all(Generator<UInt8>.integer(in: 253...), upTo: 9) == [253, 254, 255])
    #expect(EnumerationTests.all(Generator<UInt8>.integer(in: ...2), upTo: 9) == [0, 1, 2])
    let lengths = Generator<[Int]>.array(of:count:)
    #expect(EnumerationTests.all(lengths(.just(0), 2), upTo: 9) == [[0, 0]])
    #expect(EnumerationTests.all(.array(of: .just(0), 1..<3), upTo: 9) == [[0], [0, 0]])
    #expect(Sampling.values(.double(in: 0..<1)).allSatisfy { 0 <= $0 && $0 < 1 })
    #expect(Sampling.values(.float(in: 0..<1)).allSatisfy { 0 <= $0 && $0 < 1 })
  }

  @Test func `Integers near every power of two and near the limits are drawn`() {
    let values = Set(Sampling.values(Generator<Int>.int(), cases: 400_000))
    for power in 0..<63 {
      for near in -1...1 {
        #expect(values.contains(1 << power + near), "2^\(power) + \(near)")
        #expect(values.contains(-1 << power + near), "-2^\(power) + \(near)")
      }
    }
    for near in 0...2 { #expect(values.contains(.max - near) && values.contains(.min + near)) }
  }

  @Test func `Wide integers are drawn at their edges and in the whole range`() {
    let values = Sampling.values(Generator<Int128>.integer(), cases: 300_000)
    #expect(values.contains(.max) && values.contains(.min) && values.contains(0))
    #expect(values.contains(1 << 64) && values.contains(-1 << 100))
    #expect(Sampling.areEven([values.count { $0 < 0 }, values.count { $0 > 0 }], options: 2))
    let narrow = Generator<UInt128>.integer(in: 0...(1 << 64 + 5)).map { $0 > 1 << 64 }
    #expect(Sampling.counts(narrow)[true] ?? 0 < 2_000)
  }
}

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

}

/// Generators of floating-point numbers: simple decimals come first, and special numbers occur.
@Suite struct FloatingPointTests {
  static let ranges: [ClosedRange<Double>] = [
    0...1, -1...1, 0.1...0.3, -0.7 ... -0.3, 0x1p-1074...0x1p-1063, 1e300...1.5e300, -3...1e9,
    -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, 2.5...2.5, 0.1...0.1,
    -Double.infinity...0, 0...Double.infinity, -0.0...0, 1e15...1e17,
    Double.leastNonzeroMagnitude...Double.leastNonzeroMagnitude, 1...1.0.nextUp,
    Double.infinity...Double.infinity,
  ]

  @Test(arguments: ranges)
  func `Numbers are within their range`(range: ClosedRange<Double>) {
    expectHolds(forAll: .double(in: range, favoring: [0.5, .nan])) {
      try require(range.contains($0))
    }
    let values = Set(Sampling.values(.double(in: range)))
    #expect(values.contains(range.lowerBound) && values.contains(range.upperBound))
  }

  @Test func `Doubles are numbered in their order`() {
    expectHolds(forAll: .double(in: -Double.greatestFiniteMagnitude...Double.infinity)) { number in
      let ordinal = FloatOrder<Double>.ordinal(number)
      try requireEqual(FloatOrder.value(ordinal), number)
      if number.isFinite { try requireEqual(FloatOrder.value(ordinal + 1), number.nextUp) }
    }
  }
}
