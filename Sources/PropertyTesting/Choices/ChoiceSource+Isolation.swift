extension ChoiceSource {
  /// Whether the case was given as bytes, like a kept input, and not found by searching.
  public var isGivenAsBytes: Bool { origin == .bytes }

  /// The choices that `make` makes, whether or not the source records them.
  ///
  /// The source is left as `make` alone would have left it. Replayed or as bytes, the choices make
  /// the same case elsewhere, such as in another process.
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
