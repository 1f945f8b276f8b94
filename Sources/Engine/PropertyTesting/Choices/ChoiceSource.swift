/// The source of a generator's decisions: randomness, bytes, a recording, or an enumeration.
///
/// A generator requests one bounded choice after another, and doesn't depend on the source. A
/// source that has run out, or has made the most choices that a case may make, returns 0, the
/// simplest option. So every generator ends.
public struct ChoiceSource: Sendable {
  @usableFromInline enum Origin: Sendable { case random, bytes, replay, enumeration }

  @usableFromInline private(set) var origin: Origin
  /// Whether choices are random and not recorded, the path that must be fast.
  @usableFromInline var isSampling: Bool
  /// Whether choices are random, not recorded and not planned, so that lists needn't ask
  /// "another?".
  @usableFromInline var isDrawing: Bool
  @usableFromInline var random = RandomBits(seed: 0)
  /// The random state at the start of the case.
  @usableFromInline var start: UInt64 = 0
  var bytes: [UInt8] = []
  var script: [UInt64] = []
  var enumeration = Enumeration(size: 0)
  /// The next byte, or the next choice of the script.
  var cursor = 0
  /// The number of further choices that this case may make.
  @usableFromInline var allowance = Self.largestCase
  /// Whether a sampled case is false although the claim didn't throw; nil if that is impossible.
  @usableFromInline var isFalse: (@Sendable () -> Bool)?
  /// Whether choices are recorded.
  ///
  /// Sampling doesn't record choices; only a failing case is repeated and recorded.
  @usableFromInline var isRecording: Bool { didSet { chooseWay() } }
  /// The preferences of random choices, if the case is biased.
  @usableFromInline var bias = Bias()
  /// Whether random options may differ from the options that generators draw.
  @usableFromInline var isBiased = false
  /// Whether the next choices come from the script; later choices are random.
  @usableFromInline var isPlanned = false
  /// The number of elements in the next list, if it isn't random.
  @usableFromInline package var plannedLength: Int?
  /// The largest number of elements above the minimum in a random list.
  @usableFromInline var mostElements = Int.max
  /// The same limit, for the next list only.
  @usableFromInline var mostInNext = Int.max
  /// One in this many random numbers is an edge; a power of two.
  ///
  /// Edges are rarer in longer lists, so that one list in ten has an edge, and the processor
  /// predicts the branch well.
  @usableFromInline var rarityOfEdges: UInt64 = 16
  /// The place of an alternative in the input.
  ///
  /// A random case omits some alternatives (`Swarm`) only in the elements of a list and not within
  /// another alternative, because a tree of only branches would never end.
  @usableFromInline var place = Place.single
  @usableFromInline enum Place: Sendable { case single, element, alternative }
  /// Whether generators record observations.
  @usableFromInline package var isClassifying = false
  /// The options with which earlier alternatives would generate parts of the input, or `nil` if
  /// they aren't recorded.
  @usableFromInline var branchings: [Branching]?
  /// The choices and spans of the generation, if they are recorded.
  public internal(set) var recording = Recording()
  var depth = 0
  /// The index of the example that is the case, or `nil` if the case consists of choices.
  @usableFromInline package var example: Int?
  /// The observations of the generators, if they are recorded.
  public internal(set) var observations: [Observation] = []
  @usableFromInline var foundNoValue = false
  /// The error of a generator that can't return any value, or `nil`.
  @usableFromInline var refusal: (any Error)?

  /// The largest number of choices a case may make.
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

  /// A source of random choices.
  /// - Parameters:
  ///   - random: the generator of random bits.
  ///   - recording: whether choices are recorded.
  public init(random: RandomBits, recording: Bool = false) {
    self.init(.random, recording: recording)
    self.random = random
    start = random.state
  }

  /// A source that reads its choices from bytes.
  /// - Parameters:
  ///   - bytes: encoded choices; any bytes are valid.
  ///   - recording: whether choices are recorded.
  public init(bytes: [UInt8], recording: Bool = false) {
    self.init(.bytes, recording: recording)
    self.bytes = bytes
  }

  /// A source that repeats the options of an earlier generation.
  ///
  /// If a choice lacks the recorded option, it becomes the simplest, and generation continues.
  /// - Parameters:
  ///   - values: the options, in order.
  ///   - recording: whether choices are recorded.
  public init(replaying values: [UInt64], recording: Bool = false) {
    self.init(.replay, recording: recording)
    script = values
  }

  /// A source for the example at an index, which has no choices.
  package init(example: Int) {
    self.init(.replay, recording: true)
    self.example = example
  }

  /// A source that visits every sequence of choices up to a size, beginning with a given one.
  init(enumeratingUpTo size: UInt64, from values: [UInt64] = []) {
    self.init(.enumeration, recording: false)
    enumeration = Enumeration(size: size, from: values)
  }

  /// The number of choices that the case made, except those with a single option.
  var count: Int { Self.largestCase - allowance }

  /// Whether the case made the most choices that it may make.
  var isSpent: Bool { allowance <= 0 }

  /// Prepares the source for another random case; keeps its memory.
  mutating func restart(random: RandomBits, recording: Bool) {
    restart(.random, recording: recording)
    self.random = random
    start = random.state
  }

  /// Prepares the source for a case that repeats options; keeps its memory.
  mutating func restart(replaying values: [UInt64], recording: Bool) {
    restart(.replay, recording: recording)
    script = values
  }

  private mutating func restart(_ origin: Origin, recording: Bool) {
    self.origin = origin
    (isBiased, isPlanned, isClassifying, foundNoValue) = (false, false, false, false)
    (cursor, depth, allowance, example, plannedLength) = (0, 0, Self.largestCase, nil, nil)
    (mostElements, mostInNext, rarityOfEdges, place) = (.max, .max, 16, .single)
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

  /// Prepares the source for another case; keeps its memory.
  /// - Parameter buffer: the encoded choices of the case, which are copied.
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
  /// Whether the case was given as bytes, like a kept input, instead of found by searching.
  public var isGivenAsBytes: Bool { origin == .bytes }

  /// The choices that a closure makes, whether or not the source records them.
  ///
  /// The source is left in the state in which the closure leaves it. Replayed or as bytes, the
  /// choices generate the same case elsewhere, such as in another process.
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
