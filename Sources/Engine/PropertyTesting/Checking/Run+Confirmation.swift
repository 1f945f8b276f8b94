extension Run {
  /// The number of times an input must fail before it is shrunk; accidental failures rarely recur.
  private static let enough = 2

  /// Returns the changed verdict on a finding's input or on an earlier input that didn't fail, or
  /// `nil` if neither verdict changed.
  ///
  /// After a failure that changed hidden state, every input may fail. Checking an earlier input
  /// again shows whether that is true.
  func hiddenState(in finding: Finding) -> HiddenState? {
    var finding = finding
    while finding.answers.count < Self.enough && finding.isSteady { ask(&finding) }
    if !finding.isSteady {
      while finding.answers.count < Self.enough + 1 { ask(&finding) }
      return HiddenState(claim, finding, answers: finding.answers)
    }
    guard let held, let failure = claim.judge(options: held.values).failure else { return nil }
    let former = Finding(
      failure: failure, recording: held, cases: finding.cases, discarded: finding.discarded)
    return HiddenState(claim, former, answers: [.held, .failed])
  }

  /// Returns the changed verdict on a shrunk input, or `nil` if the verdict didn't change.
  ///
  /// A search checks the simplest input first. If changed state makes every input fail later,
  /// shrinking ends with the simplest input, whose verdict has then changed.
  func hiddenState(in finding: Finding, after shrinker: Shrinker) -> HiddenState? {
    var shrunk = finding
    shrunk.recording = shrinker.best
    if shrinker.steps > 0 { shrunk.answers = [.failed] }
    ask(&shrunk)
    if shrunk.isSteady && shrinker.best.values == simplest?.values {
      shrunk.answers.insert(.held, at: 0)
    } else if !shrunk.isSteady {
      ask(&shrunk)
    }
    if shrunk.isSteady { return nil }
    return HiddenState(claim, shrunk, answers: shrunk.answers, shrunkBy: shrinker)
  }

  /// Checks a finding's input in the form of bytes, as in a corpus.
  private func ask(_ finding: inout Finding) {
    let verdict = claim.judge(bytes: ChoiceBytes.encode(finding.recording.choices))
    if finding.failure.message.isEmpty, let failure = verdict.failure { finding.failure = failure }
    finding.answers.append(HiddenState.Answer(verdict))
  }
}

/// A failing input as a search found it, before shrinking.
struct Finding: Sendable {
  var failure: Failure
  var recording: Recording
  /// The number of cases checked, including this one.
  var cases: Int
  /// The number of these cases that were discarded.
  var discarded: Int
  /// The corpus entry or example that the input came from, or `nil` if a search found it.
  var entry: String?
  /// The index of the example, if the input is an example without known choices.
  var example: Int?
  var answers: [HiddenState.Answer] = [.failed]

  var isSteady: Bool { answers.allSatisfy { $0 == .failed } }
}
