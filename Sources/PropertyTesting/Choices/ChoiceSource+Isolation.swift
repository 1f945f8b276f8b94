extension ChoiceSource {
  /// The options that `make` takes, whether or not the source keeps its choices.
  ///
  /// The source is left as `make` alone would have left it. Replayed, the options make the same
  /// case elsewhere, such as in another process.
  public mutating func options(takenBy make: (inout ChoiceSource) -> Void) -> [UInt64] {
    let (wasRecording, before) = (isRecording, recording)
    isRecording = true
    make(&self)
    let options = recording.choices[before.choices.count...].map(\.value)
    isRecording = wasRecording
    if !wasRecording { recording = before }
    return options
  }
}
