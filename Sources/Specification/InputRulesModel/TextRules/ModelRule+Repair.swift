extension ModelRule {
  /// The state with its text filtered and cut until it is acceptable, as far as possible (E12.9).
  public func repaired(_ state: FieldState) -> FieldState {
    if isAcceptable(state.text) { return state }
    let units = Units(state.text)
    let filtered = filtered(units)
    let kept = isHeldToNumber ? filtered : beginning(of: filtered, in: units)
    let selection = Span(state.selection)
    let carried = Span(
      start: carried(selection.start, among: kept), end: carried(selection.end, among: kept))
    return FieldState(trusting: units.text(in: kept), selection: carried.range, marked: nil)
  }

  /// The scalars that filtering keeps (E8.2, E8.4, E12.9).
  private func filtered(_ units: Units) -> [Span] {
    if isHeldToNumber { return Array(units.scalars[Significance(of: units.text).places]) }
    return admittedClusters(of: admittedScalars(of: units), in: units)
  }

  /// The scalars that every condition admits (E12.9).
  private func admittedScalars(of units: Units) -> [Span] {
    var kept: [Span] = []
    for (scalar, span) in zip(units.text.unicodeScalars, units.scalars)
    where everyConditionAdmits(scalar) { kept.append(span) }
    return kept
  }

  /// The scalars without clusters that aren't admitted; repeats this until all remaining clusters
  /// are admitted (E12.9).
  private func admittedClusters(of scalars: [Span], in units: Units) -> [Span] {
    var before = scalars
    var after = withoutRefusedClusters(before, in: units)
    // If a cluster is dropped, its neighbors may merge into a new cluster.
    while after.count < before.count {
      before = after
      after = withoutRefusedClusters(before, in: units)
    }
    return after
  }

  /// The scalars without the clusters that some condition doesn't admit (E12.9).
  private func withoutRefusedClusters(_ scalars: [Span], in units: Units) -> [Span] {
    var kept: [Span] = []
    for (character, cluster) in zip(units.text(in: scalars), units.clusters(of: scalars))
    where everyConditionAdmits(character) { kept += cluster }
    return kept
  }

  /// The scalars without the last clusters, as far as necessary for every limit (E12.9, T1).
  private func beginning(of scalars: [Span], in units: Units) -> [Span] {
    var clusters = units.clusters(of: scalars)
    while !clusters.isEmpty && !keepsEveryLimit(units.text(in: clusters.flatMap { $0 })) {
      clusters.removeLast()
    }
    return clusters.flatMap { $0 }
  }

  /// The new offset: the number of units that were kept before it (E12.10).
  private func carried(_ offset: Int, among kept: [Span]) -> Int {
    kept.filter { $0.end <= offset }.map(\.length).reduce(0, +)
  }
}
