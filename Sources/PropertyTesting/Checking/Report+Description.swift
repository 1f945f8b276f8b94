extension Report: CustomStringConvertible {
  /// The verdict as text, with the counterexample and how to repeat it if there is one.
  public var description: String {
    let title = subject.isEmpty ? property.name : "\(property.name) about \(subject)"
    return sentence(about: title) + advice
  }

  private func sentence(about title: String) -> String {
    switch outcome {
    case .holds:
      "\(title) holds for \(cases - discarded) cases"
        + (discarded > 0 ? "; \(discarded) more were discarded" : "")
    case .proved(let inputs, nil): "\(title) is proved for all \(inputs) possible inputs"
    case .proved(let inputs, let size?):
      "\(title) is proved for all \(inputs) inputs up to size \(size)"
    case .fails(let counterexamples):
      "\(title) fails\n" + (statement.isEmpty ? "" : "  \(statement)\n")
        + counterexamples.map(\.description).joined(separator: "\nand\n")
    case .unhealthy(let problem): "\(title) is inconclusive: \(problem)"
    case .notReached(let labels):
      (["\(title) held, but the run did not reach: \(labels.joined(separator: ", "))"]
        + labels.compactMap(statistics.shortfall(of:)).map { "  \($0)" }).joined(separator: "\n")
    }
  }

  /// A hint that could improve the run, as a line; empty if there is none.
  public var advice: String {
    guard isFine, let share = generationShare, share > 0.9 else { return "" }
    return "\n  \(Int(share * 100))% of the time went into generating inputs; make them smaller"
  }
}

extension Counterexample: CustomStringConvertible {
  /// The input, what was found, how it was found, and the choices to repeat it with.
  public var description: String {
    let found =
      entry.map { $0 == choices ? "these choices" : "the corpus entry \($0)" }
      ?? "case \(casesBefore)"
    let shown = (explanation ?? input).split(separator: "\n", omittingEmptySubsequences: false)
    let note =
      explanation.map { _ in ["  (others of its kind between ‹ and › fail as well)"] } ?? []
    return
      (shown.map { "  \($0)" } + note + [
        "  found  \(message)", "  after  \(found) and \(shrinks) shrinks", "  choices \(choices)",
      ]).joined(separator: "\n")
  }
}
