/// The source of a generator's choices: random bits, bytes, recorded options, or an enumeration.
///
/// A generator makes one bounded choice after another, and doesn't depend on the kind of source. At
/// the end of its bytes or options, or after the maximum number of choices in a case, a source
/// returns 0, the simplest option. So every generator ends.
public struct ChoiceSource: Sendable {
  @usableFromInline enum Origin: Sendable { case random, bytes, replay, enumeration }

  @usableFromInline private(set) var origin: Origin
  /// Whether choices are random, unbiased and not recorded; such choices must be fast.
  @usableFromInline var isSampling: Bool
  /// Whether choices are random, not recorded and without constants, so lists draw only a length.
  @usableFromInline var isDrawing: Bool
  @usableFromInline var random = RandomBits(seed: 0)
  /// The random state at the start of the case.
  @usableFromInline var start: UInt64 = 0
  var bytes: [UInt8] = []
  var script: [UInt64] = []
  var enumeration = Enumeration(size: 0)
  /// The index of the next byte, or of the next option in the script.
  var cursor = 0
  /// The number of choices that this case may still make.
  @usableFromInline var allowance = Self.largestCase
  /// Whether choices are recorded.
  ///
  /// Sampled cases aren't recorded; only a failing case is repeated and recorded.
  @usableFromInline var isRecording: Bool { didSet { chooseWay() } }
  /// The bias of random choices, if the case is biased.
  @usableFromInline var bias = Bias()
  /// Whether random options may differ from the options that generators draw.
  @usableFromInline var isBiased = false
  /// Whether the next choices come from the script; later choices are random.
  @usableFromInline var isPlanned = false
  /// The number of elements in the next list, if it isn't random.
  @usableFromInline package var plannedLength: Int?
  /// The maximum number of elements that a random list may have beyond its minimum.
  @usableFromInline var mostElements = Int.max
  /// The value of `mostElements` for the next list only.
  @usableFromInline var mostInNext = Int.max
  /// On average, one in `rarityOfEdges` random numbers is at an edge; the value is a power of two.
  ///
  /// Edges are rarer in longer lists, so about one list in ten contains an edge, and the processor
  /// predicts the branch well.
  @usableFromInline var rarityOfEdges: UInt64 = 16
  /// The position of the next alternative in the input.
  ///
  /// A random case omits options of `oneOf` (`Swarm`) only in elements of a list, and not within
  /// another alternative, because a tree without leaves would grow without end.
  @usableFromInline var place = Place.single
  @usableFromInline enum Place: Sendable { case single, element, alternative }
  /// Whether generators record observations.
  @usableFromInline package var isClassifying = false
  /// The options of earlier alternatives that may replace parts of the input, or `nil` if they
  /// aren't recorded.
  @usableFromInline var branchings: [Branching]?
  /// The choices and spans of the generation, if they are recorded.
  public internal(set) var recording = Recording()
  /// Draws the parts that repeat earlier parts, or `nil` if no part does.
  @usableFromInline var repeating: RandomBits?
  /// The number of parts of each kind, if parts may repeat earlier parts.
  var partsOfKind: [UInt64] = []
  /// The number of spans around the last repeated part.
  var repeatedDepth = 0
  var depth = 0
  /// The index of the example to return, or `nil` if the case consists of choices.
  @usableFromInline package var example: Int?
  /// The kinds that generators observed, if observations are recorded.
  public internal(set) var observations: [Observation] = []
  @usableFromInline var foundNoValue = false
  /// The error of a generator that can't be used, or `nil` if there is none.
  @usableFromInline var refusal: (any Error)?

  /// The maximum number of choices in a case.
  @inlinable public static var largestCase: Int { 1 << 16 }

  private init(_ origin: Origin, recording isRecording: Bool) {
    self.origin = origin
    self.isRecording = isRecording
    isSampling = origin == .random && !isRecording
    isDrawing = isSampling
  }

  mutating func chooseWay() {
    isDrawing = origin == .random && !isRecording && !bias.hasConstants
    isSampling = isDrawing && !isBiased
  }

