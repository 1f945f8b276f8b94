/// How many features, or edges, a law has found after how many executions.
struct DiscoveryCurve: Hashable, Sendable {
  /// A place on the curve; between two of them, discoveries are taken as evenly spread.
  struct Point: Hashable, Sendable {
    let runs: Double
    let found: Double
  }

  private(set) var points = [Point(runs: 0, found: 0)]

  /// How many executions there were.
  var runs: Double { points.last?.runs ?? 0 }
  /// How many features they have found.
  var found: Double { points.last?.found ?? 0 }

  init() {}

  /// A curve through points; neither number of a point may be smaller than that before it.
  init(_ points: [(runs: Double, found: Double)]) {
    for point in points { add(runs: point.runs - runs, found: point.found - found) }
  }

  /// Continues the curve.
  ///
  /// - Parameters:
  ///   - runs: how many executions were added.
  ///   - found: how many features they have found.
  mutating func add(runs: Double, found: Double) {
    points.append(Point(runs: self.runs + max(0, runs), found: self.found + max(0, found)))
  }

  /// How many features the first executions have found.
  ///
  /// - Parameter runs: how many executions.
  func found(after runs: Double) -> Double {
    var (low, high) = (0, points.count)
    while low < high {
      let middle = (low + high) / 2
      if points[middle].runs <= runs { low = middle + 1 } else { high = middle }
    }
    guard low < points.count, low > 0 else { return low == 0 ? 0 : found }
    let (before, after) = (points[low - 1], points[low])
    let share = (runs - before.runs) / (after.runs - before.runs)
    return before.found + share * (after.found - before.found)
  }
}
