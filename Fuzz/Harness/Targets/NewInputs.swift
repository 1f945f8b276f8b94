import PropertyTesting

/// The inputs that a fuzzer has kept, the newest first, of which each choice is tried out.
struct NewInputs {
  private var sweeps: [OptionSweep] = []

  /// How many wait; the oldest are dropped.
  private static let most = 64

  /// Adds an input that was kept.
  mutating func add(_ recording: Recording) {
    if sweeps.count == Self.most { sweeps.removeFirst() }
    sweeps.append(OptionSweep(recording))
  }

  /// The bytes of the next change; nil if none is left.
  mutating func next() -> [UInt8]? {
    while !sweeps.isEmpty {
      if let bytes = sweeps[sweeps.count - 1].next() { return bytes }
      sweeps.removeLast()
    }
    return nil
  }
}
