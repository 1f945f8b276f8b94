import PropertyCorpus
import PropertyTesting

/// What a field does with a sample of what people type, and how long a call takes.
struct FieldSample {
  /// How many edits it answered in which way; none if the sample didn't come to its end.
  private(set) var counts = EditCounts()
  /// How long a call takes, in seconds.
  private(set) var secondsPerCall = 0.0
  /// Whether the sample didn't come to its end in time.
  private(set) var hangs = false

  /// How long the calls of a law may take in all, in seconds, and how many a case has.
  private static let (mostSeconds, callsPerCase) = (3.0, 12.0)
}

extension FieldSample {
  /// Types a sample, in a child process.
  init(of field: TestedField, _ alphabet: Alphabet, _ seed: UInt64) {
    var (scripts, limit) = (1, 0.5)
    while true {
      switch Self.answers(of: field, alphabet, scripts: scripts, seed, cpuSeconds: limit) {
      case .ended(let isLate):
        hangs = isLate
        return
      case .answered(let counts, let seconds):
        (self.counts, secondsPerCall) = (counts, seconds)
        if scripts > 1 { return }
        let secondsPerScript = Self.callsPerCase * max(seconds, 2e-5)
        scripts = max(2, min(50, Int(1 / secondsPerScript)))
        limit = max(0.5, 5 * Double(scripts) * secondsPerScript)
      }
    }
  }

  /// How a row of scripts ended.
  private enum Answers {
    case answered(EditCounts, seconds: Double)
    /// The process ended, or its time.
    case ended(isLate: Bool)
  }

  /// How many cases a law may have.
  var mostCases: Int { max(5, Int(min(1e9, casesInTime))) }

  /// How many inputs shrinking may try; few where each may hang.
  var mostShrinks: Int { hangs ? 12 : max(20, Int(min(1e9, 4 * casesInTime))) }

  private var casesInTime: Double {
    Self.mostSeconds / (Self.callsPerCase * max(secondsPerCall, 1e-9))
  }

  /// The processor time after which a case hangs, in seconds.
  var limit: Double { max(0.25, secondsPerCall * 100) }

  /// How many keystrokes may be spent to learn what the field takes; nil if it takes enough.
  var keystrokesToLearn: Int? {
    if hangs || counts.all == 0 || 2 * counts.taken > counts.all { return nil }
    return Int(min(20_000, 1 / max(secondsPerCall, 1e-9)))
  }

  /// Why nothing was tested; none if something was.
  var notes: [String] {
    if counts.all < Self.fewestEdits || counts.taken > 0 { return [] }
    return [
      "it refused all \(counts.all) edits of a sample, so the laws tested nothing; see in a "
        + "debugger why it refuses the first of them, “1”; if it is to take only other texts, name "
        + "them with typing:"
    ]
  }

  /// How little was tested.
  ///
  /// - Parameter cases: how many cases were asked for.
  func warnings(ofCases cases: Int) -> [String] {
    var warnings: [String] = []
    if counts.all >= Self.fewestEdits && counts.taken > 0 && 10 * counts.taken < counts.all {
      let effects = counts.rewritten == 0 ? "accepted" : "accepted or rewritten"
      warnings.append(
        "only \(counts.taken) of \(counts.all) edits of a sample "
          + "\(counts.taken == 1 ? "was" : "were") \(effects); "
          + "name texts that it takes with typing:")
    }
    if mostCases < min(cases, Self.fewestCases) {
      warnings.append(
        "a law has only \(mostCases) of \(cases.grouped) cases, as a call takes "
          + "\(secondsPerCall.rounded(toPlaces: 3)) s; test what decides without what is slow")
    }
    return warnings
  }

  /// With fewer edits or cases, it is worth a word.
  private static let (fewestEdits, fewestCases) = (20, 100)

  /// Types a row of scripts in a process of its own.
  private static func answers(
    of field: TestedField, _ alphabet: Alphabet, scripts: Int, _ seed: UInt64, cpuSeconds: Double
  ) -> Answers {
    let keystrokes = alphabet.keystrokes
    let name = PropertyName(chapter: field.chapter, name: "sample")
    let answer = ConfinedAnswer(name, cpuSeconds: cpuSeconds) {
      Self.tell(field, keystrokes, scripts, seed)
    }
    if case .ended(let isLate) = answer { return .ended(isLate: isLate) }
    let numbers = answer.text?.split(separator: " ").compactMap { Double($0) } ?? []
    guard numbers.count == 4 else { return .ended(isLate: false) }
    let counts = EditCounts(
      accepted: Int(numbers[0]), rewritten: Int(numbers[1]), refused: Int(numbers[2]))
    return .answered(counts, seconds: numbers[3])
  }

  /// The counts and the seconds of a call, as words.
  private static func tell(
    _ field: TestedField, _ keystrokes: Generator<[Keystroke]>, _ scripts: Int, _ seed: UInt64
  ) -> String {
    var counts = EditCounts()
    let time = ContinuousClock().measure {
      for script in 0..<scripts {
        var source = ChoiceSource(random: RandomBits(seed: seed &+ UInt64(script) &* 0x9E37_79B9))
        var typist = Typist(at: field)
        typist.type("1")
        for keystroke in source.draw(keystrokes) { typist.press(keystroke) }
        for step in typist.steps { counts.add(step.answer?.effect) }
      }
    }
    let seconds = time / .seconds(1) / Double(max(1, counts.all))
    return "\(counts.accepted) \(counts.rewritten) \(counts.refused) \(seconds)"
  }
}

extension EditCounts {
  /// Those that took effect.
  var taken: Int { accepted + rewritten }

  mutating func add(_ effect: EditAnswer.Effect?) {
    switch effect {
    case .accepted: accepted += 1
    case .rewritten: rewritten += 1
    case .refused: refused += 1
    case nil: break
    }
  }
}

extension Double {
  func rounded(toPlaces places: Int) -> Double {
    let unit = (0..<places).reduce(1.0) { unit, _ in unit * 10 }
    return (self * unit).rounded() / unit
  }
}

extension Int {
  /// The number with commas between groups of three digits.
  var grouped: String { String(self).grouped(by: ",") }
}
