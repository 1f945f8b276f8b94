extension Replay: CustomStringConvertible {
  /// What was found, in words, without the path.
  public var description: String {
    switch outcome {
    case .holds: "holds"
    case .isRespelled(let choices): "holds; its canonical word of choices is now \(choices)"
    case .fails(let message): "fails: \(message)"
    case .isStale(let input): "the bytes now stand for another input:\n\(input)"
    case .hasNoText: "has no decoded text beside it; input-rules explain prints it"
    case .isUnreadable(let reason): reason
    }
  }
}
