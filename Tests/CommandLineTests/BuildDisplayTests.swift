import Testing

@testable import input_rules

/// What is said of a build while it takes its time.
@Suite struct BuildDisplayTests {
  @Test func theLastStepCounts() {
    let output = """
      Building for production...
      [0/11] Write sources
      [14/17] Compiling InputLaws Answer.swift
      warning: [1/2] is no step
      """
    #expect(BuildDisplay.step(of: output) == ": [14/17] Compiling InputLaws")
    #expect(BuildDisplay.step(of: "Building for production...") == "")
  }

  @Test(arguments: [(0.4, "0 s"), (59.9, "59 s"), (60, "1 min 0 s"), (243, "4 min 3 s")])
  func timeIsSaidAsPeopleSayIt(seconds: Double, words: String) {
    #expect(seconds.inWords == words)
  }
}
