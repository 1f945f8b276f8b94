import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

extension Campaign {
  private static let mostRestarts = 8
  /// The number of consecutive slices that can't run, after which the campaign gives up.
  private static let mostErrors = 3

  mutating func launch() throws {
    lookForRoom()
    // While failures are examined, fuzzing uses one job fewer, unless there is only one.
    let jobs = max(1, examiner.isBusy ? order.jobs - 1 : order.jobs)
    while running.count < jobs, !room.isFull, !isOver {
      let waiting = plan.waiting
      guard let choice = plan.next(running: running.map(\.choice.law)) else { return }
      let now = MonotonicClock.now
      let length = plan.length(
        waiting: plan.waiting < waiting ? waiting : nil, left: end - now,
        others: running.map { $0.timer.end - now }, jobs: order.jobs)
      try launch(choice, end: now + length)
    }
  }

  private mutating func launch(
    _ choice: CampaignPlan.Choice, end: Double, restarts: Int = 0
  ) throws {
    do {
      let property = properties[choice.law]
      let process = try files.fuzz(
        property, choice.mode, isIsolated: isolated.contains(property.name),
        besides: running.map(\.process.log))
      let fuzzing = plan.slice.map { _ in end - MonotonicClock.now }
      lastSlice &+= 1
      running.append(
        CampaignSlice(
          lastSlice, choice, process, SliceTimer(end: end, fuzzing: fuzzing),
          restarts: restarts))
    } catch {
      lookForRoom()
      if !room.isFull { try countError("\(error)") }
    }
  }

  mutating func proceed() throws {
    for place in running.indices {
      if interrupt.isReceived || room.isFull { running[place].stop() }
      // If each law has only one slice, a slow machine may start the last slices after the
      // campaign's end. Such a slice gets a minute to execute an input.
      let last = plan.slice == nil ? max(end, running[place].process.began + 60) : end
      running[place].proceed(last: last)
      if running[place].looks.take(at: MonotonicClock.now) {
        let found = addFailures(of: properties[running[place].choice.law])
        if found > 0 { running[place].hasFailed = true }
      }
      if running[place].samples.take(at: MonotonicClock.now) {
        try note(.slice(sample(of: running[place])))
      }
    }
  }

  mutating func collect() throws {
    for var slice in running {
      guard let code = slice.process.code else { continue }
      if addFailures(of: properties[slice.choice.law]) > 0 { slice.hasFailed = true }
      running.removeAll { $0.number == slice.number }
      try note(slice, code)
      // A law that gets no further slices no longer needs its files.
      if plan.slice == nil, !running.contains(where: { $0.choice.law == slice.choice.law }) {
        files.clean([properties[slice.choice.law]])
      }
    }
  }

  private mutating func note(_ slice: CampaignSlice, _ code: Int32) throws {
    var last = sample(of: slice)
    let isCut = isCut(slice)
    let end = JournalLine.SliceEnd(
      code: code, wasAsked: slice.timer.wasAsked || interrupt.isReceived,
      hasBegun: slice.process.status != nil, hasFailed: slice.hasFailed, isCut: isCut,
      isFull: room.isFull)
    last.end = end
    best.add(last)
    try note(.slice(last))
    let law = slice.choice.law
    if end.isEarly { isolated.insert(last.property) }
    if end == .failed && !slice.hasFailed { try noteLoss(of: properties[law], slice.process.log) }
    if slice.timer.wasAsked && !isCut { plan.addDelay(MonotonicClock.now - slice.timer.end) }
    plan.add(slice.choice, found: last.newFeatures, seconds: last.seconds, isCut: isCut)
    if end == .error {
      try countError(
        slice.process.errorLine
          ?? "\(last.property) ended early; its output is in \(slice.process.log)")
    } else {
      errors = []
    }
    if end == .killed { printLine("\(last.property)'s process ended, but its children still run") }
    if history.findings.count(where: { $0.property == last.property }) >= SeenFailures.most {
      plan.retire(law)
    }
    try goOn(with: slice, after: end)
  }

