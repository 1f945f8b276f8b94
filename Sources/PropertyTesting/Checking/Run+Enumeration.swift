extension Run {
  /// Judges every input, size by size, until the next size would take more than the settings'
  /// cases.
  ///
  /// A size visits the smaller ones again to get past them but doesn't count them again, so the
  /// count is that of different sequences of choices. What the corpus held isn't counted either.
  mutating func enumerate() {
    var proved = Report.Outcome.gaveUp
    enumerated = 0
    for size in 0... {
      let (isWhole, isComplete) = judgeInputs(ofSize: UInt64(size))
      guard report.isFine else { return }
      if isWhole { proved = .proved(size: size, inputs: enumerated, isComplete: isComplete) }
      if isComplete || !isWhole { break }
    }
    report.outcome = report.discarded == report.cases ? .gaveUp : proved
  }

  private mutating func judgeInputs(ofSize size: UInt64) -> (isWhole: Bool, isComplete: Bool) {
    var source = ChoiceSource(enumeratingUpTo: size)
    repeat {
      if enumerated >= settings.cases { return (false, false) }
      let verdict = claim.judge(&source)
      guard source.enumeration.spent == size else { continue }
      enumerated += 1
      if let failure = count(verdict) {
        fail(failure, recording(source), from: nil)
        return (false, false)
      }
    } while source.advance()
    return (true, !source.enumeration.isClipped)
  }

  private func recording(_ source: ChoiceSource) -> Recording {
    var again = ChoiceSource(replaying: source.enumeration.visited, recording: true)
    _ = claim.judge(&again)
    return again.recording
  }
}
