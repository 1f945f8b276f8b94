extension Run {
  /// The number of cases at the start whose kinds may be counted.
  ///
  /// The kinds of a quarter of these cases are counted, or of at least half if a share is required.
  /// That is enough to detect a share that is far too low.
  static let explored = 2_000
  private static let judgedTwice = 20

  /// Checks the first cases.
  ///
  /// As long as the domain may be small, no input is repeated.
  /// - Returns: the number of the next case.
  mutating func explore() -> Int {
    let drawn = drawn
    var tree = ChoiceTree(limit: settings.cases)
    var simplest = SimplestInputs()
    var (index, spent) = (0, 0)
    var source = ChoiceSource(replaying: [])
    while index < settings.cases && isSearching && (tree.isHopeful || index < endOfExploration) {
      let isNovel = tree.isHopeful
      let candidate = candidate(index)
      let isPlain = candidate == nil && isPlain(index, isNovel)
      let simple =
        candidate ?? (isPlain || !Cases.isSimplest(index) ? nil : simplest.next(claim))
      let isSampled = index >= Self.judgedTwice && !isFollowing
      if !isNovel && !isPlain && simple == nil && isSampled {
        sample(varied: index, in: &source)
        index += 1
        continue
      }
      if isNovel {
        source = novel(index, isPlain, simple, &tree)
      } else if let simple {
        source.restart(replaying: simple, recording: true)
      } else {
        let isRecording = !isSampled || claim.parts.isPerformed
        drawn.begin(index, isPlain, in: &source, recording: isRecording)
      }
      if tree.isUnsteady { problem = .unsteadyGenerator }
      let isCounted = isPlain && !Cases.isSmall(index)
      source.isClassifying = isNovel || isCounted
      judge(&source, isNovel: isNovel, isTwice: index < Self.judgedTwice, isCollecting: isCounted)
      if (isNovel || isPlain) && source.isSpent { spent += 1 }
      index += 1
      if tree.isComplete && isSearching {
        return complete(tree, isCut: spent > 0) ? settings.cases : index
      }
    }
    examine(spent: spent, of: index)
    return index
  }

  /// Whether a case is plain; enough cases are plain to measure the shares of kinds.
  private func isPlain(_ index: Int, _ isNovel: Bool) -> Bool {
    Cases.isPlain(index) || requiresKinds && (isNovel || index.isMultiple(of: 2))
  }

  private mutating func examine(spent: Int, of cases: Int) {
    if spent * 8 > cases && cases > 2 * Cases.start && isSearching {
      problem = .tooLarge(choices: ChoiceSource.largestCase)
    }
  }

  /// Whether a kind has a required share; if so, more cases are plain, to measure it sooner.
  private var requiresKinds: Bool { report.statistics.kinds.contains { $0.minimum > 0 } }

  private mutating func judge(
    _ source: inout ChoiceSource, isNovel: Bool, isTwice: Bool, isCollecting: Bool
  ) {
    let verdict = verdict(&source, isCollecting: isCollecting)
    let isDiscarded = verdict == .discarded
    if isNovel && isDiscarded { discarded.insert(source.recording.values) }
    if isNovel && !isDiscarded { domain.count(source.observations) }
    if !isNovel && isCollecting && !isDiscarded { report.statistics.count(source.observations) }
    if let uncounted, !discarded.contains(uncounted.options) {
      report.statistics.count(uncounted.kinds)
    }
    uncounted = nil
    let failure = count(verdict)
    let random = RandomBits(seed: settings.seed &+ 2, case: report.cases)
    nearby.note(source, verdict, of: claim, using: random)
    if isTwice { judgeAgain(source.recording, verdict) }
    if let failure { find(failure, claim.recording(of: source)) }
    if source.isRecording { remember(source.recording, verdict) }
  }

  /// Checks a case again; a different verdict shows that the claim depends on more than its input.
  ///
  /// If the verdicts differ, a third check reads the input from bytes, as a replay does. Some
  /// claims, such as those with a time limit, are stricter with bytes, so a kept input still fails.
  private mutating func judgeAgain(_ recording: Recording, _ verdict: Verdict) {
    var again = ChoiceSource(replaying: recording.values, recording: true)
    let second = claim.judge(&again)
    if again.recording.choices != recording.choices {
      problem = .unsteadyGenerator
    } else if !second.isAlike(verdict) {
      let third = claim.judge(bytes: ChoiceBytes.encode(recording.choices))
      if let failure = third.failure { return find(failure, recording) }
      find(
        verdict.failure ?? second.failure ?? Failure("", at: ""), recording,
        answers: [verdict, second, third].map { HiddenState.Answer($0) })
    } else if let failure = verdict.failure {
      find(failure, recording, answers: [.failed, .failed])
    }
  }

  /// Returns an unchecked case: the simple case, a random case or, if random cases repeat earlier
  /// cases, the first unchecked case.
  ///
  /// The kinds of repeated random inputs are counted too, because a share describes the generator,
  /// not the domain.
  private mutating func novel(
    _ index: Int, _ isPlain: Bool, _ simple: [UInt64]?, _ tree: inout ChoiceTree
  ) -> ChoiceSource {
    if let simple, tree.insert(claim.recording(options: simple).recording.choices) {
      return ChoiceSource(replaying: simple, recording: true)
    }
    let drawn = drawn
    let recording = tree.novel(claim) { attempt in
      let number = Cases.index(of: index, attempt: attempt)
      var source = drawn.source(number, isPlain, recording: true)
      source.isClassifying = isPlain && attempt == 0 && !Cases.isSmall(index)
      claim.generate(&source)
      if source.isClassifying { uncounted = (source.recording.values, source.observations) }
      return source.recording
    }
    var again = ChoiceSource(replaying: recording.values, recording: true)
    again.recording.constants = recording.constants
    return again
  }

  /// Returns whether a run ends after it has checked all sequences of choices.
  ///
  /// If the same choices generate different inputs, further cases may find more failures. If there
  /// is only one sequence of choices, the generator is reported as unsteady.
  private mutating func complete(_ tree: ChoiceTree, isCut: Bool) -> Bool {
    if isCut {
      problem = .tooLarge(choices: ChoiceSource.largestCase)
    } else if isSteady {
      report.outcome = .proved(inputs: tree.inputs, upToSize: nil)
    } else if tree.inputs == 1 {
      problem = .unsteadyGenerator
    } else {
      return false
    }
    return true
  }

  /// Whether the same choices generate equal inputs, as far as the values can be compared.
  ///
  /// A generator may also use random numbers that aren't among the choices.
  var isSteady: Bool {
    (0..<Self.judgedTwice).allSatisfy { index in
      let bytes = ChoiceBytes.encode(drawn.recording(index).choices)
      return !differ(claim.arguments(bytes: bytes), claim.arguments(bytes: bytes))
    }
  }
}

/// Whether values and their descriptions differ; false for values that can't be compared.
///
/// Descriptions alone aren't enough, because a set's description depends on its memory address.
private func differ(_ one: Any, _ other: Any) -> Bool {
  if let comparable = one as? any Equatable {
    return !(type(of: one) is AnyClass) && comparable.differs(from: other)
      && describe(one) != describe(other)
  }
  return Swift.zip(Mirror(reflecting: one).parts, Mirror(reflecting: other).parts).contains(
    where: differ)
}

extension Equatable {
  fileprivate func differs(from other: Any) -> Bool { other as? Self != self }
}

extension Mirror {
  fileprivate var parts: [Any] {
    displayStyle == .tuple || displayStyle == .collection ? children.map(\.value) : []
  }
}

extension Verdict {
  fileprivate func isAlike(_ other: Verdict) -> Bool {
    failure?.origin == other.failure?.origin && (self == .discarded) == (other == .discarded)
  }
}