  /// Starts another slice to use the remaining time of a slice that ended early.
  private mutating func goOn(with slice: CampaignSlice, after end: JournalLine.SliceEnd) throws {
    let left = slice.timer.end - MonotonicClock.now
    guard end.isEarly, slice.restarts < Self.mostRestarts, !room.isFull, !interrupt.isReceived,
      Self.isEnough(left)
    else {
      let failing = folder.artifacts(of: properties[slice.choice.law]).count
      let line = display.line(of: history.results[slice.choice.law], failing: failing)
      if let line { printLine(line) }
      return
    }
    try launch(slice.choice, end: slice.timer.end, restarts: slice.restarts + 1)
  }

  /// Whether a slice ended early because the campaign was stopped or the disk is full.
  private func isCut(_ slice: CampaignSlice) -> Bool {
    guard interrupt.isReceived || room.isFull else { return false }
    return slice.timer.isCut || !slice.timer.wasAsked && slice.timer.end > MonotonicClock.now
  }

  /// Records a slice that couldn't run.
  /// - Throws: `UsageError` if no slice has run, or if several slices in a row couldn't run.
  private mutating func countError(_ reason: String) throws {
    errors.append(reason)
    if !hasRun || errors.count >= Self.mostErrors { throw UsageError(reason) }
  }

  func sample(of slice: CampaignSlice) -> JournalLine.Slice {
    let (process, status) = (slice.process, slice.process.status)
    var sample = JournalLine.Slice(
      property: process.property, mode: slice.choice.mode, slice: slice.number,
      runs: status?.runs ?? 0, seconds: MonotonicClock.rounded(process.seconds),
      edges: status?.edges ?? 0, features: status?.features ?? 0,
      corpus: status?.corpus ?? 0, checked: status?.checked ?? 0,
      discarded: status?.discarded ?? 0)
    sample.newFeatures = best.new(sample, from: status?.initial)
    return sample
  }

  /// Checks whether the disk is full, and reports each change once.
  private mutating func lookForRoom() {
    let isBlocked = journal.problem != nil
    let isNew = room.look(folder.room, isBlocked: isBlocked, at: MonotonicClock.now)
    if isNew {
      printLine(
        room.isFull
          ? "the disk with \(folder.path) is full; fuzzing waits until 8 MB is free"
          : "the disk has free space again; fuzzing continues")
    }
  }

  mutating func printLine(_ text: String) {
    display.clear()
    Terminal.note(text.visibleInLine + "\n")
  }
}

extension Campaign {
  private static let longestMessage = 300

  /// Queues a law's new failing inputs for examination, and returns their number.
  @discardableResult mutating func addFailures(of property: PropertyName) -> Int {
    let new = folder.artifacts(of: property).filter(examiner.isNew)
    let open = running.filter { properties[$0.choice.law] == property }
      .map { $0.process.status?.checked ?? 0 }
    let closed = history.slices.filter { $0.property == property.name }.map(\.checked)
    let checked = (open + closed).reduce(0, &+)
    for path in new {
      examiner.add(.init(path: path, property: property, executions: checked > 0 ? checked : nil))
    }
    return new.count
  }

  /// Records new findings about failing inputs in the journal.
  mutating func examine() throws {
    if interrupt.isReceived { examiner.stop() }
    for result in examiner.proceed(isStopping: interrupt.isReceived) { try note(result) }
    for finding in keeper.retry() { try note(.failure(finding)) }
  }

  mutating func note(_ result: Examiner.Result) throws {
    let finding = keeper.finding(of: result)
    try note(.failure(finding))
    if !result.isRepeat { announce(finding) }
  }

  /// Records that a law failed for an input that can't be kept; repetitions are skipped.
  mutating func noteLoss(of property: PropertyName, _ log: String) throws {
    let problem = files.keepingProblem(of: property)
    guard problem != nil || folder.artifacts(of: property).isEmpty else { return }
    let finding = JournalLine.Finding(
      lost: property, folder, problem ?? "the fuzzer gave no reason; its output is in \(log)")
    if history.findings.contains(where: { $0.origin == finding.origin }) { return }
    try note(.failure(finding))
    announce(finding)
  }

  private mutating func announce(_ finding: JournalLine.Finding) {
    guard !isJSON else { return }
    let known = finding.known.map { " (known since \($0))" } ?? ""
    let message = finding.message.shortened(to: Self.longestMessage)
    printLine("\(finding.property) fails: \(message)\(known)")
  }
}
