import Testing

@testable import PropertyTesting

/// Counts as users of other engines write them: none, one number, or a range without its end.
@Suite struct DefaultCountTests {
  private func counts<Value: Collection>(_ generator: Generator<Value>) -> ClosedRange<Int> {
    let counts = Sampling.values(generator, cases: 3_000).map(\.count)
    return (counts.min() ?? -1)...(counts.max() ?? -1)
  }

  @Test func `Without a count there are up to twenty`() {
    #expect(counts(.array(of: .bool())) == 0...20)
    #expect(counts(.set(of: .int())) == 0...20)
    #expect(counts(.dictionary(of: .int(), .bool())) == 0...20)
    #expect(counts(.uniqueArray(of: .int())) == 0...20)
    #expect(counts(.uniqueArray(of: .int()) { $0 }) == 0...20)
    #expect(counts(.string()) == 0...20)
    #expect(counts(.string(of: "ab")) == 0...20)
    #expect(counts(.string(of: .element(of: "a", "b"))) == 0...20)
    #expect(counts(Generator.text().map(\.unicodeScalars)).upperBound > 20)
  }

  @Test func `A text without an alphabet is of printable ASCII`() {
    let scalars = Sampling.values(.string()).reduce(into: Set()) { $0.formUnion($1.unicodeScalars) }
    #expect(scalars == Set((0x20...0x7E as ClosedRange<UInt8>).map { Unicode.Scalar($0) }))
    let letters = EnumerationTests.all(.string(count: 1), upTo: 1)
    #expect(letters == ["a", "b"])
  }

  @Test func `A range of counts may lack its upper bound`() {
    #expect(counts(.array(of: .bool(), 0..<10)) == 0...9)
    #expect(counts(.set(of: .int(), 0..<10)) == 0...9)
    #expect(counts(.dictionary(of: .int(), .bool(), 0..<10)) == 0...9)
    #expect(counts(.uniqueArray(of: .int(), 0..<10)) == 0...9)
    #expect(counts(.uniqueArray(of: .int(), 0..<10) { $0 }) == 0...9)
    #expect(counts(.string(of: "ab", 0..<10)) == 0...9)
    #expect(counts(.string(of: .element(of: "a", "b"), 0..<10)) == 0...9)
    #expect(counts(.text(in: .greek, 0..<10)) == 0...9)
    #expect(counts(.text(of: .digits, 0..<10)) == 0...9)
  }

  @Test func `A text has as many characters as one number says`() {
    #expect(counts(.string(of: "ab", count: 5)) == 5...5)
    #expect(counts(.string(of: .element(of: "a", "b"), count: 5)) == 5...5)
  }

  @Test func `An optional is as likely a value as its probability`() {
    let share = { (generator: Generator<Bool?>) in
      Double(Sampling.values(generator, cases: 10_000).count { $0 != nil }) / 10_000
    }
    #expect((0.73...0.77).contains(share(.optional(.bool()))))
    #expect((0.08...0.12).contains(share(.optional(.bool(), probability: 0.1))))
    #expect(share(.optional(.bool(), probability: 1)) == 1)
  }
}
