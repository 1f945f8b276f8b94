extension Firing {
  /// The reminder that fires, and when.
  var words: String { "\(identifier.escaped) at \(instant.words)" }
}
