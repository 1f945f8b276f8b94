extension Replay: CustomStringConvertible {
  /// A description of what was found, without the path.
  public var description: String {
    switch outcome {
    case .holds: "holds"
    case .isRespelled(let choices): "holds; its canonical word of choices is now \(choices)"
    case .fails(let message): "fails: \(message)"
    case .isStale(let input): "the bytes now encode another input:\n\(input)"
    case .hasNoText: "has no decoded text next to it; `explain` prints the text"
    case .isUnreadable(let reason): reason
    }
  }
}
