import Testing

@testable import PropertyFuzzing

@Suite struct CampaignDisplayTests {
  @Test(arguments: [1, 100, 5_000, 1_000_000], [20, 40, 60, 80, 200])
  func `Each line about a running campaign fits the terminal's width`(factor: Int, width: Int) {
    let law = JournalLine.Slice(
      "EveryDescriptionRoundTripsThroughItsText", .values, runs: 123 * factor, edges: 43 * factor,
      new: 2 * factor)
    let view = CampaignView(
      left: 28_750, edges: 98 * factor, new: 5 * factor, failures: factor / 50, unexamined: 0,
      slices: [law, law])
    let lines = view.lines(width: width)
    #expect(lines.count == 3 && lines.allSatisfy { $0.count <= width })
    let whole = view.lines(width: 1000)
    if let longest = whole.map(\.count).max() { #expect(view.lines(width: longest) == whole) }
    #expect(whole[1].contains(law.property) && lines[0].hasPrefix("7:59:10"))
  }

  @Test(arguments: [
    (-1, "0:00", "0 s"), (119, "1:59", "1 min 59 s"), (3600, "1:00:00", "1 h"),
    (3905, "1:05:05", "1 h 5 min"), (1e300, "277777:46:40", "11574 d 1 h"),
  ])
  func `A duration is shown as a clock time or in at most two units`(
    seconds: Double, clock: String, two: String
  ) {
    #expect(seconds.asClock == clock && seconds.asDuration == two)
  }

  @Test(
    arguments: [
      ("90", 90), ("10m", 600), ("8h", 28_800), ("1h30m", 5_400), ("1d", 86_400), ("", nil),
      ("0s", nil), ("-5", nil), ("10x", nil), ("m", nil), ("1h30", nil), ("1.5h", nil),
      ("5 m", nil),
      ("٣s", nil), ("1e9s", nil), ("9999999999999999999999h", nil),
    ] as [(String, Double?)])
  func `Durations such as 90, 10m and 1h30m are read as seconds`(text: String, seconds: Double?) {
    #expect(Double(duration: text) == seconds)
  }
}
