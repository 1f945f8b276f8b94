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

  @Test(arguments: populations.keys.sorted(), [200.0, 1000, 5000])
  func `The bounds hold for independent executions`(name: String, runs: Double) throws {
    let population = try #require(Self.populations[name])
    let points = [0.25, 0.5, 0.75, 1].map { ($0 * runs, found(population, after: $0 * runs)) }
    let estimate = DiscoveryEstimate(DiscoveryWindows(DiscoveryCurve(points)))
    let known = found(population, after: runs)
    let next = found(population, after: 2 * runs) - known
    #expect(estimate.least <= next && next <= estimate.most, "\(next) in \(estimate)")
    #expect(estimate.least <= estimate.expected && estimate.expected <= estimate.most)
    let left = try #require(estimate.left)
    #expect(left <= Double(population.count) - known)
  }

  @Test(arguments: ["logarithm", "root"])
  func `The expected number is right within an eighth where discovery slows down`(
    name: String
  ) {
    let law: (Double) -> Double = name == "root" ? { $0.squareRoot() } : { log(1 + $0) }
    let points = (1...1000).map { (Double($0) * 1000, 5000 * law(Double($0) * 1000)) }
    let curve = DiscoveryCurve(points)
    let next = 5000 * (law(2_000_000) - law(1_000_000))
    #expect(abs(DiscoveryEstimate(DiscoveryWindows(curve)).expected / next - 1) < 0.125)
    let error = EstimateError(of: "a", [curve])
    #expect(abs(error.relative ?? 1) < 0.125 && error.isWithinBounds)
  }

  @Test
  func `Little is certain without a discovery, and nothing where discovery doesn't slow down`() {
    let none = DiscoveryEstimate(DiscoveryWindows())
    #expect(none.expected == 0 && none.least == 0 && none.left == 0 && none.most == 12)
    #expect(EstimateError(of: "a", []).relative == nil)
    let steady = DiscoveryEstimate(DiscoveryWindows(earlier: 9, later: 10))
    #expect(steady.left == nil && steady.expected == 40)
    #expect(steady.least < 40 && steady.most > 40)
    #expect(DiscoveryEstimate(DiscoveryWindows(earlier: 1 - 1e-9, later: 2)).left == nil)
  }

  @Test func `A curve is read between its points, and windows are its last two quarters`() {
    let curve = DiscoveryCurve([(10, 10), (20, 16), (30, 19), (40, 20)])
    #expect([-1, 0, 5, 15, 25, 99].map(curve.found(after:)) == [0, 0, 5, 13, 17.5, 20])
    #expect(DiscoveryCurve().found(after: 1) == 0)
    #expect(DiscoveryWindows(curve) == DiscoveryWindows(earlier: 3, later: 1))
    #expect(DiscoveryWindows(curve, upTo: 0.5) == DiscoveryWindows(earlier: 3, later: 3))
    let sum = DiscoveryWindows(curve) + DiscoveryWindows(earlier: 1, later: 2)
    #expect(sum == DiscoveryWindows(earlier: 4, later: 3))
  }
}
