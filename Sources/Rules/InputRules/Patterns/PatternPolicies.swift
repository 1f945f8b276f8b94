/// The policies of a field with a pattern (F5.1 to F5.11).
public struct PatternPolicies: Hashable, Sendable {
  /// When literals appear in the text (F5.1, F5.2).
  public var literals = Literals.lazy
  /// The scalars that are dropped if the field is full (F5.6).
  public var overflow = Overflow.newestGoes
  /// The treatment of an insertion in which no scalar fits (F5.4).
  public var junk = Junk.refused
  /// The scalar that an empty slot shows, or `nil` for none (F5.10).
  public var placeholder: Unicode.Scalar?

  /// Creates the standard policies (F7).
  public init() {}

  /// The standard policies: old content stays, an insertion in which no scalar fits is refused, and
  /// literals appear only when needed (F7).
  public static let standard = PatternPolicies()

  /// The standard policies, except that literals appear as early as possible (F7).
  public static let eager = {
    var policies = PatternPolicies()
    policies.literals = .eager
    return policies
  }()

  /// When literals appear in the text.
  public enum Literals: Hashable, Sendable, CaseIterable {
    /// Literals appear when an element after them appears (F5.1).
    case lazy
    /// Literals appear as soon as an insertion at the end reaches them (F5.2).
    case eager
  }

  /// The scalars that are dropped if the field is full.
  public enum Overflow: Hashable, Sendable, CaseIterable {
    /// Inserted scalars for which no slot is left are dropped, and old content stays (F5.7).
    case newestGoes
    /// The insertion is accepted, and old content that no longer fits is dropped (F5.8).
    case lastGoes
    /// The insertion overwrites the content that follows it (F5.8).
    case nextGoes
    /// The insertion is refused (F5.9).
    case refused
  }

  /// The treatment of an insertion in which no scalar fits.
  public enum Junk: Hashable, Sendable, CaseIterable {
    /// The insertion is refused (F5.4).
    case refused
    /// The insertion is dropped, but the selection is deleted (F5.4).
    case dropped
  }
}
