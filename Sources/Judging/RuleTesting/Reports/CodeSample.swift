import PropertyCorpus
import PropertyTesting

/// The code's answers to a sample of inputs, and the calls' durations.
struct CodeSample: Codable {
  private(set) var counts = EditCounts()
  /// Whether the field reported any text as valid, or never reports validity.
  var isEverRight = false
  var unanswered = 0
  /// The durations of the calls, in seconds.
  private(set) var times: [Double] = []
  /// Whether the sample ran out of time.
  private(set) var hangs = false

  /// The approximate number of calls in a case.
  private static let callsPerCase = 12.0
  /// The time limit for checking a law, in seconds.
  private static var mostSeconds: Double { Confinement.isOutOfProcess ? 60 : 10 }
  /// The numbers of cases and seconds that are enough for slow code in another process.
  private static let enoughElsewhere = RunSettings.Enough(cases: fewestCases, seconds: 8)
}

extension CodeSample {
  static let mostScripts = 50

  init(of field: TestedField, _ alphabet: Alphabet, _ seed: UInt64) {
    let keystrokes = alphabet.keystrokes
    self.init(most: Self.mostScripts) { script, sample in
      var source = ChoiceSource(script - 1, ofSampleWith: seed)
      var typist = Typist(at: field)
      for keystroke in script == 0 ? [.type("1")] : source.draw(keystrokes) {
        sample.time { [typist.press(keystroke).answer?.effect].compactMap(\.self) }
        if case .noAnswer? = typist.steps.last?.problem {
          sample.unanswered += 1
          break
        }
        if !typist.text.isEmpty && typist.steps.last?.reply.isValid != false {
          sample.isEverRight = true
        }
      }
    }
  }

  /// Runs scripts in child processes: first script 0, whose quickest call determines the limit for
  /// a hang, and then as many scripts as the time allows.
  init(most: Int, _ script: @escaping @Sendable (Int, inout CodeSample) -> Void) {
    let first = Self.run(cpuSeconds: Self.firstSeconds, repeatElement(0, count: 20), 0.1, script)
    guard let quickest = first.times.min(), !first.isUnanswered else {
      (hangs, unanswered) = (first.hangs, first.unanswered)
      return
    }
    let seconds = Confinement.isOutOfProcess ? Self.enoughElsewhere.seconds : 1
    let secondsPerScript = Self.callsPerCase * max(quickest, 2e-5)
    let limit = max(0.5, 5 * min(Double(most + 1) * secondsPerScript, seconds + secondsPerScript))
    self = Self.run(cpuSeconds: limit, 0...most, seconds, script)
  }

  /// The sample that some scripts produce in a separate process; empty if the process ended early.
  private static func run(
    cpuSeconds: Double, _ scripts: some Sequence<Int> & Sendable, _ enough: Double,
    _ script: @escaping @Sendable (Int, inout CodeSample) -> Void
  ) -> CodeSample {
    let (answer, isLate) = confined(cpuSeconds: cpuSeconds) {
      var sample = CodeSample()
      for (count, index) in scripts.enumerated() where !sample.isUnanswered {
        if count > 1 && sample.times.reduce(0, +) > enough { break }
        script(index, &sample)
      }
      return sample
    }
    return answer ?? CodeSample(hangs: isLate)
  }

  /// The processor time, in seconds, after which a single call is treated as hanging.
  private static let firstSeconds = 2.0

  /// Whether the sample was stopped because too many inputs had no answer; each such input may use
  /// its full time limit.
  private var isUnanswered: Bool { unanswered >= 3 }

  /// The average time of a call, excluding the slowest eighth of the calls.
  ///
  /// If other processes occupy the cores, a few calls wait several milliseconds. Including these
  /// calls would make `limit` too high.
  private var secondsPerCall: Double {
    let counted = times.sorted().dropLast(times.count / 8)
    return counted.reduce(0, +) / Double(max(1, counted.count))
  }

