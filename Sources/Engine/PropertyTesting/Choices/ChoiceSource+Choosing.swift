extension ChoiceSource {
  /// Chooses one of several options, all equally likely in random cases.
  /// - Parameter maximum: the last option; the first is 0.
  @inlinable @inline(__always)
  public mutating func choose(upTo maximum: UInt64) -> UInt64 {
    choose(upTo: maximum) { $0.next(upTo: maximum) }
  }

  /// Chooses one of several options; in random cases, a closure draws the option.
  ///
  /// The method of drawing isn't part of the choice. Bytes, replays and enumerations use only the
  /// options, so weights and edge cases don't slow these sources down.
  /// - Parameters:
  ///   - maximum: the last option; the first is 0.
  ///   - draw: returns an option for a random case.
  @inlinable @inline(__always)
  public mutating func choose(
    upTo maximum: UInt64, drawing draw: (inout RandomBits) -> UInt64
  ) -> UInt64 {
    guard maximum > 0, allowance > 0 else {
      if maximum == 0 && !isSampling { recordEmptyChoice() }
      return 0
    }
    allowance &-= 1
    // The closure is called in only one place; otherwise, Swift wouldn't inline it.
    let value =
      !isSampling && (origin != .random || isPlanned)
      ? unsampled(upTo: maximum)
      : maximum >= Bias.fewOptions && isBiased
        ? biased(upTo: maximum, drawing: draw) : draw(&random)
    if isRecording { record(Choice(value, of: maximum)) }
    return value
  }

  /// Records a choice that has a single option here but may have more elsewhere, so that later
  /// choices keep their indices.
  @usableFromInline
  mutating func recordEmptyChoice() {
    switch origin {
    case .random where !isPlanned, .bytes: break
    case .random, .replay: advanceScript()
    case .enumeration: _ = enumeration.next(upTo: 0)
    }
    if isRecording { record(Choice(0, of: 0)) }
  }

  @usableFromInline @inline(__always)
  mutating func record(_ choice: Choice) { recording.choices.append(choice) }

  @usableFromInline @inline(never)
  mutating func unsampled(upTo maximum: UInt64) -> UInt64 {
    switch origin {
    case .bytes: return ChoiceBytes.decode(bytes, at: &cursor, upTo: maximum)
    case .random, .replay:
      defer { advanceScript() }
      return cursor < script.count && script[cursor] <= maximum ? script[cursor] : 0
    case .enumeration: return enumeration.next(upTo: maximum)
    }
  }

  private mutating func advanceScript() {
    cursor += 1
    if cursor >= script.count { isPlanned = false }
  }

  /// Chooses true or false; false is the simpler option.
  /// - Parameter probability: the probability of true in random cases, from 0 to 1.
  @inlinable @inline(__always)
  public mutating func flip(_ probability: Double = 0.5) -> Bool {
    choose(upTo: 1) { $0.happens(probability) ? 1 : 0 } == 1
  }

  /// Generates several elements of a list, each as a span.
  ///
  /// Unless the length is fixed, the choice "another?" precedes each element and follows the last
  /// element. So an element can be removed with its span. If another element is required or not
  /// allowed, the choice is still made, but its option is ignored:
  ///
  ///     1...3    · a   1 b   0        · a   1 b   1 c   ·        the dots are ignored
  ///
  /// In random cases, the length is drawn first and determines these choices. All lengths are
  /// equally likely. If choices aren't recorded, only the length is drawn.
  /// - Parameters:
  ///   - counts: the minimum and the maximum number of elements.
  ///   - label: the label of the spans.
  ///   - element: generates one element.
  @inlinable @inline(__always)
  public mutating func repeated(
    _ counts: ClosedRange<Int>, label: String = "element", _ element: (inout ChoiceSource) -> Void
  ) {
    if isDrawing {
      return sampledCount(counts) { $0.sampled($1, question: $2, element) }
    }
    let left = origin == .random ? randomLength(counts) : 0
    plannedLength = nil
    let before = beginList(of: left)
    defer {
      endList(before)
      if repeating != nil { endRepeating() }
    }
    var count = 0
    while let opened = openElement(label, after: count, counts, drawn: count < left) {
      element(&self)
      closeSpan(opened)
      count += 1
    }
  }

  /// Samples a list; `elements` receives the number of elements, and the number of choices before
  /// each element.
  ///
  /// The choices between elements are counted, because the case must make the same choices when it
  /// is recorded.
  @inlinable @inline(__always)
  mutating func sampledCount<Elements>(
    _ counts: ClosedRange<Int>, _ elements: (inout ChoiceSource, Int, Int) -> Elements
  ) -> Elements {
    let question = counts.lowerBound < counts.upperBound ? 1 : 0
    let count = randomLength(counts)
    let before = beginList(of: count)
    let result = elements(&self, count, question)
    endList(before)
    allowance = max(0, allowance &- question)
    return result
  }

  /// Samples `count` elements, or fewer if the case reaches its maximum number of choices.
  @inlinable @inline(__always)
  mutating func sampled(
    _ count: Int, question: Int, _ element: (inout ChoiceSource) -> Void
  ) {
    var left = count
    while left > 0 && allowance > 0 {
      allowance &-= question
      element(&self)
      left -= 1
    }
  }

  /// Samples `count` values, or fewer if the case reaches its maximum number of choices.
  @inlinable @inline(__always)
  mutating func sampledArray<Value>(
    _ count: Int, question: Int, _ element: (inout ChoiceSource) -> Value
  ) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(min(count, max(0, allowance)))
    sampled(count, question: question) { values.append(element(&$0)) }
    return values
  }

  /// Makes edges rarer in a long list, and limits the lists inside a small list; returns the state
  /// to restore after the list.
  @inlinable @inline(__always)
  mutating func beginList(of count: Int) -> (UInt64, Place, Int) {
    let before = (rarityOfEdges, place, mostElements)
    if place == .single { place = .element }
    rarityOfEdges = max(16, 8 &<< UInt64(truncatingIfNeeded: 64 &- count.leadingZeroBitCount))
    if mostElements != .max { mostElements /= 2 }
    return before
  }

  @inlinable @inline(__always)
  mutating func endList(_ before: (UInt64, Place, Int)) {
    (rarityOfEdges, place, mostElements) = before
  }

  @inlinable @inline(__always)
  mutating func randomLength(_ counts: ClosedRange<Int>) -> Int {
    if let length = plannedLength {
      plannedLength = nil
      return length
    }
    let more = min(counts.upperBound - counts.lowerBound, mostElements, mostInNext)
    mostInNext = .max
    return counts.lowerBound + Int(random.next(upTo: UInt64(more)))
  }

  /// Opens the span of an element, or returns `nil` at the end of the list.
  @usableFromInline
  mutating func openElement(
    _ label: String, after count: Int, _ counts: ClosedRange<Int>, drawn: Bool
  ) -> Int? {
    let opened = isRecording ? recordSpan(label, isFirst: count == 0) : 0
    if another(after: count, counts, drawn: drawn) { return opened }
    closeSpan(opened)
    return nil
  }

  @inline(__always)
  private mutating func another(
    after count: Int, _ counts: ClosedRange<Int>, drawn: Bool
  ) -> Bool {
    guard allowance > 0 else { return false }
    if counts.lowerBound == counts.upperBound { return count < counts.upperBound }
    if count < counts.lowerBound || count == counts.upperBound {
      disregardChoice()
      return count < counts.lowerBound
    }
    return choose(upTo: 1) { _ in drawn ? 1 : 0 } == 1
  }

  /// Makes a choice between two options that has no effect.
  private mutating func disregardChoice() {
    allowance -= 1
    switch origin {
    case .random where !isPlanned: break
    case .bytes: cursor += 1
    case .random, .replay: advanceScript()
    case .enumeration: _ = enumeration.next(upTo: 0)
    }
    if isRecording { record(Choice(0, of: 1, isIgnored: true)) }
  }

  /// Discards the case, because the generator has no value to return.
  @inlinable public mutating func reject() {
    // An error of an earlier case isn't the reason this case has no value.
    if !foundNoValue { refusal = nil }
    foundNoValue = true
  }

  /// Makes the case fail, because a generator's arguments are invalid.
  @usableFromInline mutating func refuse(_ error: any Error) {
    foundNoValue = true
    refusal = error
  }

  /// Whether the case has no value because a generator can't be used.
  @usableFromInline var isRefused: Bool { foundNoValue && refusal != nil }

  /// The verdict on a case without a value.
  @usableFromInline package var rejection: Verdict {
    guard foundNoValue, let refusal else { return .discarded }
    return .fails(Failure(thrown: refusal, "a generator can't be used: "))
  }

  /// Whether a generator returned no valid value, so the claim isn't checked.
  @inlinable public var isRejected: Bool { foundNoValue }

  /// The number of attempts that `filter` may make to find a valid value.
  ///
  /// An enumeration makes one attempt, because a second one would visit the same values.
  @usableFromInline var retries: Int { origin == .enumeration ? 1 : 20 }
}
