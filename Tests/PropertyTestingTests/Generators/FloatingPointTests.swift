import PropertyExpectations
import Testing

@testable import PropertyTesting

/// Floating-point numbers: simple decimals first, and every special one reached.
@Suite struct FloatingPointTests {
  static let ranges: [ClosedRange<Double>] = [
    0...1, -1...1, 0.1...0.3, -0.7 ... -0.3, 0x1p-1074...0x1p-1063, 1e300...1.5e300, -3...1e9,
    -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, 2.5...2.5, 0.1...0.1,
    -Double.infinity...0, 0...Double.infinity, -0.0...0, 1e15...1e17,
    Double.leastNonzeroMagnitude...Double.leastNonzeroMagnitude, 1...1.0.nextUp,
    Double.infinity...Double.infinity,
  ]

  @Test(arguments: ranges)
  func `Numbers are of their range`(range: ClosedRange<Double>) {
    expectHolds(forAll: .double(in: range, favouring: [0.5, .nan])) {
      try require(range.contains($0))
    }
    let values = Set(Sampling.values(.double(in: range)))
    #expect(values.contains(range.lowerBound) && values.contains(range.upperBound))
  }

  @Test func `Special numbers are reached`() {
    let values = Sampling.values(.double(), cases: 20_000)
    for special in [.infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0.5]
      as [Double]
    {
      #expect(values.contains(special), "\(special)")
    }
    #expect(values.contains { $0.isNaN })
    #expect(values.contains { $0 == 0 && $0.sign == .minus })
    #expect(values.contains { $0.isSubnormal })
    #expect(values.contains { $0 > 1e200 } && values.contains { (1e-300...1e-200).contains($0) })
    #expect(values.contains(1.0.nextUp) && values.contains(1.0.nextDown))
    let floats = Sampling.values(.float(), cases: 20_000)
    #expect(floats.contains { $0.isNaN } && floats.contains { $0.isSubnormal })
    #expect(floats.contains(.infinity) && floats.contains(.greatestFiniteMagnitude))
  }

  @Test func `Steps follow one another`() {
    expectHolds(forAll: .double(in: -Double.greatestFiniteMagnitude...Double.infinity)) { number in
      let ordinal = FloatOrder<Double>.ordinal(number)
      try requireEqual(FloatOrder.value(ordinal), number)
      if number.isFinite { try requireEqual(FloatOrder.value(ordinal + 1), number.nextUp) }
    }
  }
}
