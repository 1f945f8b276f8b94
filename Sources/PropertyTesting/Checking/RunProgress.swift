/// The progress of a run.
public struct RunProgress: Hashable, Sendable {
  /// An activity of a run.
  public enum Phase: String, Hashable, Sendable {
    /// It checks inputs.
    case searching
    /// It shrinks a counterexample.
    case shrinking
  }

  /// What the run is doing.
  public let phase: Phase
  /// How many inputs have been checked.
  public let cases: Int
}
