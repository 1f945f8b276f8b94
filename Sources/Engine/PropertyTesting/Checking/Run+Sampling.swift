extension Run {
  private static let shortest = 64
  private static let longest = 1 << 14

  /// Checks the rest of the run's cases at full speed, with all workers.
  ///
  /// Each worker checks a batch of cases. The batches are counted in order, up to the case at which
  /// a single worker would have stopped. So the report is the same for any number of workers.
  mutating func sample(from start: Int) {
    var next = start
    var length = Self.shortest
    while next < settings.cases && isSearching {
      let ranges = (0..<workers.count).map { worker in
        let first = min(settings.cases, next + worker * length)
        return first..<min(settings.cases, first + length)
      }
      count(checked(ranges))
      next = ranges.last?.upperBound ?? settings.cases
      length = min(length * 2, Self.longest)
      progress(RunProgress(phase: .searching, cases: report.cases))
    }
  }

  /// Checks a varied case, which is recorded only if it fails.
  mutating func sample(varied index: Int, in source: inout ChoiceSource) {
    drawn.begin(varied: index, in: &source, recording: false)
    let verdict = claim.judge(&source)
    if verdict.isFailure { return note(varied: index) }
    _ = count(verdict)
  }

  @inline(never)
  private mutating func note(varied index: Int) {
    var batch = Batch(self)
    batch.cases = 1
    batch.note(index)
    deadline.count()
    count(batch)
  }

  private func checked(_ ranges: [Range<Int>]) -> [Batch] {
    var batches = Array(repeating: Batch(self), count: ranges.count)
    batches.withUnsafeMutableBufferPointer { buffer in
      // Each worker writes to its own slot.
      nonisolated(unsafe) let slots = buffer
      workers.perform(ranges.count) { slots[$0].check(ranges[$0]) }
    }
    return batches
  }

  private mutating func count(_ batches: [Batch]) {
    for batch in batches where isSearching { count(batch) }
    // The time limit is checked last, so findings that other workers made in time aren't lost.
    let late = batches.first { $0.deadline.isOver } ?? batches.last
    if let late { deadline = late.deadline }
  }

  private mutating func count(_ batch: Batch) {
    let (cases, discarded) = (report.cases, report.discarded)
    for found in batch.findings where isSearching {
      report.cases = cases + found.cases
      report.discarded = discarded + found.discarded
      find(found.failure, found.recording, answers: found.answers)
    }
    guard isSearching else { return }
    report.cases = cases + batch.cases
    report.discarded = discarded + batch.discarded
  }
}

/// Consecutive cases of a run, which one worker checks.
private struct Batch: Sendable {
  private let claim: Claim
  private let drawn: Cases
  /// The number of failures still to find, not counting known failures.
  private let failures: Int
  /// The origins of earlier findings.
  private let found: [String]
  var deadline: Deadline
  var cases = 0
  var discarded = 0
  /// The failures, with the batch's numbers of cases and discarded cases up to each failure.
  private(set) var findings: [Finding] = []

  init(_ run: Run) {
    (claim, drawn, deadline) = (run.claim, run.drawn, run.deadline)
    failures = run.settings.failures - run.unknown
    found = run.findings.map(\.failure.origin)
  }

  mutating func check(_ range: Range<Int>) {
    var source = ChoiceSource(random: RandomBits(seed: 0))
    var other = source
    var next = range.lowerBound
    while next < range.upperBound && !deadline.isOver
      && findings.count(where: { !claim.hasKnown($0.failure.origin) }) < failures
    {
      let isPlain = Cases.isPlain(next)
      let last =
        range.upperBound - next > deadline.stride ? next + deadline.stride : range.upperBound
      let end = isPlain ? min(Cases.endOfPlain(from: next), last) : next + 1
      let (failed, discarded) =
        isPlain
        ? claim.parts.sample(&source, drawn.seed, next..<end) : judge(varied: next, in: &other)
      self.discarded += discarded
      deadline.count((failed.map { $0 + 1 } ?? end) - next)
      next = failed.map { $0 + 1 } ?? end
      cases = next - range.lowerBound
      if let failed { note(failed) }
    }
  }

  /// Checks a varied case; returns its index if it fails, and the number of discarded cases (0 or
  /// 1).
  private func judge(
    varied index: Int, in source: inout ChoiceSource
  ) -> (failed: Int?, discarded: Int) {
    drawn.begin(varied: index, in: &source, recording: false)
    let verdict = claim.judge(&source)
    return (verdict.isFailure ? index : nil, verdict == .discarded ? 1 : 0)
  }

  /// Checks a failed case again, to record its choices.
  mutating func note(_ index: Int) {
    var source = drawn.source(index, Cases.isPlain(index), recording: true)
    let again = claim.judge(&source)
    let verdict =
      again.isFailure
      ? again : claim.judge(bytes: ChoiceBytes.encode(source.recording.choices))
    // If neither check fails, the message of the first failure is unknown.
    let failure = verdict.failure ?? Failure("", at: "")
    let asked = again.isFailure ? [again] : verdict.isFailure ? [] : [again, verdict]
    if (found + findings.map(\.failure.origin)).contains(failure.origin) { return }
    findings.append(
      Finding(
        failure: failure, recording: source.recording, cases: cases, discarded: discarded,
        answers: [.failed] + asked.map { HiddenState.Answer($0) }))
  }
}
