/// How far a run is.
public struct RunProgress: Hashable, Sendable {
  /// What a run is doing.
  public enum Phase: String, Hashable, Sendable {
    /// It judges inputs.
    case searching
    /// It makes a counterexample simpler.
    case shrinking
  }

  /// What the run is doing.
  public let phase: Phase
  /// How many inputs have been judged.
  public let cases: Int
}
