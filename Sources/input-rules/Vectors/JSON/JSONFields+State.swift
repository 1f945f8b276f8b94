import InputRules

extension JSONFields {
  /// The state of a field that shows `text`, with a range of it selected.
  ///
  /// - Parameter key: the member that contains the range.
  func state(
    _ text: String, selecting range: TextRange, of key: String
  ) throws(MalformedVector) -> FieldState {
    do {
      return try FieldState(text: text, selection: range)
    } catch {
      throw malformed(key, "is not inside the text: \(error)")
    }
  }
}
