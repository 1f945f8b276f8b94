/// The source of a generator's decisions: randomness, bytes, a recording, or an enumeration.
///
/// A generator requests one bounded choice after another, and doesn't depend on the source. A
/// source that has run out, or has made as many choices as a case may, answers 0, the simplest
/// option. So every generator ends.
public struct ChoiceSource: Sendable {
  @usableFromInline enum Origin: Sendable { case random, bytes, replay, enumeration }

  @usableFromInline private(set) var origin: Origin
  /// Whether choices are random and not recorded: the path that must be fast.
  @usableFromInline var isSampling: Bool
  /// Whether choices are random and not recorded, and none are planned: lists need no questions.
  @usableFromInline var isDrawing: Bool
  @usableFromInline var random = RandomBits(seed: 0)
  /// The random state at the start of the case.
  @usableFromInline var start: UInt64 = 0
  var bytes: [UInt8] = []
  var script: [UInt64] = []
  var enumeration = Enumeration(size: 0)
  /// The next byte, or the next choice of the script.
  var cursor = 0
  /// How many more choices this case may make.
  @usableFromInline var allowance = Self.largestCase
  /// Whether a sampled case is false although the claim didn't throw; nil if that is impossible.
  @usableFromInline var isFalse: (@Sendable () -> Bool)?
  /// Whether choices are recorded.
  ///
  /// Sampling records none: only a failing case is made again and recorded.
  @usableFromInline var isRecording: Bool { didSet { chooseWay() } }
  /// The preferences of random choices, if the case is biased.
  @usableFromInline var bias = Bias()
  /// Whether random options may be other than generators draw them.
  @usableFromInline var isBiased = false
  /// Whether the next choices come from the script; later ones are random.
  @usableFromInline var isPlanned = false
  /// How many elements the next list has, if that isn't random.
  @usableFromInline package var plannedLength: Int?
  /// How many elements above the minimum a random list may have.
  @usableFromInline var mostElements = Int.max
  /// The same for the next list alone.
  @usableFromInline var mostInNext = Int.max
  /// One in how many random numbers is taken from the edges, a power of two.
  ///
  /// The longer a list, the rarer: one list in ten has an edge, and the processor predicts the
  /// branch well.
  @usableFromInline var rarityOfEdges: UInt64 = 16
  /// The purpose of the alternatives.
  ///
  /// Only in the elements of a list, and not within another alternative, does a random case omit
  /// some of them (`Swarm`): a tree of only branches would have no end.
  @usableFromInline var place = Place.single
  @usableFromInline enum Place: Sendable { case single, element, alternative }
  /// Whether generators report what they observe.
  @usableFromInline package var isClassifying = false
  /// How earlier branches would make parts of the input; nil if they aren't recorded.
  @usableFromInline var branchings: [Branching]?
  /// The choices and spans of the generation, if they are recorded.
  public internal(set) var recording = Recording()
  var depth = 0
  /// The place of the example that is the case; nil if the case is made of choices.
  @usableFromInline package var example: Int?
  /// The observations of the generators, if they are reported.
  public internal(set) var observations: [Observation] = []
  @usableFromInline var foundNoValue = false
  /// The error of a generator that can't make any value, or `nil`.
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
  ///   - bytes: encoded choices; any bytes encode some.
  ///   - recording: whether choices are recorded.
  public init(bytes: [UInt8], recording: Bool = false) {
    self.init(.bytes, recording: recording)
    self.bytes = bytes
  }

  /// A source that repeats the options of an earlier generation.
  ///
  /// If a choice doesn't have the recorded option, it becomes the simplest, and generation
  /// continues.
  /// - Parameters:
  ///   - values: the options, in order.
  ///   - recording: whether choices are recorded.
  public init(replaying values: [UInt64], recording: Bool = false) {
    self.init(.replay, recording: recording)
    script = values
  }

  /// A source of the example at a place, which no choices make.
  package init(example: Int) {
    self.init(.replay, recording: true)
    self.example = example
  }

  /// A source that visits every sequence of choices up to a size, or those from a given one on.
  init(enumeratingUpTo size: UInt64, from values: [UInt64] = []) {
    self.init(.enumeration, recording: false)
    enumeration = Enumeration(size: size, from: values)
  }

  /// How many choices the case made, without those of a single option.
  var count: Int { Self.largestCase - allowance }

  /// Whether the case made as many choices as it may.
  var isSpent: Bool { allowance <= 0 }

  /// Prepares the source for another random case; keeps its memory.
  mutating func restart(random: RandomBits, recording: Bool) {
    restart(.random, recording: recording)
    self.random = random
    start = random.state
  }

  /// Prepares the source for another case, which repeats options; keeps its memory.
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
  /// Whether the case was given as bytes, like a kept input, and not found by searching.
  public var isGivenAsBytes: Bool { origin == .bytes }

  /// The choices that a closure makes, whether or not the source records them.
  ///
  /// The source is left as the closure alone would have left it. Replayed or as bytes, the choices
  /// make the same case elsewhere, such as in another process.
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
