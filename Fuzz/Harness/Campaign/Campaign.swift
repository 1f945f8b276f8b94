import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// A run of a fuzz program that fuzzes a list of laws and keeps its state in a folder.
///
/// Each slice of a law is a libFuzzer process. libFuzzer's fork mode isn't used, because it doesn't
/// stop at failures, tell failures apart, or show a law's progress. A slice continues after
/// failures. If an input ends the slice's process, another process uses the remaining time, and
/// checks inputs in child processes. Each counted event is also written to the journal, so a
/// resumed campaign has the same totals.
struct Campaign {
  let folder: CampaignFolder
  let order: CampaignOrder
  let properties: [PropertyName]
  let interrupt: Interrupt
  /// Whether the output is JSON: the journal's lines, followed by the results.
  let isJSON: Bool
  let journal: JournalFile
  /// The note about unreadable lines in the journal, or `nil` if there are none.
  let damage: String?
  private(set) var history: CampaignHistory
  var plan: CampaignPlan
  var files: FuzzTargetFiles
  var examiner: Examiner
  var keeper: RegressionKeeper
  var display: CampaignDisplay
  var running: [CampaignSlice] = []
  var best: BestCoverage
  /// The reasons that the slices after the last successful one couldn't run.
  var errors: [String] = []
  var room = DiskRoom()
  /// The laws whose inputs are checked in child processes, because an earlier slice ended early.
  var isolated: Set<String>
  private let isResumed: Bool
  var lastSlice: Int
  private let began = MonotonicClock.now
  /// The total running time of the campaign's earlier parts, in seconds.
  private let earlier: Double

  init(_ request: FuzzRequest, of targets: [FuzzTarget], until interrupt: Interrupt) throws {
    (folder, order) = try request.campaignFolder(of: targets)
    properties = targets.map(\.name)
    self.interrupt = interrupt
    isJSON = request.isJSON
    journal = try JournalFile(path: folder.journalPath)
    let text = journal.text
    damage = text.damage
    history = CampaignHistory(order, text.lines)
    isResumed = !text.lines.isEmpty
    files = try FuzzTargetFiles(
      binary: FuzzProgram.path, folder: folder, corpus: request.corpus,
      isSanitized: order.sanitizer != nil)
    plan = CampaignPlan(
      laws: targets.count, modes: files.modes, seconds: order.seconds, jobs: order.jobs)
    examiner = Examiner(binary: FuzzProgram.path, folder: folder, knowing: history.findings)
    keeper = RegressionKeeper(folder, order)
    display = CampaignDisplay(isQuiet: isJSON, isShort: plan.slice == nil)
    best = BestCoverage(history.slices)
    isolated = Set(history.slices.filter { $0.end?.isEarly == true }.map(\.property))
    lastSlice = history.lastSlice
    earlier = history.elapsed
  }

  /// The time that this part has spent waiting for disk space, in seconds.
  var waiting: Double { room.waited(at: MonotonicClock.now) }
  /// The campaign's running time, in seconds, excluding waits for disk space.
  var elapsed: Double { earlier + MonotonicClock.now - began - waiting }
  /// The time at which the campaign ends, by the monotonic clock.
  var end: Double { began + max(0, order.seconds - earlier) }
  /// The time at which the last examination is killed: 10 to 60 seconds after the campaign's end.
  ///
  /// A campaign that is resumed only to examine inputs has no limit.
  private var lastEnd: Double {
    earlier >= order.seconds ? .infinity : end + max(10, min(60, order.seconds / 60))
  }
  private var hasTime: Bool { Self.isEnough(end - MonotonicClock.now) }

  /// Whether there is time for another slice; a very short one would do little but read its corpus.
  static func isEnough(_ seconds: Double) -> Bool { seconds > 1 }

  mutating func note(_ event: JournalLine.Event) throws {
    let line = JournalLine(at: MonotonicClock.rounded(elapsed), event: event)
    history.add(line)
    let text = try journal.append(line)
    if isJSON { try Output.print(JSON.escaped(text)) }
  }

  /// Fuzzes until the time is up or a signal arrives, and examines failing inputs.
  /// - Throws: `UsageError` if the target can't run or can't continue.
  mutating func run() throws {
    defer { end(running) }
    resumePlan()
    try note(.begin(resumed: isResumed))
    if isResumed { for property in properties { addFailures(of: property) } }
    while true {
      try launch()
      let isDone = !examiner.isBusy || interrupt.isReceived || MonotonicClock.now >= lastEnd
      if running.isEmpty && isOver && isDone { break }
      if display.isDue(at: MonotonicClock.now) { display.show(view, at: MonotonicClock.now) }
      interrupt.wait(atMost: pause)
      try proceed()
      try collect()
      try examine()
      journal.flush()
    }
    display.clear()
    for result in examiner.abandon() { try note(result) }
    try finish(reason)
  }

  private var reason: JournalLine.Reason {
    if interrupt.isReceived { return .stopped }
    if room.hasWaited && Self.isEnough(order.seconds - elapsed) { return .full }
    return examiner.unexamined.isEmpty ? .done : .stopped
  }

  var isOver: Bool {
    interrupt.isReceived || plan.isDone || plan.isExhausted
      || !hasTime && (plan.slice != nil || room.isFull)
  }

  /// The seconds until the next task: at most 1, or 0.25 if progress is shown live.
  private var pause: Double {
    let next = running.map(\.timer.next).min() ?? lastEnd
    return min(next - MonotonicClock.now, display.isLive ? 0.25 : 1)
  }

  var hasRun: Bool { history.slices.contains { $0.end != .error } }

  /// Ends this part of the campaign, because the target can't continue.
  mutating func giveUp() throws {
    display.clear()
    try finish(.stopped)
  }

  private mutating func finish(_ reason: JournalLine.Reason) throws {
    let shown = Set(history.findings.filter(\.isExamined).map(\.artifact))
    for input in examiner.unexamined where !shown.contains(folder.relative(input.path)) {
      try note(.failure(.init(unexamined: input, folder)))
    }
    try note(.end(reason))
    journal.flush()
    journal.sync()
    if let problem = journal.problem {
      Terminal.note("the last lines of \(folder.journalPath) can't be written (\(problem))\n")
    }
    files.clean(properties)
  }

  private func end(_ slices: [CampaignSlice]) {
    for slice in slices { slice.process.signal(SIGKILL) }
    examiner.stop()
  }

  private mutating func resumePlan() {
    let places = Dictionary(
      properties.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { $1 })
    plan.resume(
      after: history.slices.compactMap { slice in
        places[slice.property].map {
          (
            CampaignPlan.Choice(law: $0, mode: slice.mode), slice.newFeatures, slice.seconds,
            slice.isUnfinished
          )
        }
      })
  }
}
