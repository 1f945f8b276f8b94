extension Run {
  /// Judges every input, size by size, until the settings' cases are judged.
  ///
  /// A size visits the smaller ones again to get past them but doesn't judge them again, so the
  /// count is that of different sequences of choices. What the corpus held isn't counted either.
  mutating func enumerate() {
    var size = settings.resumption?.size ?? 0
    enumerated = settings.resumption?.inputs ?? 0
    var from = settings.resumption
    let (sum, overflow) = enumerated.addingReportingOverflow(settings.cases)
    let last = overflow ? Int.max : sum
    let corpus = (cases: report.cases, discarded: report.discarded)
    while isSearching {
      var source = ChoiceSource(enumeratingUpTo: size, from: from?.values ?? [])
      let isWhole = judgeInputs(&source, upTo: last)
      if source.enumeration.isForeign { problem = .foreignResumption }
      let isClipped = source.enumeration.isClipped || from?.isClipped == true
      if isSearching && isWhole {
        report.outcome = .proved(inputs: enumerated, upToSize: isClipped ? Int(size) : nil)
      }
      report.resumption =
        isWhole
        ? Resumption(size: size + 1, inputs: enumerated)
        : Resumption(
          size: size, inputs: enumerated, values: source.enumeration.visited, isClipped: isClipped)
      if isWhole && !isClipped { report.resumption = nil }
      if !isWhole || !isClipped { break }
      from = nil
      size += 1
    }
    let judged = report.cases - corpus.cases
    let isVacuous = judged > 0 && report.discarded - corpus.discarded == judged
    if isSearching && isVacuous && settings.resumption == nil {
      problem = .fewValid(valid: 0, of: judged)
    }
  }

  /// Judges the inputs of a size; false if there are more than may be judged.
  private mutating func judgeInputs(_ source: inout ChoiceSource, upTo last: Int) -> Bool {
    repeat {
      if enumerated >= last { return false }
      claim.generate(&source)
      if source.isSpent { problem = .tooLarge(choices: ChoiceSource.largestCase) }
      if !isSearching || source.enumeration.isForeign { return false }
      // A smaller one was judged before: to make it is all it takes to get past it.
      guard source.enumeration.spent == source.enumeration.size else { continue }
      enumerated += 1
      if let failure = count(verdict(source)) {
        find(failure, recording(source))
        if !isSearching {
          // Whoever goes on from here judges it again, to see that it is mended.
          enumerated -= 1
          return false
        }
      }
    } while source.advance()
    return true
  }

  /// What the claim says of the input just made, unless there is none; its kinds are counted.
  private mutating func verdict(_ source: ChoiceSource) -> Verdict {
    if source.isRejected { return .discarded }
    var input = ChoiceSource(replaying: source.enumeration.visited)
    input.isClassifying = true
    let verdict = claim.judge(&input)
    if verdict != .discarded { domain.count(input.observations) }
    return verdict
  }

  private func recording(_ source: ChoiceSource) -> Recording {
    var again = ChoiceSource(replaying: source.enumeration.visited, recording: true)
    claim.generate(&again)
    return again.recording
  }
}
