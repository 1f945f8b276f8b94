extension Run {
  /// Makes a run fail if the claim applied to too few of the generated inputs.
  mutating func judgeValidity() {
    guard problem == nil, unknown == 0 else { return }
    let cases = report.cases - nearby.neighbors.cases
    let valid = cases - report.discarded + nearby.neighbors.discarded
    let isRare = Statistics.isCertainly(valid, of: cases, below: 0.01, sigmas: 2.33)
    let isCertain = isRare && !report.isOfEveryInput && !deadline.isOver
    if cases > 0 && (valid == 0 || isCertain) {
      problem = .fewValid(valid: valid, of: cases)
    }
  }

  /// Shrinks the findings and sets the outcome of the run.
  mutating func conclude() {
    var counterexamples: [Counterexample] = []
    var index = 0
    while index < findings.count && problem == nil {
      if let found = counterexample(findings[index]) { counterexamples.append(found) }
      index += 1
    }
    conclude(with: counterexamples)
  }

  private func shrinker(of finding: Finding) -> Shrinker {
    var shrinker = Shrinker(
      claim, finding.recording, finding.failure, limit: settings.shrinkLimit,
      seconds: settings.enough.map { $0.seconds * 3 } ?? settings.seconds)
    shrinker.progress = { [report, progress] shrinker in
      progress(
        RunProgress(
          phase: .shrinking, cases: report.cases, shrinks: shrinker.evaluations,
          choiceCount: shrinker.best.choices.count))
    }
    shrinker.progress(shrinker)
    return shrinker
  }

  /// Returns the simplest input that fails in the same way as `finding`, or `nil` if the same input
  /// has different verdicts, which would mislead shrinking.
  private mutating func counterexample(_ finding: Finding) -> Counterexample? {
    if let example = finding.example {
      var source = ChoiceSource(example: example)
      let notes = log.observing { claim.judge(&source) }.1.notes
      return Counterexample(claim, finding, notes: notes)
    }
    if let state = hiddenState(in: finding) {
      problem = .hiddenState(state)
      return nil
    }
    var shrinker = shrinker(of: finding)
    shrinker.run()
    for other in shrinker.others { find(other.failure, other.recording) }
    let (state, recorded) = log.observing { hiddenState(in: finding, after: shrinker) }
    if let state {
      problem = .hiddenState(state)
      return nil
    }
    var explanation = Explanation(
      claim, shrinker.best, shrinker.failure, text: shrinker.bestInput)
    let isExplained = settings.explains ?? (settings.shrinkLimit > 0)
    return Counterexample(
      claim, finding, shrinker, explanation: isExplained ? explanation.marked() : nil,
      notes: recorded.notes)
  }
}
