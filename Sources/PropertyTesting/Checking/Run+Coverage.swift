extension Run {
  /// How many inputs are drawn to measure the shares of a domain that was judged whole.
  private static let drawn = 1_000
  /// How many are drawn at the most, where a kind might be among those that an earlier run judged.
  private static let mostDrawn = 200_000

  /// Fails a run that did not reach a kind.
  mutating func judgeCoverage() {
    guard isSearching, findings.isEmpty else { return }
    if report.isOfEveryInput {
      drawShares()
    } else if settings.isExhaustive {
      // The smallest inputs say nothing about the shares of all.
      return
    }
    if settings.decidesCoverage { decideCoverage() }
    let missed = report.statistics.missed.map(\.label)
    if isSearching && findings.isEmpty && !missed.isEmpty {
      report.outcome = .notReached(labels: missed)
    }
  }

  /// Measures the shares of a domain that was judged whole by inputs that chance draws from it.
  ///
  /// Each input was judged once, but chance doesn't draw all of them equally often. Whether any
  /// input is of a kind is known exactly, unless an earlier run judged some of them.
  private mutating func drawShares() {
    let knowsAll = settings.resumption == nil || !settings.isExhaustive
    if knowsAll && !domain.kinds.contains(where: { $0.minimum > 0 }) { return }
    report.statistics = Statistics()
    var index = Self.explored
    let (enough, last) = (index + Self.drawn, index + Self.mostDrawn)
    while isSearching && (index < enough || index < last && !knowsAll && isKindOpen) {
      countKinds(of: index)
      index += 1
    }
    if knowsAll { report.statistics.note(domain) }
  }

  /// Whether a kind was neither met yet nor is certain to be too rare.
  private var isKindOpen: Bool {
    report.statistics.kinds.contains { kind in
      kind.minimum > 0 && kind.hits == 0 && !report.statistics.missed.contains(kind)
        && !domain.kinds.contains { $0.label == kind.label && $0.hits > 0 }
    }
  }

  /// Goes on until it is certain of each kind whether its share is reached.
  ///
  /// Shares that lie just at their minimum would take for ever; a hundred times the cases must do.
  private mutating func decideCoverage() {
    let most = Int.max / 400
    var index = min(max(settings.cases, Run.explored), most)
    let last = index + 100 * min(max(settings.cases, 1_000), most)
    while index < last && isSearching && !report.statistics.isDecided {
      countKinds(of: index)
      index += 1
    }
  }

  /// Judges a case, and counts its kinds if the claim speaks of it.
  private mutating func countKinds(of index: Int) {
    var source = source(of: index, recording: true)
    source.isClassifying = true
    let verdict = claim.judge(&source)
    if verdict != .discarded { report.statistics.count(source.observations) }
    // What was judged before is no further case.
    let failure = report.isOfEveryInput ? verdict.failure : count(verdict)
    if let failure { find(failure, source.recording) }
  }
}
