import Testing

@testable import PropertyTesting

/// A word of choices is checked only by the generator that made it, or one that reads it the same.
@Suite struct ReplayFitTests {
  private static func word(_ generator: Generator<[Int]>) throws -> String {
    let found = Run.check(RunTests.claim(generator) { try require($0.count < 3) })
    return try #require(found.counterexample).choices
  }

  @Test func `A word of a generator that was changed is told`() throws {
    let word = try Self.word(.array(of: .int(in: 500...1_000), 0...9).map { $0.map { $0 + 1 } })
    let narrower = RunTests.claim(.array(of: .bool(), 0...2)) { _ in }
    let error = #expect(throws: BlobError.self) { try Run.replay(narrower, choices: word) }
    #expect(error == .misfit(word))
    #expect("\(try #require(error))".hasSuffix("leave it out, and find the failure again"))
  }

  @Test func `A word fits its own generator, and another that reads it the same`() throws {
    let word = try Self.word(.array(of: .int(in: 0...9), 0...9))
    for upper in [9, 8] {
      let claim = RunTests.claim(.array(of: .int(in: 0...upper), 0...9)) {
        try require($0.count < 3)
      }
      #expect(try Run.replay(claim, choices: word).counterexample?.input == "[0, 0, 0]")
    }
  }
}