  /// Creates a source of random choices.
  /// - Parameters:
  ///   - random: the generator of random bits.
  ///   - recording: whether choices are recorded.
  public init(random: RandomBits, recording: Bool = false) {
    self.init(.random, recording: recording)
    self.random = random
    start = random.state
  }

  /// Creates a source that reads its choices from bytes.
  /// - Parameters:
  ///   - bytes: encoded choices; any bytes are valid.
  ///   - recording: whether choices are recorded.
  public init(bytes: [UInt8], recording: Bool = false) {
    self.init(.bytes, recording: recording)
    self.bytes = bytes
  }

  /// Creates a source that repeats the options of an earlier generation.
  ///
  /// If a choice doesn't have the recorded option, its simplest option is used.
  /// - Parameters:
  ///   - values: the options, in order.
  ///   - recording: whether choices are recorded.
  public init(replaying values: [UInt64], recording: Bool = false) {
    self.init(.replay, recording: recording)
    script = values
  }

  /// Creates a source without choices, for the example at an index.
  package init(example: Int) {
    self.init(.replay, recording: true)
    self.example = example
  }

  /// Creates a source that visits each sequence of choices up to a size, beginning with `values`.
  init(enumeratingUpTo size: UInt64, from values: [UInt64] = []) {
    self.init(.enumeration, recording: false)
    enumeration = Enumeration(size: size, from: values)
  }

  /// The number of choices that the case made, except choices with a single option.
  var count: Int { Self.largestCase - allowance }

  /// Whether the case has made the maximum number of choices.
  var isSpent: Bool { allowance <= 0 }

  /// Prepares the source for another random case, but keeps the allocated storage.
  mutating func restart(random: RandomBits, recording: Bool) {
    restart(.random, recording: recording)
    self.random = random
    start = random.state
  }

  /// Prepares the source for a case that repeats options, but keeps the allocated storage.
  mutating func restart(replaying values: [UInt64], recording: Bool) {
    restart(.replay, recording: recording)
    script = values
  }

  private mutating func restart(_ origin: Origin, recording: Bool) {
    self.origin = origin
    (isBiased, isPlanned, isClassifying, foundNoValue) = (false, false, false, false)
    (cursor, depth, allowance, example, plannedLength) = (0, 0, Self.largestCase, nil, nil)
    (mostElements, mostInNext, rarityOfEdges, place, repeating) = (.max, .max, 16, .single, nil)
    bias.restart()
    if !observations.isEmpty { forgetObservations() }
    self.recording.restart()
    isRecording = recording
    if recording { reserveRecording() }
  }

  /// Prepares the source for another case, drawn at random from `random`.
  @inlinable @inline(__always)
  mutating func restart(random: RandomBits) {
    self.random = random
    start = random.state
    allowance = Self.largestCase
    foundNoValue = false
    if isClassifying { forgetObservations() }
  }

  @usableFromInline
  mutating func forgetObservations() { observations.removeAll(keepingCapacity: true) }

  /// Prepares the source for another case, but keeps the allocated storage.
  /// - Parameter buffer: the encoded choices of the case; the source copies them.
  public mutating func restart(bytes buffer: UnsafeBufferPointer<UInt8>) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: buffer)
    cursor = 0
    allowance = Self.largestCase
    foundNoValue = false
  }

  /// Advances an enumerating source to its next case; returns false if there is none.
  mutating func advance() -> Bool {
    allowance = Self.largestCase
    foundNoValue = false
    return enumeration.advance()
  }
}

extension ChoiceSource {
  /// Whether the case is read from bytes, such as the bytes of a kept input.
  public var isGivenAsBytes: Bool { origin == .bytes }

  /// Returns the choices that a closure makes, even if the source doesn't record choices.
  ///
  /// The closure also advances the source. Replayed or encoded as bytes, the choices generate the
  /// same values elsewhere, for example in another process.
  /// - Parameter make: makes the choices.
  public mutating func choices(madeBy make: (inout ChoiceSource) -> Void) -> [Choice] {
    let (wasRecording, before) = (isRecording, recording)
    isRecording = true
    make(&self)
    let choices = Array(recording.choices[before.choices.count...])
    isRecording = wasRecording
    if !wasRecording { recording = before }
    return choices
  }
}
