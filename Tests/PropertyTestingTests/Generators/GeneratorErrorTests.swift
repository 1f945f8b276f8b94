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
}
