import Testing

@testable import PropertyTesting

/// An impossible generator is reported in a sentence, and never a trap.
@Suite struct GeneratorErrorTests {
  @Test func `Bounds that are none are refused`() {
    #expect(throws: GeneratorError.unorderedBounds("2.0", "1.0")) {
      try Generator<Double>.double(from: 2, through: 1)
    }
    #expect(throws: GeneratorError.unorderedBounds("nan", "1.0")) {
      try Generator<Double>.double(from: .nan, through: 1)
    }
    #expect(throws: GeneratorError.unorderedBounds("0.0", "nan")) {
      try Generator<Float>.float(from: 0, through: .nan)
    }
    #expect(throws: Never.self) { try Generator<Double>.double(from: 1, through: 1) }
  }

  @Test func `Empty lists are refused`() {
    #expect(throws: GeneratorError.nothingToChoose) { try Generator<Int>.element(of: []) }
    #expect(throws: GeneratorError.nothingToChoose) { try Generator<Int>.oneOf([]) }
    #expect(throws: GeneratorError.nothingToChoose) { try Generator<Int>.oneOf(weighted: []) }
    #expect(throws: GeneratorError.nothingToChoose) { try Generator<Int>.swarm([]) }
    #expect(throws: GeneratorError.nothingToChoose) { try Generator<String>.text(in: [], 0...1) }
    #expect(throws: GeneratorError.nothingToChoose) { try Generator<String>.text(of: [], 0...1) }
  }

  @Test func `Weights that are none are refused`() {
    #expect(throws: GeneratorError.badWeight(-1)) {
      try Generator<Int>.oneOf(weighted: [(2, .int()), (-1, .int())])
    }
    #expect(throws: GeneratorError.badWeight(.max)) {
      try Generator<Int>.oneOf(weighted: [(.max, .int()), (.max, .int())])
    }
    let most = Int(UInt32.max)
    #expect(throws: Never.self) { try Generator<Int>.oneOf(weighted: [(most, .int())]) }
    #expect(throws: GeneratorError.badWeight(most + 1)) {
      try Generator<Int>.oneOf(weighted: [(most + 1, .int())])
    }
    #expect(throws: GeneratorError.noWeight) {
      try Generator<Int>.oneOf(weighted: [(0, .int()), (0, .int())])
    }
  }

  @Test(
    arguments: [
      (.emptyRange("5..<5"), "the range 5..<5 is empty; give a range that holds a value"),
      (
        .unorderedBounds("2.0", "nan"),
        "2.0 and nan aren't bounds; give two numbers, the smaller one first"
      ),
      (.negativeCount(-2), "there can't be -2 elements; give 0 or more"),
      (.nothingToChoose, "there is nothing to choose from; give at least one option"),
      (.badShare(1.5), "the probability or share 1.5 isn't a number from 0 to 1"),
      (
        .tooDeep(5_000), "5000 levels may overflow the stack; give a depth of at most 1000"
      ),
      (.badWeight(-1), "the weight -1 isn't one from 0 to 4294967295"),
      (.noWeight, "no option is ever chosen; give at least one a weight above 0"),
      (
        .noText,
        "the grammar has no text: every way through it needs more; give each rule a way to end"
      ),
      (
        .unknownRule("a"),
        "the grammar's rule “a” is used outside of its definition; use the whole rule there"
      ),
      (.ambiguousRule("a"), "the grammar has two rules named “a”; give each its own name"),
      (
        .undecodable(type: "A", "b: it is odd"),
        "no A can be decoded: b: it is odd; make its type Arbitrary, or override what the decoder "
          + "refuses"
      ),
      (
        .unknownField("c", of: "A", fields: ["a", "b"]),
        "A has no field “c”; give one of: a, b"
      ),
      (
        .badPattern("a)", at: 2, .bracket),
        "the pattern a) can't be used: at character 2, a group or class has no other end; close "
          + "it, or escape the bracket"
      ),
    ] as [(GeneratorError, String)])
  func `Every error is a sentence`(error: GeneratorError, sentence: String) {
    #expect("\(error)" == sentence)
  }
}
