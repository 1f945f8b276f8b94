extension Report: CustomStringConvertible {
  /// The verdict in words, with the counterexample and how to repeat it where there is one.
  public var description: String {
    let title = subject.isEmpty ? property.name : "\(property.name) about \(subject)"
    return switch outcome {
    case .holds: "\(title) holds of \(cases) cases"
    case .proved(_, let inputs, true): "\(title) is proved of all \(inputs) inputs there are"
    case .proved(let size, let inputs, false):
      "\(title) is proved of all \(inputs) inputs up to size \(size)"
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
        "  found  \(message)", "  after  \(found) and \(shrinks) shrinks", "  choices \(choices)",
      ]).joined(separator: "\n")
  }
}
