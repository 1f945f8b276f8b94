import Testing

@testable import PropertyFuzzing

/// Durations as people write them.
@Suite struct DurationTests {
  @Test(arguments: [
    ("90", 90.0), ("90s", 90), ("10m", 600), ("8h", 28_800), ("1h30m", 5_400), ("1d", 86_400),
  ])
  func `Is read`(text: String, seconds: Double) {
    #expect(Double(duration: text) == seconds)
  }

  @Test(arguments: [
    "", "0", "0s", "-5", "10x", "m", "1h30", "1.5h", "5 m", "٣s", "1e9s", "9999999999999999999999h",
  ])
  func `Is refused`(text: String) {
    #expect(Double(duration: text) == nil)
  }
}
