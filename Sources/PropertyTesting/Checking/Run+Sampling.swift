extension Run {
  private static let shortest = 64
  private static let longest = 1 << 14

  /// Checks the rest of the run's cases at full speed, with all workers.
  ///
  /// Each case depends only on the random seed and its number. Workers take batches of cases. The
  /// batches are counted in order, up to the case at which a single worker would have ended, so the
  /// report is the same for any number of workers.
  mutating func sample(from start: Int) {
    var next = start
    var length = Self.shortest
    while next < settings.cases && isSearching {
      let stretches = (0..<lanes.count).map { lane in
        let first = min(settings.cases, next + lane * length)
        return first..<min(settings.cases, first + length)
      }
      count(judge(stretches))
      next = stretches.last?.upperBound ?? settings.cases
      length = min(length * 2, Self.longest)
      progress(RunProgress(phase: .searching, cases: report.cases))
    }
  }

  /// Checks some cases with this worker alone.
  mutating func sample(_ cases: Range<Int>) { count([Judge(self).stretch(cases)]) }

  private func judge(_ stretches: [Range<Int>]) -> [Stretch] {
    var results = Array(repeating: Stretch(), count: stretches.count)
    let judge = Judge(self)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each worker writes to a slot of its own.
      nonisolated(unsafe) let slots = buffer
      lanes.perform(stretches.count) { slots[$0] = judge.stretch(stretches[$0]) }
    }
    return results
  }

  private mutating func count(_ stretches: [Stretch]) {
    for stretch in stretches where isSearching { count(stretch) }
    // Only now: what another worker found by the end of the time isn't lost.
    let late = stretches.first { $0.deadline.isOver } ?? stretches.last
    if let late { deadline = late.deadline }
  }

  private mutating func count(_ stretch: Stretch) {
    let (cases, discarded) = (report.cases, report.discarded)
    for fall in stretch.falls where isSearching {
      report.cases = cases + fall.cases
      report.discarded = discarded + fall.discarded
      find(fall.failure, fall.recording)
    }
    guard isSearching else { return }
    report.cases = cases + stretch.cases
    report.discarded = discarded + stretch.discarded
    problem = stretch.unsteady.map { .hiddenState(input: $0) }
  }
}

extension Run {
  /// What a worker needs to check batches of a run's cases.
  private struct Judge: Sendable {
    let claim: Claim
    let drawn: Cases
    let failures: Int
    let known: [String]
    let deadline: Deadline

    init(_ run: Run) {
      claim = run.claim
      drawn = Cases(claim: run.claim, seed: run.settings.seed)
      failures = run.settings.failures
      known = run.findings.map(\.failure.origin)
      deadline = run.deadline
    }

    func stretch(_ range: Range<Int>) -> Stretch {
      var stretch = Stretch()
      var source = ChoiceSource(random: RandomBits(seed: 0))
      stretch.deadline = deadline
      var next = range.lowerBound
      while next < range.upperBound && known.count + stretch.falls.count < failures
        && !stretch.deadline.isOver
      {
        let isPlain = Cases.isPlain(next)
        let last =
          range.upperBound - next > stretch.deadline.stride
          ? next + stretch.deadline.stride : range.upperBound
        let end = isPlain ? min(Cases.endOfPlain(from: next), last) : next + 1
        let (failed, discarded) =
          isPlain
          ? claim.parts.sample(&source, drawn.seed, next..<end) : judge(varied: next)
        stretch.discarded += discarded
        stretch.deadline.count((failed.map { $0 + 1 } ?? end) - next)
        next = failed.map { $0 + 1 } ?? end
        stretch.cases = next - range.lowerBound
        if let failed { note(failed, in: &stretch) }
        if stretch.unsteady != nil { return stretch }
      }
      return stretch
    }

    /// Checks a varied case, and answers as `sample` does.
    private func judge(varied index: Int) -> (failed: Int?, discarded: Int) {
      var source = drawn.varied(index, recording: false)
      switch claim.judge(&source) {
      case .holds: return (nil, 0)
      case .discarded: return (nil, 1)
      case .fails: return (index, 0)
      }
    }

    /// Checks a failed case again, to record its choices.
    private func note(_ index: Int, in stretch: inout Stretch) {
      var source =
        Cases.isPlain(index)
        ? drawn.plain(index, recording: true) : drawn.varied(index, recording: true)
      var verdict = claim.judge(&source)
      if !verdict.isFailure {
        verdict = claim.judge(bytes: ChoiceBytes.encode(source.recording.choices))
      }
      guard case .fails(let failure) = verdict else {
        stretch.unsteady = claim.describe(source.recording)
        return
      }
      let isKnown = known.contains(failure.origin)
      if isKnown || stretch.falls.contains(where: { $0.failure.origin == failure.origin }) {
        return
      }
      stretch.falls.append(
        Stretch.Fall(
          cases: stretch.cases, discarded: stretch.discarded, failure: failure,
          recording: source.recording))
    }
  }
}

/// The result of checking some cases in a row.
struct Stretch: Sendable {
  /// A failure, and the numbers of cases and discarded cases before it.
  struct Fall: Sendable {
    let cases: Int
    let discarded: Int
    let failure: Failure
    let recording: Recording
  }

  var cases = 0
  var discarded = 0
  var falls: [Fall] = []
  var deadline = Deadline(seconds: nil)
  /// The input of a case that failed and, when checked again, didn't.
  var unsteady: String?
}
