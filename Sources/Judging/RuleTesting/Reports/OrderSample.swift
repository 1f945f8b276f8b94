import PropertyCorpus
import PropertyTesting

/// Whether a field's answers change with what other fields were asked before.
///
/// One process types a sample forwards, another backwards. What the code keeps between its calls is
/// another thing in the two, so that two processes show what would else need one for each script.
struct OrderSample {
  /// The first scripts that were answered in two ways, by number; nil if a process ended early.
  let suspects: [Int]?

  /// Types a sample in two child processes.
  init(of field: TestedField, _ alphabet: Alphabet, _ settings: RunSettings) {
    let scripts = Array(0..<min(settings.cases, Self.mostScripts))
    let type = { (order: [Int]) in
      ConfinedAnswer(cpuSeconds: 10) {
        let keystrokes = alphabet.keystrokes
        return order.map { Self.answers(to: $0, of: field, keystrokes, settings.seed) }
      }.answer
    }
    let ways = (type(scripts), type(scripts.reversed()))
    guard let forwards = ways.0, let backwards = ways.1 else {
      suspects = nil
      return
    }
    let differing = scripts.filter { forwards[$0] != backwards[scripts.count - 1 - $0] }
    suspects = Array(differing.prefix(Self.mostSuspects))
  }

  /// What a new field answers to a script, as one number.
  ///
  /// Processes that begin from one share the seed of their hash values.
  private static func answers(
    to script: Int, of field: TestedField, _ keystrokes: Generator<[Keystroke]>, _ seed: UInt64
  ) -> Int {
    var source = ChoiceSource(script, ofSampleWith: seed)
    var typist = Typist(at: field)
    for keystroke in source.draw(keystrokes) { typist.press(keystroke) }
    return typist.steps.map(\.answer).hashValue
  }

  private static let (mostScripts, mostSuspects) = (200, 20)
}
