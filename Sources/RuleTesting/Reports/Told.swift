import PropertyTesting

/// What a law's check found, on its way through a failure's message.
///
/// The check runs in another process, and only a message comes back from there.
struct Told {
  let expected: String
  let found: String
  let expectation: String
  /// What was done and shown, and the call that does it.
  let steps: [(words: String, call: String)]

  /// Parts lines from each other and, within a line, words from code; neither is in escaped text.
  private static let (line, part) = ("\u{1E}", "\u{1F}")

  init(_ law: BrokenLaw, _ steps: [TypingStep]) {
    (expected, found, expectation) = (law.expected, law.found, law.expectation)
    self.steps = steps.map { ("\($0)", $0.keystroke.swift) }
  }

  /// Reads a message; nil if it is another one, such as that of a trap.
  init?(message: String) {
    let lines = message.split(separator: Self.line, omittingEmptySubsequences: false).map(
      String.init)
    guard lines.count >= 3 else { return nil }
    (expected, found, expectation) = (lines[0], lines[1], lines[2])
    steps = lines.dropFirst(3).map { line in
      let parts = line.split(separator: Self.part, omittingEmptySubsequences: false).map(
        String.init)
      return (parts[0], parts.last ?? "")
    }
  }

  /// The message that `init(message:)` reads.
  var message: String {
    ([expected, found, expectation] + steps.map { $0.words + Self.part + $0.call })
      .joined(separator: Self.line)
  }

  /// The message for a reader.
  var words: String {
    (["found \(found); expected \(expected)"] + steps.map(\.words)).joined(separator: "\n    ")
  }
}
