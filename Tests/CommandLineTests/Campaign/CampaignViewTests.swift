import Testing

@testable import PropertyFuzzing

/// What a running campaign shows.
@Suite struct CampaignViewTests {
  private func view(_ factor: Int) -> CampaignView {
    let law = CampaignView.Law(
      name: "EveryDescriptionRoundTripsThroughItsText", mode: .values,
      runsPerSecond: 123 * factor, edges: 43 * factor, new: 2 * factor)
    return CampaignView(
      left: 28_750, edges: 98 * factor, new: 5 * factor, recent: 300,
      failures: factor / 50, unexamined: 0, laws: [law, law])
  }

  @Test(arguments: [1, 100, 5_000, 1_000_000], [20, 40, 60, 80, 200])
  func `Every line fits`(factor: Int, width: Int) {
    let lines = view(factor).lines(width: width)
    #expect(lines.count == 3 && lines.allSatisfy { $0.count <= width })
  }

  @Test func `Forty columns have all that matters`() {
    let lines = view(100).lines(width: 39)
    #expect(lines[0] == "7:59:10 2 bad 24.6k/s +500 9.8k edges")
    #expect(lines[1] == "EveryDescript…  12.3k/s 4.3k edges +200")
  }

  @Test func `A wide line says it in full`() {
    #expect(
      view(100).whole()
        == "7:59:10 left  24,600 runs/s  9,800 edges  500 new in 5 min  2 failures")
    #expect(
      view(100).lines(width: 100)[1]
        == "EveryDescriptionRoundTripsThroughItsText  values  12,300/s  4,300 edges  200 new")
  }

  @Test func `A line that just fits is said in full`() {
    let long = view(100).lines(width: 1000)
    for line in long { #expect(view(100).lines(width: line.count).contains(line)) }
    #expect(view(100).whole(width: long[0].count - 1) != long[0])
    #expect(view(100).lines(width: long[1].count - 1)[1] != long[1])
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1.0k"), (99_999, "99.9k"), (123_456, "123k"),
    (4_560_000, "4.5M"), (7_000_000_000, "7.0G"), (100_000, "100k"), (999_999, "999k"),
    (1_000_000, "1.0M"), (999_999_999, "999M"), (1_000_000_000, "1.0G"),
  ])
  func `Large numbers are rounded down`(number: Int, text: String) {
    #expect(number.rounded == text)
  }

  @Test(arguments: [
    (0.0, "0:00", "0 s"), (59.9, "0:59", "59 s"), (600, "10:00", "10 min"),
    (28_750, "7:59:10", "7 h"), (119, "1:59", "119 s"), (120, "2:00", "2 min"),
    (3599, "59:59", "59 min"), (3609, "1:00:09", "60 min"), (7199, "1:59:59", "119 min"),
    (7200, "2:00:00", "2 h"), (-1, "0:00", "0 s"), (.infinity, "277777:46:40", "277777 h"),
  ])
  func `Durations`(seconds: Double, clock: String, words: String) {
    #expect(TimeText.clock(seconds) == clock && TimeText.words(seconds) == words)
  }
}
