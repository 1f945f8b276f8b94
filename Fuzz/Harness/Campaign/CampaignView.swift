import PropertyConsole

/// What the live view of a campaign shows, as lines that fit a terminal.
struct CampaignView: Hashable, Sendable {
  /// A slice that runs.
  struct Law: Hashable, Sendable {
    let name: String
    let mode: FuzzMode
    let runsPerSecond: Int
    let edges: Int
    /// How many features the slice has found that weren't known.
    let new: Int
  }

  /// The time left, in seconds.
  let left: Double
  /// Edges of all laws together.
  let edges: Int
  /// New features in the last minutes.
  let new: Int
  /// How long these were, in seconds: less than five minutes at the start.
  let recent: Double
  /// How many failures were told apart.
  let failures: Int
  /// How many failing inputs aren't checked again yet.
  let unexamined: Int
  /// The slices that run.
  let laws: [Law]

  /// How long the last minutes are at most, in seconds.
  static let longestRecent = 300.0

  /// One line of it all.
  /// - Parameter width: how many columns it may have; nil for any number.
  func whole(width: Int? = nil) -> String {
    let runs = laws.map(\.runsPerSecond).reduce(0, +)
    let bad = failures.of("failure")
    if laws.isEmpty && left == 0 {
      return String("checking \(unexamined.of("failing input")), \(bad)".prefix(width ?? .max))
    }
    let line = """
      \(left.asClock) left  \(bad)  \(new.grouped) new in \(recent.asDuration)  \
      \(runs.grouped) runs/s  \(edges.grouped) edges
      """
    // What matters most is first, because the end may not fit.
    return String(line.prefix(width ?? .max))
  }

  /// All lines.
  func lines(width: Int) -> [String] { [whole(width: width)] + laws.map { $0.line(width: width) } }
}

extension CampaignView.Law {
  /// What a slice has done so far.
  init(_ last: JournalLine.Sample, new: Int) {
    self.init(
      name: last.property, mode: last.mode,
      runsPerSecond: Int(Double(last.runs) / max(0.1, last.seconds)), edges: last.edges, new: new)
  }

  /// Its line: its name is shortened where there is no room for all of it.
  fileprivate func line(width: Int) -> String {
    let figures =
      "  \(mode.rawValue)  \(runsPerSecond.grouped)/s  \(edges.grouped) edges  \(new) new"
    let room = max(0, width - figures.count)
    let title = name.count <= room ? name : name.prefix(max(0, room - 1)) + "…"
    return String((title + figures).prefix(width))
  }
}

extension Campaign {
  /// What is to be seen now.
  var view: CampaignView {
    let samples = running.map(sample(of:))
    let laws = zip(running, samples).map { slice, last in
      CampaignView.Law(
        last, new: best.new(last, from: slice.process.status?.initial).features)
    }
    let recent = min(elapsed, CampaignView.longestRecent)
    return CampaignView(
      left: max(0, end - MonotonicClock.now), edges: best.adding(samples).allEdges,
      new: history.newFeatures(since: elapsed - recent) &+ laws.map(\.new).reduce(0, +),
      recent: recent, failures: history.failures.count, unexamined: triage.left.count, laws: laws)
  }
}
