extension Report: CustomStringConvertible {
  /// The verdict in words, with the counterexample and how to repeat it where there is one.
  public var description: String {
    let title = subject.isEmpty ? property.name : "\(property.name) about \(subject)"
    return switch outcome {
    case .holds: "\(title) holds of \(cases) cases"
    case .proved(let size, true): "\(title) is proved: all \(cases) inputs there are, size \(size)"
    case .proved(let size, false): "\(title) is proved up to size \(size), \(cases) inputs"
    case .fails(let counterexample): "\(title) fails\n\(counterexample)"
    case .gaveUp: "\(title) gave up: it speaks of \(cases - discarded) of \(cases) inputs"
    case .notReached(let labels):
      "\(title) held, but the run did not reach: \(labels.joined(separator: ", "))"
    }
  }
}

extension Counterexample: CustomStringConvertible {
  /// The input, what was found, how it was found, and the choices to repeat it with.
  public var description: String {
    let lines = input.split(separator: "\n", omittingEmptySubsequences: false)
    let found = entry.map { "the corpus entry \($0)" } ?? "case \(casesBefore)"
    return
      (lines.map { "  \($0)" } + [
        "  found  \(message)", "  after  \(found) and \(shrinks) shrinks", "  choices \(blob)",
      ]).joined(separator: "\n")
  }
}
