import Foundation
import Testing

@testable import input_rules

/// The statistics of the finding benchmark, without its instrumented programs.
@Suite struct FindingBenchTests {
  @Test(arguments: [
    // From SciPy's mannwhitneyu(…, use_continuity=True, method='asymptotic').
    (Array(1...10), Array(11...20), 0.0001827, 1.0),
    ([1, 3, 5, 7, 9], [2, 4, 6, 8, 10], 0.6761, 0.6), ([4, 4, 4], [4, 4, 4], 1, 0.5),
    ([5, 5, 9, 9], [1, 1, 5, 5], 0.08636, 0.125), ([], [1], 1, 0.5),
  ])
  func `The rank test equals the Mann–Whitney U test`(
    one: [Int], two: [Int], probability: Double, smaller: Double
  ) {
    let test = RankTest(one, two)
    #expect(abs(test.probability - probability) < 0.0001, "\(test)")
    #expect(test.smaller == smaller)
    let reverse = RankTest(two, one)
    #expect(abs(reverse.probability - test.probability) < 1e-9 && reverse.smaller == 1 - smaller)
  }
}
