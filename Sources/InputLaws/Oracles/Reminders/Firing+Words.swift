import InputRules

extension Firing {
  /// Which reminder fires, and when.
  var words: String { "\(identifier.escaped) at \(instant.words)" }
}
