#if os(Linux) || os(macOS)
  import PropertyTesting

  /// A case on its way to a child process: what makes it, encoded as integers for the channel.
  struct IsolatedCase {
    /// Whether the case was given as bytes: a claim may be stricter with those.
    let isGivenAsBytes: Bool
    /// The options, or else the bytes, one per integer.
    let words: [UInt64]

    /// The case of `choices`, for a source of the same kind as `source`.
    init(_ choices: [Choice], like source: ChoiceSource) {
      isGivenAsBytes = source.isGivenAsBytes
      words =
        isGivenAsBytes ? ChoiceBytes.encode(choices).map(UInt64.init) : choices.map(\.value)
    }

    init(words: [UInt64], isGivenAsBytes: Bool) {
      self.words = words
      self.isGivenAsBytes = isGivenAsBytes
    }

    /// A source that makes the case.
    var source: ChoiceSource {
      isGivenAsBytes
        ? ChoiceSource(bytes: words.map { UInt8(truncatingIfNeeded: $0) })
        : ChoiceSource(replaying: words)
    }
  }
#endif
