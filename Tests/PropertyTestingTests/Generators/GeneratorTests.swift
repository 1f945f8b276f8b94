import PropertyExpectations
import Testing

@testable import PropertyTesting

/// Generators: one input whoever answers, and the simplest if nobody does.
@Suite struct GeneratorTests {
  static let everything = zip(
    .int(in: -50...50), .optional(.bool()), .array(of: .text(upTo: 3), 0...4),
    .oneOf(.just("x"), .string(of: "yz", 1...2)),
    Generator<Int>.int(in: 0...9).flatMap { .array(of: .int(in: 0...9), $0...$0) })

  static func made(_ source: ChoiceSource) -> (String, ChoiceSource) {
    var source = source
    return (describe("\(everything.generate(&source))"), source)
  }

  @Test func `A case ends however much it asks for`() {
    let endless = Generator<Int> { source in
      var count = 0
      source.repeated(0...Int.max) { source in
        count += Int(source.choose(upTo: 1)) | 1
      }
      return count
    }
    var source = ChoiceSource(random: RandomBits(seed: 5))
    #expect(endless.generate(&source) <= ChoiceSource.largestCase)
  }

  @Test(arguments: TextPool.allCases)
  func `Every pool is reached`(pool: TextPool) {
    let scalars = Set(pool.pieces.flatMap { Array($0.unicodeScalars) })
    expectHolds(
      forAll: Generator<String>.text(pieces: 8...8)
        .cover("\(pool)", atLeast: 0.1) { $0.unicodeScalars.contains(where: scalars.contains) }
    ) { _ in }
  }
}
