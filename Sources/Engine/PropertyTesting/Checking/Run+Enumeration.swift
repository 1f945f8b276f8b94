extension Run {
  /// Checks the inputs in order of size, up to the settings' number of cases.
  ///
  /// For each size, the smaller inputs are generated again, but neither checked nor counted. Inputs
  /// from the corpus aren't counted either.
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
      if isSearching && isWhole && !isClipped && !isSteady { problem = .unsteadyGenerator }
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

  /// Checks the inputs of one size; returns false if it stops before the last input.
  private mutating func judgeInputs(_ source: inout ChoiceSource, upTo last: Int) -> Bool {
    repeat {
      if enumerated >= last { return false }
      claim.generate(&source)
      if source.isSpent { problem = .tooLarge(choices: ChoiceSource.largestCase) }
      if !isSearching || source.enumeration.isForeign { return false }
      // A smaller input was already checked, and is generated only to reach the next input.
      guard source.enumeration.spent == source.enumeration.size else { continue }
      enumerated += 1
      if let failure = count(verdict(source)) {
        find(failure, claim.recording(options: source.enumeration.visited).recording)
        if !isSearching {
          // A search resumed here checks this input again, because the bug may have been fixed.
          enumerated -= 1
          return false
        }
      }
    } while source.advance()
    return true
  }

  /// Returns the verdict on the input just generated, and counts the input's kinds.
  private mutating func verdict(_ source: ChoiceSource) -> Verdict {
    if source.isRejected && !source.isRefused { return .discarded }
    var input = ChoiceSource(replaying: source.enumeration.visited)
    input.isClassifying = true
    let verdict = verdict(&input, isCollecting: true)
    if verdict != .discarded { domain.count(input.observations) }
    if enumerated == 1 {
      remember(claim.recording(options: source.enumeration.visited).recording, verdict)
    }
    return verdict
  }
}
