extension Claim {
  func hasKnown(_ origin: String) -> Bool { known.contains { origin.isAt($0) } }
}

extension String {
  /// Returns whether this origin is at `place`, which need not contain the origin's folder.
  fileprivate func isAt(_ place: String) -> Bool { self == place || hasSuffix("/" + place) }
}

extension Run {
  /// The number of found failures that aren't known.
  var unknown: Int {
    claim.known.isEmpty ? findings.count : findings.count { !claim.hasKnown($0.failure.origin) }
  }

  /// Sets the outcome, and moves known failures to the report; a run that misses a known failure
  /// doesn't pass, unless known failures are intermittent or the time ran out.
  mutating func conclude(with found: [Counterexample]) {
    report.known = found.filter { claim.hasKnown($0.origin) }
    let others = found.filter { !claim.hasKnown($0.origin) }
    let missed = claim.known.filter { place in !report.known.contains { $0.origin.isAt(place) } }
    if !others.isEmpty {
      report.outcome = .fails(counterexamples: others)
    } else if let problem {
      report.outcome = .unhealthy(problem: problem)
    } else if report.passed && !claim.known.isEmpty {
      if !report.known.isEmpty { report.outcome = .holds }
      if missed.isEmpty || claim.knownIsIntermittent || report.isOutOfTime { return }
      report.outcome = .notReached(
        labels: missed.map {
          "the known failure at \($0); if it is fixed, remove it from the known failures"
        })
    }
  }
}

extension Report {
  /// The known failures, the largest targets and, if the run failed, the collected values.
  var observed: String {
    let failures = known.flatMap { found in
      ["known   \(found.origin) still fails: \(found.message)"] + found.input.indentedLines
    }
    let values = passed || statistics.tables.isEmpty ? [] : ["collected"] + statistics.tableLines
    return (failures + statistics.targets.map { "\($0)" } + values).map { "\n  \($0)" }.joined()
  }
}
