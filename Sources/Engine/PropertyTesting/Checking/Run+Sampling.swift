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
      let stretches = (0..<workers.count).map { worker in
        let first = min(settings.cases, next + worker * length)
        return first..<min(settings.cases, first + length)
      }
      count(judge(stretches))
      next = stretches.last?.upperBound ?? settings.cases
      length = min(length * 2, Self.longest)
      progress(RunProgress(phase: .searching, cases: report.cases))
    }
  }

  /// Checks a varied case, which is recorded only if it fails.
  mutating func sample(varied index: Int) {
    var source = drawn.varied(index, recording: false)
    let verdict = claim.judge(&source)
    if verdict.isFailure {
      var stretch = Stretch(last: index, cases: 1)
      Judge(self).note(index, in: &stretch)
      deadline.count()
      count(stretch)
    } else {
      _ = count(verdict)
      (previous, sampled) = (nil, findings.isEmpty ? (index, false) : nil)
    }
  }

  private func judge(_ stretches: [Range<Int>]) -> [Stretch] {
    var results = Array(repeating: Stretch(), count: stretches.count)
    let judge = Judge(self)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each worker writes to a slot of its own.
      nonisolated(unsafe) let slots = buffer
      workers.perform(stretches.count) { slots[$0] = judge.stretch(stretches[$0]) }
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
      previous = fall.previous
      find(fall.failure, fall.recording, answers: fall.answers)
    }
    guard isSearching else { return }
    report.cases = cases + stretch.cases
    report.discarded = discarded + stretch.discarded
    previous = nil
    // After a failure, the last case may be another one of the same origin.
    sampled = findings.isEmpty ? (stretch.last, Cases.isPlain(stretch.last)) : nil
  }
}

extension Run {
  /// The values that a worker needs to check batches of a run's cases.
  private struct Judge: Sendable {
    let claim: Claim
    let drawn: Cases
    /// How many failures that aren't known may still be found.
    let failures: Int
    /// The places of those that were found.
    let found: [String]
    let deadline: Deadline
    /// The input before the first case, where it is known.
    let former: Recording?

    init(_ run: Run) {
      claim = run.claim
      drawn = run.drawn
      failures = run.settings.failures - run.unknown
      found = run.findings.map(\.failure.origin)
      deadline = run.deadline
      former = run.previous
    }

    func stretch(_ range: Range<Int>) -> Stretch {
      var stretch = Stretch()
      var source = ChoiceSource(random: RandomBits(seed: 0))
      stretch.deadline = deadline
      var next = range.lowerBound
      while next < range.upperBound && !stretch.deadline.isOver
        && stretch.falls.count(where: { !claim.knows($0.failure.origin) }) < failures
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
        stretch.last = next - 1
        if let failed { note(failed, in: &stretch) }
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
    func note(_ index: Int, in stretch: inout Stretch) {
      var source = drawn.source(index, Cases.isPlain(index), recording: true)
      let again = claim.judge(&source)
      let verdict =
        again.isFailure
        ? again : claim.judge(bytes: ChoiceBytes.encode(source.recording.choices))
      // If it holds both times, what the first answer said is unknown.
      let failure = verdict.failure ?? Failure("", at: "")
      let asked = again.isFailure ? [again] : verdict.isFailure ? [] : [again, verdict]
      if found.contains(failure.origin)
        || stretch.falls.contains(where: { $0.failure.origin == failure.origin })
      {
        return
      }
      stretch.falls.append(
        Stretch.Fall(
          cases: stretch.cases, discarded: stretch.discarded, failure: failure,
          recording: source.recording,
          answers: [.failed] + asked.map { HiddenState.Answer($0) },
          previous: previous(index, in: stretch)))
    }

    /// The input of the case before, if that can't have failed.
    private func previous(_ index: Int, in stretch: Stretch) -> Recording? {
      guard index > 0, found.isEmpty, stretch.falls.isEmpty else { return nil }
      return (stretch.cases == 1 ? former : nil) ?? drawn.recording(index - 1)
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
    /// The claim's answer.
    let answers: [HiddenState.Answer]
    let previous: Recording?
  }

  /// The number of the last case.
  var last = 0
  var cases = 0
  var discarded = 0
  var falls: [Fall] = []
  var deadline = Deadline.none
}
