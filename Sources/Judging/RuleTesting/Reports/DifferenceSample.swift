import PropertyCorpus
import PropertyTesting

/// Which of the differences that are allowed occur at all.
struct DifferenceSample {
  /// A note for each difference that doesn't occur; none if the sample didn't come to its end.
  let notes: [String]

  /// Types a sample, in a child process.
  init(
    of field: TestedField, _ meanings: Meanings, _ alphabet: Alphabet, _ settings: RunSettings
  ) {
    let names = meanings.rules.flatMap { $0.1.map(\.name) }
    let seen = names.isEmpty ? nil : Self.seen(of: field, meanings, alphabet, settings)
    notes = names.indices.filter { seen?.contains($0) == false }.map {
      "the difference “\(names[$0])” is allowed and never occurred in \(settings.cases) cases; "
        + "omit it, or give texts that show it with typing:"
    }
  }

  /// The numbers of the differences that occur; nil if the process ended early.
  private static func seen(
    of field: TestedField, _ meanings: Meanings, _ alphabet: Alphabet, _ settings: RunSettings
  ) -> Set<Int>? {
    ConfinedAnswer(cpuSeconds: 30) { occurring(in: field, meanings, alphabet, settings) }.answer
  }

  private static func occurring(
    in field: TestedField, _ meanings: Meanings, _ alphabet: Alphabet, _ settings: RunSettings
  ) -> Set<Int> {
    var seen: Set<Int> = []
    let keystrokes = alphabet.keystrokes
    for index in 0..<settings.cases {
      var source = ChoiceSource(index, ofSampleWith: settings.seed)
      var typist = Typist(at: field)
      for keystroke in source.draw(keystrokes) { typist.press(keystroke) }
      for step in typist.steps {
        seen.formUnion(meanings.differences(in: step, placesCaret: field.placesCaret))
      }
    }
    return seen
  }
}

extension Meanings {
  /// The numbers of the allowed differences that a step shows.
  fileprivate func differences(in step: TypingStep, placesCaret: Bool) -> [Int] {
    let all = rules.flatMap { rule, differences in differences.map { (rule, $0) } }
    return all.indices.filter { index in
      let (rule, difference) = all[index]
      let found = step.difference(from: rule, placesCaret: placesCaret)
      return found.map(difference.isMeant) ?? false
    }
  }
}
