extension ChoiceSource {
  @inlinable package var takesConstants: Bool { bias.hasConstants && !isPlanned }

  /// Plans the choices that generate a constant, in a case with constants.
  /// - Parameter options: returns the options that generate a constant, or `nil` if it can't be
  ///   generated; the second argument, which is -1, 0 or 1, is added if the constant is a number.
  @inlinable package mutating func take(_ options: (Constant, Int) -> [UInt64]?) {
    if !isSampling && takesConstants, let options = constant(options) { plan(options) }
  }

  @usableFromInline mutating func constant<Made>(
    staysNear: Bool = false, _ make: (Constant, Int) -> Made?
  ) -> Made? {
    guard allowance > 0,
      let made = bias.constants?.take(using: &random, staysNear: staysNear, make)
    else { return nil }
    recording.constants = bias.constants?.file.name
    return made
  }

  @usableFromInline mutating func plan(_ options: [UInt64]) {
    (script, cursor, isPlanned) = (options, 0, !options.isEmpty)
  }

  /// Plans an integer constant as the next choice.
  @usableFromInline mutating func takeInteger<Value>(_ order: DistanceOrder<Value, UInt64>) {
    take { constant, step in
      guard let value = Value(constant, plus: step), order.contains(value) else { return nil }
      return [order.option(of: value)]
    }
  }

  /// Generates the elements of a text as `repeated` does, but includes one or two constants, alone
  /// or with random elements around them.
  /// - Parameter options: returns the options of each element of a text, or `nil` if the text can't
  ///   be generated.
  @usableFromInline mutating func repeatedText(
    _ counts: ClosedRange<Int>, label: String = "element", options: (String) -> [[UInt64]]?,
    _ element: (inout ChoiceSource) -> Void
  ) {
    let plans = textPlans(counts, options)
    var place = 0
    repeated(counts, label: label) { source in
      if let options = plans[place] { source.plan(options) }
      element(&source)
      place += 1
    }
    if !plans.isEmpty { plan([]) }
  }

  /// Returns the planned options, keyed by the index of their first element; also plans the length.
  private mutating func textPlans(
    _ counts: ClosedRange<Int>, _ options: (String) -> [[UInt64]]?
  ) -> [Int: [UInt64]] {
    let question: [UInt64] = counts.lowerBound == counts.upperBound ? [] : [1]
    var (plans, length): ([Int: [UInt64]], Int) = ([:], 0)
    let bits = random.next()
    // Out of eight texts, five are one constant, one is a constant with random elements around it,
    // and two contain two constants.
    let form = bits & 7
    var gap = form == 5 ? Int(bits >> 8 & 7) : 0
    for _ in 0...(form < 6 ? 0 : 1) {
      let elements: [[UInt64]]? = constant(staysNear: length > 0) { constant, _ in
        guard let elements = constant.text.flatMap(options), !elements.isEmpty else { return nil }
        return length + gap + elements.count > counts.upperBound ? nil : elements
      }
      guard let elements else { break }
      plans[length + gap] = Array(elements.joined(separator: question))
      length += gap + elements.count
      gap = Int(bits >> 10 & bits >> 12 & 3)
    }
    if plans.isEmpty { return plans }
    let more = form == 5 && bits >> 32 & 3 > 0 ? Int(bits >> 33 & 7) : 0
    plannedLength = max(counts.lowerBound, min(counts.upperBound, length + more))
    return plans
  }
}

extension FixedWidthInteger {
  /// Creates a numeric constant's value plus `step`, or returns `nil` for any other constant.
  fileprivate init?(_ constant: Constant, plus step: Int) {
    switch constant {
    case .integer(let number) where Self.isSigned || Self.bitWidth < 64:
      self.init(exactly: number &+ step)
    case .integer(let number): self.init(truncatingIfNeeded: number &+ step)
    case .number(let number): self.init(exactly: number + Double(step))
    case .text: return nil
    }
  }
}

extension Constant {
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// Returns the constant's number as a `Value`, or a neighbor of that value.
  @usableFromInline func floatingPoint<Value: BinaryFloatingPoint>(plus step: Int) -> Value? {
    switch self {
    case .integer(let number): return Value(number) + Value(step)
    case .number(let number):
      let value = Value(number)
      return step == 0 ? value : step > 0 ? value.nextUp : value.nextDown
    case .text: return nil
    }
  }
}
