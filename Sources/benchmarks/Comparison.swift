/// One piece of work timed beside a baseline, turn by turn, so that a machine's moods hit both.
struct Comparison {
  private let name: String
  private let baselineName: String
  private let rounds: Int

  init(_ name: String, beside baselineName: String, rounds: Int = 15) {
    self.name = name
    self.baselineName = baselineName
    self.rounds = rounds
  }

  /// Runs both and prints the ratio of their times, with its spread.
  func run(_ work: () -> Int, baseline: () -> Int) {
    var ratios: [Double] = []
    for _ in 0..<rounds {
      let ours = Self.seconds(work)
      ratios.append(ours / Self.seconds(baseline))
    }
    ratios.sort()
    let figures = [ratios[ratios.count / 2], ratios.first, ratios.last].map { Self.words($0 ?? 0) }
    print(
      name + String(repeating: " ", count: max(1, 60 - name.count))
        + "\(figures[0]) × \(baselineName)  (\(figures[1]) … \(figures[2]))")
  }

  /// The seconds one call takes: the mean over as many as fill two milliseconds.
  ///
  /// The clock is looked at after 1, 2, 4 and so on calls: it takes longer than a short one.
  static func seconds(_ work: () -> Int) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    var (calls, batch, sink) = (0, 1, 0)
    repeat {
      for _ in 0..<batch { sink &+= work() }
      calls += batch
      batch *= 2
    } while clock.now - start < .milliseconds(2)
    let seconds = (clock.now - start) / .seconds(1) / Double(calls)
    precondition(sink != .min, "The result must be used, or the work would be left out.")
    return seconds
  }

  private static func words(_ ratio: Double) -> String {
    let tenths = Int(ratio * 10 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
