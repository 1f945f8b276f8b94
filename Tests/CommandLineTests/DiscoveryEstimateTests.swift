import Foundation
import Testing

@testable import PropertyFuzzing

/// The estimate of what is left to find, for populations that are known.
@Suite struct DiscoveryEstimateTests {
  /// The probabilities of a population's features, for each of which there is a name.
  static let populations: [String: [Double]] = [
    "equal": Array(repeating: 0.001, count: 10_000),
    "two kinds": Array(repeating: 0.002, count: 3000) + Array(repeating: 0.0001, count: 5000),
    "Zipf": (1...2000).map { 0.1 / Double($0) },
    "geometric": (0..<400).map { 0.5 * pow(0.97, Double($0)) },
    "uniform": (1...8000).map { 0.002 * Double($0) / 8000 },
  ]

  /// How many features so many executions are expected to find.
  private func found(_ population: [Double], after runs: Double) -> Double {
    population.map { 1 - pow(1 - $0, runs) }.reduce(0, +)
  }

  private func curve(_ population: [Double], runs: Double) -> DiscoveryCurve {
    DiscoveryCurve(
      (1...4).map { quarter in
        let runs = runs * Double(quarter) / 4
        return (runs, found(population, after: runs))
      })
  }

  private func estimate(_ curve: DiscoveryCurve) -> DiscoveryEstimate {
    DiscoveryEstimate(DiscoveryWindows(curve))
  }

  @Test(arguments: populations.keys.sorted(), [200.0, 1000, 5000])
  func `The bounds hold for independent executions`(name: String, runs: Double) throws {
    let population = try #require(Self.populations[name])
    let estimate = estimate(curve(population, runs: runs))
    let known = found(population, after: runs)
    let next = found(population, after: 2 * runs) - known
    #expect(estimate.least <= next && next <= estimate.most, "\(next) in \(estimate)")
    #expect(estimate.least <= estimate.expected && estimate.expected <= estimate.most)
    let left = try #require(estimate.left)
    #expect(left <= Double(population.count) - known)
  }

  @Test func `What is left is exact where all features are equally likely`() throws {
    let population = try #require(Self.populations["equal"])
    let left = try #require(estimate(curve(population, runs: 1000)).left)
    let truth = 10_000 - found(population, after: 1000)
    #expect(abs(left / truth - 1) < 0.01)
  }

  @Test(arguments: ["logarithm", "root"])
  func `The expected number is right within an eighth where discovery slows down`(
    name: String
  ) {
    let law: (Double) -> Double = name == "root" ? { $0.squareRoot() } : { log(1 + $0) }
    let points = (1...1000).map { (Double($0) * 1000, 5000 * law(Double($0) * 1000)) }
    let curve = DiscoveryCurve(points)
    let next = 5000 * (law(2_000_000) - law(1_000_000))
    #expect(abs(estimate(curve).expected / next - 1) < 0.125)
    let error = EstimateError(of: "a", [curve])
    #expect(abs(error.relative ?? 1) < 0.125 && error.isWithinBounds)
  }

  @Test(arguments: populations.keys.sorted())
  func `Of twenty drawn samples, nineteen are within the bounds`(name: String) throws {
    let population = try #require(Self.populations[name])
    let errors = (1...20).map { seed in
      EstimateError(of: "\(seed)", [drawn(population, runs: 2000, seed: seed)])
    }
    #expect(errors.count(where: \.isWithinBounds) >= 19, "\(errors)")
    let deviations = errors.compactMap(\.relative).map(abs).sorted()
    #expect(deviations[10] < 0.6, "the median error of \(name) is \(deviations[10])")
  }

  /// A curve of executions that are drawn.
  private func drawn(_ population: [Double], runs: Int, seed: Int) -> DiscoveryCurve {
    var random = SystemlessGenerator(state: UInt64(seed))
    // When each feature is first reached is geometric, so that no execution need be drawn.
    let first = population.map { random.wait(for: $0) }
    return DiscoveryCurve(
      (1...100).map { part in
        let now = Double(runs * part) / 100
        return (now, Double(first.count { $0 <= now }))
      })
  }

  @Test func `Without a discovery little is expected, and nothing is certain`() {
    let estimate = DiscoveryEstimate(DiscoveryWindows(earlier: 0, later: 0))
    #expect(estimate.expected == 0 && estimate.least == 0 && estimate.left == 0)
    #expect(estimate.most == 12)
    #expect(EstimateError(of: "a", []).relative == nil)
  }

  @Test func `Where discovery doesn't slow down, what is left is unknown`() {
    let estimate = DiscoveryEstimate(DiscoveryWindows(earlier: 9, later: 10))
    #expect(estimate.left == nil && estimate.expected == 40)
    #expect(estimate.least < 40 && estimate.most > 40)
    let almost = DiscoveryEstimate(DiscoveryWindows(earlier: 1 - 1e-9, later: 2))
    #expect(almost.left == nil)
  }

  @Test func `A curve is read between its points`() {
    let curve = DiscoveryCurve([(10, 4), (20, 4), (30, 10)])
    #expect(curve.found(after: -1) == 0 && curve.found(after: 0) == 0)
    #expect(curve.found(after: 5) == 2 && curve.found(after: 15) == 4)
    #expect(curve.found(after: 25) == 7 && curve.found(after: 99) == 10)
    #expect(DiscoveryCurve().found(after: 1) == 0)
  }

  @Test func `Windows are the last two quarters`() {
    let curve = DiscoveryCurve([(10, 10), (20, 16), (30, 19), (40, 20)])
    #expect(DiscoveryWindows(curve) == DiscoveryWindows(earlier: 3, later: 1))
    #expect(DiscoveryWindows(curve, upTo: 0.5) == DiscoveryWindows(earlier: 3, later: 3))
    let sum = DiscoveryWindows(curve) + DiscoveryWindows(earlier: 1, later: 2)
    #expect(sum == DiscoveryWindows(earlier: 4, later: 3))
  }
}

/// Numbers that are the same in every run (Knuth's multiplier).
private struct SystemlessGenerator {
  var state: UInt64

  /// After how many trials something of this probability happens first.
  mutating func wait(for probability: Double) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let uniform = (Double(state >> 11) + 0.5) / Double(1 << 53 as UInt64)
    return (log(uniform) / log1p(-probability)).rounded(.up)
  }
}