  /// Measures the duration of a call that may return several answers or none.
  mutating func time(_ call: () -> [EditAnswer.Effect]) {
    var effects: [EditAnswer.Effect] = []
    let time = ContinuousClock().measure { effects = call() } / .seconds(1)
    if effects.isEmpty { return }
    for effect in effects { counts.add(effect) }
    times.append(time)
  }

  /// The inputs of a sample, for a law to check first.
  static func entries<Input>(
    of inputs: Generator<Input>, _ scripts: some Sequence<Int>, _ seed: UInt64
  ) -> [CorpusEntry] {
    scripts.map { index in
      var source = ChoiceSource(index, ofSampleWith: seed)
      let choices = source.choices { _ = $0.draw(inputs) }
      return CorpusEntry(name: "sample \(index)", bytes: ChoiceBytes.encode(choices))
    }
  }

  /// Settings that limit the time of each law's check.
  func settings(_ settings: RunSettings) -> RunSettings {
    var settings = settings
    settings.explains = false
    if settings.seconds == nil {
      settings.seconds = Self.mostSeconds
      settings.enough = Confinement.isOutOfProcess ? Self.enoughElsewhere : nil
    }
    if hangs { settings.shrinkLimit = min(settings.shrinkLimit, Self.mostShrinksOfHang) }
    return settings
  }

  /// The number of inputs that shrinking may try if each may hang.
  private static let mostShrinksOfHang = 12

  /// The processor time, in seconds, after which a case is treated as hanging.
  var limit: Double { max(0.25, secondsPerCall * 100, (times.max() ?? 0) * 40) }

  /// Whether at most half of the edits take effect.
  var isPicky: Bool { 2 * counts.taken <= counts.all }

  /// The number of keystrokes for learning the accepted characters.
  var keystrokesToLearn: Int {
    if hangs || isUnanswered || counts.all == 0 { return 0 }
    return Confinement.isOutOfProcess ? 500 : isPicky ? 20_000 : 5_000
  }

  /// The reasons the laws tested nothing; empty if an edit took effect or few were tried.
  var notes: [String] {
    if counts.all < Self.fewestEdits || counts.taken > 0 { return [] }
    return [
      "it refused all \(counts.all) edits of a sample, so the laws tested nothing; find out why it "
        + "refuses the first, “1”, or give accepted texts with typing:"
    ]
  }

  /// The advice if a field reports every text as invalid, so no value was checked.
  var wordOfValues: String? {
    if counts.all < Self.fewestEdits || isEverRight { return nil }
    return "the field reported every text of a sample as invalid, so no value was checked; give "
      + "valid texts with typing:"
  }

  /// Warnings that too little was tested.
  func warnings(isClosed: Bool = false) -> [String] {
    var warnings: [String] = []
    let isRare = counts.taken > 0 && 10 * counts.taken < counts.all
    if !isClosed && counts.all >= Self.fewestEdits && isRare {
      let effects = counts.rewritten == 0 ? "accepted" : "accepted or rewritten"
      warnings.append(
        "only \(counts.taken) of \(counts.all) edits of a sample "
          + "\(counts.taken == 1 ? "was" : "were") \(effects); "
          + "give accepted texts with typing:")
    }
    return warnings
  }

  /// The number of cases below which a law is barely tested.
  static let fewestCases = 100
  /// The number of edits below which a report has no note or warning about a sample.
  private static let fewestEdits = 20
}

extension ChoiceSource {
  init(_ index: Int, ofSampleWith seed: UInt64) {
    let offset = UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9
    self.init(random: RandomBits(seed: seed &+ offset))
  }
}

extension EditCounts {
  var taken: Int { accepted + rewritten }

  mutating func add(_ effect: EditAnswer.Effect) {
    switch effect {
    case .accepted: accepted += 1
    case .rewritten: rewritten += 1
    case .refused: refused += 1
    }
  }
}
