extension Run {
  /// The number of inputs to draw to measure shares after all possible inputs have been checked.
  private static let drawn = 1_000
  /// The maximum number of inputs to draw if an earlier run checked some of the possible inputs.
  private static let mostDrawn = 200_000

  /// Makes a run fail if it didn't generate enough inputs of a kind.
  mutating func judgeCoverage() {
    guard isSearching, unknown == 0 else { return }
    if report.isOfEveryInput {
      drawShares()
    } else if settings.isExhaustive {
      // The smallest inputs aren't evidence about the shares of all inputs.
      return
    }
    if settings.decidesCoverage || !report.isOfEveryInput { decideCoverage() }
    let missed = report.statistics.missed.map(\.label)
    if isSearching && unknown == 0 && !missed.isEmpty {
      report.outcome = .notReached(labels: missed)
    }
  }

  /// Measures the shares with randomly drawn inputs once all possible inputs have been checked.
  ///
  /// Each input was checked once, but random drawing doesn't produce all inputs equally often. It
  /// is certain whether a kind has any inputs, unless an earlier run checked some of them.
  private mutating func drawShares() {
    let coversDomain = settings.resumption == nil || !settings.isExhaustive
    if coversDomain && !domain.kinds.contains(where: { $0.minimum > 0 }) { return }
    let targets = report.statistics.targets
    report.statistics = Statistics()
    report.statistics.targets = targets
    var index = Self.explored
    let (enough, last) = (index + Self.drawn, index + Self.mostDrawn)
    while isSearching && (index < enough || index < last && !coversDomain && isKindOpen) {
      countKinds(of: index)
      index += 1
    }
    if coversDomain { report.statistics.note(domain) }
  }

  /// Whether there is a kind that hasn't been seen yet but may still be frequent enough.
  private var isKindOpen: Bool {
    report.statistics.kinds.contains { kind in
      kind.minimum > 0 && kind.hits == 0 && !report.statistics.missed.contains(kind)
        && !domain.kinds.contains { $0.label == kind.label && $0.hits > 0 }
    }
  }

  /// Checks more cases until each kind has been seen or is too rare or, if the settings require
  /// this, until its share is certain.
  ///
  /// Deciding a share exactly at its minimum would take forever, so the limit is a hundred times
  /// the number of cases, and at least 100,000. If kinds only need to be seen, the limit is twice
  /// the number of cases.
  private mutating func decideCoverage() {
    let cases = min(settings.cases, Int.max / 400)
    var index = max(cases, Run.explored)
    let last = index + (settings.decidesCoverage ? 100 * max(cases, 1_000) : cases)
    while index < last && isSearching
      && (settings.decidesCoverage ? !report.statistics.isDecided : isKindOpen)
    {
      countKinds(of: index)
      index += 1
    }
  }

  /// Checks a case, and counts its kinds if the claim applies to it.
  private mutating func countKinds(of index: Int) {
    var source = drawn.source(index, true, recording: true)
    source.isClassifying = true
    let verdict = verdict(&source, isCollecting: true)
    if verdict != .discarded { report.statistics.count(source.observations) }
    // An input that was checked before doesn't count as another case.
    let failure = report.isOfEveryInput ? verdict.failure : count(verdict)
    if let failure { find(failure, source.recording) }
  }
}
