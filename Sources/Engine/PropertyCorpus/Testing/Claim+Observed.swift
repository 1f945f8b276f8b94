import PropertyTesting

extension Claim {
  /// A case that was checked, and what was told of it.
  package struct Observed: Sendable {
    /// The input, one line per argument, and its choices as a word.
    package let input, choices: String
    package let verdict: Verdict
    package let told: CaseLog.Content
    package let kinds: [Observation]
    /// How long making the input took, and then checking it, in seconds.
    package let making, checking: Double
  }

  /// The same claim, which shows each case that it is asked about, also those that shrinking tries.
  package func observed(by show: @escaping @Sendable (Observed) -> Void) -> Claim {
    judged { source in
      var (start, copy, choices) = (source, source, [Choice]())
      copy.isClassifying = true
      let making = ContinuousClock().measure { choices = copy.choices(madeBy: generate) }
      let (log, began) = (CaseLog(), ContinuousClock.now)
      let (verdict, told) = log.written { log.hearing { judge(&source) } }
      let all = ContinuousClock.now - began
      CaseLog.own?.add(told)
      show(
        Observed(
          input: describe(&start), choices: Blob.encode(ChoiceBytes.encode(choices)),
          verdict: verdict, told: told, kinds: copy.observations, making: making / .seconds(1),
          checking: max(.zero, all - making) / .seconds(1)))
      return verdict
    }
  }

  /// The same claim, which reports each input and its verdict.
  /// - Parameter tell: called with a line for each input, also those that shrinking tries.
  public func traced(by tell: @escaping @Sendable (String) -> Void) -> Claim {
    observed { shown in
      let input = shown.input.split(separator: "\n").joined(separator: ", ")
      switch shown.verdict {
      case .holds: tell("holds for \(input)")
      case .discarded: tell("discards \(input)")
      case .fails(let failure): tell("fails for \(input); \(failure.message)")
      }
    }
  }
}
