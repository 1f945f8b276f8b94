/// A slice of a campaign's time, with its process and the time at which the process should end.
struct CampaignSlice {
  /// The slice's number in the campaign, starting at 1.
  let number: Int
  let choice: CampaignPlan.Choice
  let process: FuzzProcess
  private(set) var timer: SliceTimer
  /// The number of earlier slices in the same turn that ended early.
  let restarts: Int
  var samples: Pace
  var looks: Pace
  var hasFailed = false

  private static let samplePause = 10.0
  /// The pause between two searches for failing input files, in seconds.
  private static let lookPause = 1.0

  init(
    _ number: Int, _ choice: CampaignPlan.Choice, _ process: FuzzProcess, _ timer: SliceTimer,
    restarts: Int
  ) {
    (self.number, self.choice, self.process, self.timer) = (number, choice, process, timer)
    self.restarts = restarts
    samples = Pace(every: Self.samplePause, from: process.began)
    looks = Pace(every: Self.lookPause, from: process.began)
  }

  /// Interrupts the process when the slice's time is up, and kills it if it doesn't end soon.
  mutating func proceed(last: Double) {
    let process = process
    let signal = timer.proceed(at: MonotonicClock.now, last: last, since: process.status?.since)
    if let signal { process.signal(signal) }
  }

  /// Ends the slice early, because the campaign is being stopped.
  mutating func stop() {
    if let signal = timer.stop(at: MonotonicClock.now) { process.signal(signal) }
  }
}

extension JournalLine.SliceEnd {
  /// The reason a slice ended.
  ///
  /// libFuzzer's exit code is 70 for a hang, 71 for too much memory, 72 for an interrupt, and 77
  /// for any other failure. A sanitizer may use another code, so a kept input also means a failure.
  init(code: Int32, wasAsked: Bool, hasBegun: Bool, hasFailed: Bool, isCut: Bool, isFull: Bool) {
    switch code {
    case 70, 71, 77: self = .failed
    case _ where wasAsked: self = isCut ? .cut : .asked
    case 0, 72, ..<0: self = .killed
    case _ where hasFailed: self = .failed
    default: self = !hasBegun && isFull ? .cut : .error
    }
  }

  /// Whether the slice ended before its time was up, so another slice should use the rest.
  var isEarly: Bool {
    switch self {
    case .failed, .killed: true
    case .asked, .cut, .error: false
    }
  }
}
