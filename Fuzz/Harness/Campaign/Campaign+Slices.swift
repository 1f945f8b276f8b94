import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

extension Campaign {
  /// A law with so many failing inputs isn't fuzzed further in its turn.
  private static let mostRestarts = 8
  /// How often in a row the target may end without a word.
  private static let mostTroubles = 3
  /// How often a slice is sampled, in seconds.
  private static let samplePause = 10.0
  /// How often its failing inputs are looked for, in seconds.
  private static let lookPause = 1.0
  /// With less room on its disk, in bytes, a campaign waits: libFuzzer would lose what it finds.
  private static let leastRoom: UInt64 = 8 << 20

  /// Begins slices while there is time and a job is free; examining failures takes one.
  mutating func launch() throws {
    try lookForRoom()
    let jobs = max(1, order.jobs - (desk.isBusy ? 1 : 0))
    while running.count < jobs, !isFull, !isOver {
      let waiting = plan.waiting
      guard let choice = plan.next(running: running.map(\.choice.law)) else { return }
      let now = MonotonicClock.now
      var length = plan.slice ?? .infinity
      if plan.waiting < waiting {
        // A fair share of the time left, so that each law has its slice.
        let others = running.map { max(0, $0.end - now) }.reduce(0, +)
        length = min(length, ((end - now) * Double(order.jobs) - others) / Double(waiting))
      }
      try launch(choice, end: min(end, now + length))
    }
  }

  private mutating func launch(
    _ choice: CampaignPlan.Choice, end: Double, restarts: Int = 0
  ) throws {
    let lanes = Set(running.filter { $0.choice.law == choice.law }.map(\.lane))
    let lane = (0...lanes.count).first { !lanes.contains($0) } ?? 0
    do {
      let property = properties[choice.law]
      let process = try files.fuzz(
        property, choice.mode, lane: lane, isIsolated: isolated.contains(property.name))
      running.append(
        CampaignSlice(
          number(), choice, process, lane: lane, end: end,
          fuzzing: plan.slice == nil ? nil : end - MonotonicClock.now, restarts: restarts))
    } catch {
      try lookForRoom()
      if !isFull { try trouble("\(error)") }
    }
  }

  /// Ends slices whose time is over, and samples the others.
  mutating func proceed() throws {
    for place in running.indices {
      if interrupt.came || isFull { running[place].stop() }
      running[place].proceed(last: end)
      if MonotonicClock.now - running[place].looked >= Self.lookPause {
        running[place].looked = MonotonicClock.now
        try addFailures(of: properties[running[place].choice.law])
      }
      guard MonotonicClock.now - running[place].sampled >= Self.samplePause else { continue }
      running[place].sampled = MonotonicClock.now
      if running[place].process.isRunning { try note(.sample(sample(of: running[place]))) }
    }
  }

  /// Notes the slices that have ended.
  mutating func collect() throws {
    for slice in running where !slice.process.isRunning {
      running.removeAll { $0.number == slice.number }
      try addFailures(of: properties[slice.choice.law])
      try note(slice, end: ending(of: slice))
      // A law that has no other slice needs its files no more.
      if plan.slice == nil, !running.contains(where: { $0.choice.law == slice.choice.law }) {
        files.clean([properties[slice.choice.law]])
      }
    }
  }

  private mutating func note(_ slice: CampaignSlice, end: JournalLine.SliceEnd) throws {
    let last = sample(of: slice)
    let fresh = best.add(last, from: slice.process.status?.initial)
    try note(.slice(.init(last, new: fresh, end, again: slice.process.again)))
    if end == .failed { isolated.insert(last.property) }
    let law = slice.choice.law
    if let since = plan.add(slice.choice, found: fresh.features, seconds: last.seconds) {
      try note(.plateau(.init(property: last.property, since: since)))
    }
    if end == .trouble { try trouble(words(of: slice)) } else { troubles = [] }
    if end == .killed { tell("\(last.property): a signal ended its process; it goes on") }
    if history.findings.count(where: { $0.property == last.property }) >= MetFailures.most {
      plan.retire(law)
    }
    try goOn(with: slice, after: end)
  }

