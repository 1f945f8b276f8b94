#if os(Linux) || os(macOS)
  import PropertyTesting

  /// A case on its way to a child process: what makes it, in words of one kind for the channel.
  struct IsolatedCase {
    /// Whether the case was given as bytes: a claim may hold those to account more strictly.
    let isGivenAsBytes: Bool
    /// The options, or else the bytes, one a word.
    let words: [UInt64]

    /// The case of `choices`, made by a source of the same kind as `source`.
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
