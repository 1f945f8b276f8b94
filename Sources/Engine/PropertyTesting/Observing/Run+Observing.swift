extension Run {
  /// Returns the verdict on a case; the case's targets guide later cases.
  /// - Parameter isCollecting: whether to count the values that the claim collects.
  mutating func verdict(_ source: inout ChoiceSource, isCollecting: Bool = false) -> Verdict {
    let (verdict, recorded) = log.observing { claim.judge(&source) }
    if verdict == .discarded || recorded.isEmpty { return verdict }
    report.statistics.count(recorded, isCollecting: isCollecting, after: report.cases + 1)
    let recording = recorded.targets.isEmpty ? source.recording : claim.recording(of: source)
    climb.note(recorded.targets, recording)
    return verdict
  }

  /// Whether some cases depend on earlier cases.
  var isFollowing: Bool { !climb.isEmpty || nearby.isNarrow }

  /// The number of cases before sampling at full speed begins; with a target, all cases.
  var endOfExploration: Int {
    climb.isEmpty ? nearby.isNarrow ? Nearby.end : Self.explored : settings.cases
  }

  /// Returns the options of a case that depends on earlier cases, or `nil` for any other case.
  mutating func candidate(_ index: Int) -> [UInt64]? {
    var random = RandomBits(seed: settings.seed &+ 1, case: ~index)
    if climb.isNext(index) { return climb.next(using: &random) }
    guard nearby.isNext(index) else { return nil }
    return nearby.next(claim, drawn: drawn.recording(index), using: &random)
  }
}
