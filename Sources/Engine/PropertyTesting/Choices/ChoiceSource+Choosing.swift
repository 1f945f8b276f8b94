extension ChoiceSource {
  /// One of several options, all equally likely in random cases.
  /// - Parameter maximum: the last option; the first is 0.
  @inlinable @inline(__always)
  public mutating func choose(upTo maximum: UInt64) -> UInt64 {
    choose(upTo: maximum) { $0.next(upTo: maximum) }
  }

  /// One of several options, which a closure draws in random cases.
  ///
  /// The way in which an option is drawn isn't part of the choice. Bytes, replays and enumerations
  /// use only the options, so weights and edge cases don't slow them down.
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
    // The closure is called in one place, because Swift doesn't inline it into two.
    let value =
      !isSampling && (origin != .random || isPlanned)
      ? unsampled(upTo: maximum)
      : maximum >= Bias.fewOptions && isBiased
        ? biased(upTo: maximum, drawing: draw) : draw(&random)
    if isRecording { record(Choice(value, of: maximum)) }
    return value
  }

  /// Keeps the place of a choice that has a single option here but may have more elsewhere, so that
  /// later choices keep their places.
  @usableFromInline
  mutating func recordEmptyChoice() {
    switch origin {
    case .random where !isPlanned, .bytes: break
    case .random, .replay: advanceScript()
    case .enumeration: _ = enumeration.next(upTo: 0)
    }
    if isRecording { record(Choice(0, of: 0)) }
  }

  @usableFromInline
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

  /// True or false; false is the simpler option.
  /// - Parameter probability: the share of random cases with true, from 0 to 1.
  @inlinable @inline(__always)
  public mutating func flip(_ probability: Double = 0.5) -> Bool {
    choose(upTo: 1) { $0.happens(probability) ? 1 : 0 } == 1
  }

  /// Generates several elements, each as a span.
  ///
  /// Each element begins with the choice "another?", and one more follows the last, so that
  /// removing an element means removing its span. If the answer is fixed, because another element
  /// is required or not allowed, the choice is still made and its option is ignored:
  ///
  ///     1...3    · a   1 b   0        · a   1 b   1 c   ·        the dots are disregarded
  ///
  /// In random cases, the length is drawn first and determines the answers to "another?". All
  /// lengths are equally likely, and sampling doesn't make choices about elements.
  /// - Parameters:
  ///   - counts: the smallest and the largest number of elements.
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
    defer { endList(before) }
    var count = 0
    while let opened = openElement(label, after: count, counts, drawn: count < left) {
      element(&self)
      closeSpan(opened)
      count += 1
    }
  }

  /// Samples between `counts.lowerBound` and `counts.upperBound` elements; `elements` gets their
  /// number and the cost of each in advance.
  ///
  /// The cost of "another?" is also charged, because a case must be the same in every form.
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

  /// Samples `count` elements, or as many as the allowance permits.
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

  /// The values of `count` elements, or of as many as the allowance permits.
  @inlinable @inline(__always)
  mutating func sampledArray<Value>(
    _ count: Int, question: Int, _ element: (inout ChoiceSource) -> Value
  ) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(min(count, max(0, allowance)))
    sampled(count, question: question) { values.append(element(&$0)) }
    return values
  }

  /// Makes edges rare enough for a list of `count` elements, and lists within a small list small;
  /// returns the state to restore after the list.
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

  /// Opens the span of an element, or returns `nil` if the list ends.
  @usableFromInline
  mutating func openElement(
    _ label: String, after count: Int, _ counts: ClosedRange<Int>, drawn: Bool
  ) -> Int? {
    let opened = openSpan(label)
    if another(after: count, counts, drawn: drawn) { return opened }
    closeSpan(opened)
    return nil
  }

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

  /// Makes a choice of two options whose outcome doesn't matter.
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
    // The refusal of an earlier case isn't the reason this case has no value.
    if !foundNoValue { refusal = nil }
    foundNoValue = true
  }

  /// Makes the case fail, because a generator can't return a value with its arguments.
  @usableFromInline mutating func refuse(_ error: any Error) {
    foundNoValue = true
    refusal = error
  }

  /// Whether the case has no value because a generator can't be used at all.
  @usableFromInline var isRefused: Bool { foundNoValue && refusal != nil }

  /// The verdict on a case without a value.
  @usableFromInline package var rejection: Verdict {
    guard foundNoValue, let refusal else { return .discarded }
    return .fails(Failure(thrown: refusal, "a generator can't be used: "))
  }

  /// Whether a generator found no valid value; such a case is discarded.
  @inlinable public var isRejected: Bool { foundNoValue }

  /// The number of attempts that a generator has to find a value that it may return.
  ///
  /// An enumeration tries once, because a second attempt would visit the same values.
  @usableFromInline var retries: Int { origin == .enumeration ? 1 : 20 }
}