  /// Uses the rest of a slice that ended too early.
  private mutating func goOn(with slice: CampaignSlice, after end: JournalLine.SliceEnd) throws {
    guard end == .failed || end == .killed, slice.restarts < Self.mostRestarts, !isFull,
      !interrupt.came, CampaignTime.isEnough(slice.end - MonotonicClock.now)
    else {
      let failing = files.artifacts(of: properties[slice.choice.law]).count
      return display.finish(history.results[slice.choice.law], failing: failing)
    }
    let isAlone = !running.contains { $0.choice.law == slice.choice.law }
    if end == .failed, isAlone { files.forget(properties[slice.choice.law]) }
    try launch(slice.choice, end: slice.end, restarts: slice.restarts + 1)
  }

  /// Why a slice ended.
  ///
  /// libFuzzer ends with 70 after a hang, 71 after too much memory, 72 after an interrupt, and 77
  /// after any other failure.
  private func ending(of slice: CampaignSlice) -> JournalLine.SliceEnd {
    let code = slice.process.code ?? 0
    if [70, 71, 77].contains(code) { return .failed }
    if slice.wasAsked || interrupt.came { return .asked }
    if code < 0 || [0, 72].contains(code) { return .killed }
    return slice.process.status == nil && isFull ? .asked : .trouble
  }

  private func words(of slice: CampaignSlice) -> String {
    slice.process.trouble
      ?? "\(slice.process.property) ended by itself; its output is in \(slice.process.log)"
  }

  /// Counts a slice that couldn't run.
  ///
  /// - Throws: `UsageError` if it was the first of all, or several in a row couldn't.
  private mutating func trouble(_ reason: String) throws {
    troubles.append(reason)
    if !hasRun || troubles.count >= Self.mostTroubles { throw UsageError(reason) }
  }

  /// What a slice has done so far.
  func sample(of slice: CampaignSlice) -> JournalLine.Sample {
    let status = slice.process.status
    let again = slice.process.again.values.reduce(0, +)
    return JournalLine.Sample(
      property: slice.process.property, mode: slice.choice.mode, slice: slice.number,
      runs: status?.runs ?? 0, seconds: CampaignTime.rounded(slice.process.seconds),
      edges: status?.coverage.edges ?? 0, features: status?.coverage.features ?? 0,
      corpus: status?.corpus ?? 0, again: again == 0 ? nil : again)
  }

  /// Notices when the disk has no room, and when it has some again; says each once.
  private mutating func lookForRoom() throws {
    let room = folder.room ?? .max
    let was = isFull
    isFull = journal.problem != nil || room < Self.leastRoom
    if isFull && !was {
      tell("\(folder.path) has no room left; fuzzing waits until there are 8 MB")
    } else if was && !isFull {
      tell("there is room again; fuzzing continues")
    }
  }

  /// Says something on standard error.
  mutating func tell(_ text: String) {
    display.clear()
    Terminal.note(text.visibleInLine + "\n")
  }
}

extension JournalLine.Slice {
  /// A slice that has ended, of its last sample.
  ///
  /// - Parameters:
  ///   - last: what it has done.
  ///   - new: what it has reached that wasn't known.
  ///   - end: why it ended.
  ///   - again: how many inputs have failed like others before, by origin.
  init(
    _ last: JournalLine.Sample, new: FuzzStatus.Coverage, _ end: JournalLine.SliceEnd,
    again: [String: Int] = [:]
  ) {
    self.init(
      property: last.property, mode: last.mode, slice: last.slice, runs: last.runs,
      seconds: last.seconds, edges: last.edges, features: last.features, corpus: last.corpus,
      newEdges: new.edges, newFeatures: new.features, again: again.isEmpty ? nil : again,
      end: end)
  }
}
