import Testing

@testable import PropertyTesting

/// Counts as users of other engines write them: none, one number, or a range without its end.
@Suite struct DefaultCountTests {
  @Test func `Without a count there are up to fifty, and rarely up to two hundred`() {
    func check(_ generator: Generator<some Collection>) {
      let counts = Sampling.values(generator, cases: 3_000).map(\.count)
      #expect((30...110).contains(counts.count { $0 > 50 }))
      #expect(counts.min() == 0 && (180...200).contains(counts.max() ?? 0))
    }
    check(.array(of: .bool()))
    check(.set(of: .int()))
    check(.dictionary(of: .int(), .bool()))
    check(.uniqueArray(of: .int()) { $0 })
    check(.string())
    check(.string(of: .element(of: "a", "b")))
  }

  @Test func `Random lists in another list have up to twenty, if nothing else is said`() {
    func counts<Inner: Collection>(_ inner: Generator<Inner>) -> ClosedRange<Int> {
      let lists = Sampling.values(.array(of: inner), cases: 1_000).joined().map(\.count)
      return (lists.min() ?? -1)...(lists.max() ?? -1)
    }
    #expect(counts(.array(of: .bool())) == 0...20)
    #expect(counts(.string()) == 0...20)
    #expect(counts(.set(of: .int())) == 0...20)
    #expect(counts(.array(of: .bool(), 0...50)) == 0...50)
    #expect(counts(zip(.string(), .string(of: "a", 0...30)).map(\.1)) == 0...30)
    let long = Claim(forAll: .array(of: .array(of: .bool()))) { (lists: [[Bool]]) in
      try require(!lists.contains { $0.count == 50 })
    }
    let choices = [1] + Array(repeating: [1, 0] as [UInt64], count: 50).joined()
    #expect(long.judge(options: choices).isFailure)
  }

  @Test func `A text without an alphabet is of printable ASCII`() {
    let scalars = Sampling.values(.string()).reduce(into: Set()) { $0.formUnion($1.unicodeScalars) }
    #expect(scalars == Set((0x20...0x7E as ClosedRange<UInt8>).map { Unicode.Scalar($0) }))
    let letters = EnumerationTests.all(.string(count: 1), upTo: 1)
    #expect(letters == ["a", "b"])
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
