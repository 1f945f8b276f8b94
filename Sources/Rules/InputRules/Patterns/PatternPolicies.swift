/// What a pattern's field does where the user of the package has a choice (F5.1 to F5.11).
public struct PatternPolicies: Hashable, Sendable {
  /// When literals appear (F5.1, F5.2).
  public var literals = Literals.lazy
  /// What goes when there is no room for all (F5.6).
  public var overflow = Overflow.newestGoes
  /// What becomes of an insertion of which nothing fits (F5.4).
  public var junk = Junk.refused
  /// What is shown for an empty slot, if anything is (F5.10).
  public var placeholder: Unicode.Scalar?

  /// The standard policies (F7).
  public init() {}

  /// Nothing is pushed out, junk changes nothing, and literals come with what follows them (F7).
  public static let standard = PatternPolicies()

  /// The standard policies, but literals appear at once (F7).
  public static let eager = {
    var policies = PatternPolicies()
    policies.literals = .eager
    return policies
  }()

  /// When literals appear.
  public enum Literals: Hashable, Sendable, CaseIterable {
    /// When something after them does (F5.1).
    case lazy
    /// As soon as an insertion at the end reaches them (F5.2).
    case eager
  }

  /// What goes when there is no room for all.
  public enum Overflow: Hashable, Sendable, CaseIterable {
    /// What is inserted is dropped; what was there stays (F5.7).
    case newestGoes
    /// What is inserted goes in, and what no longer finds a slot is dropped (F5.8).
    case lastGoes
    /// What follows the insertion is overwritten (F5.8).
    case nextGoes
    /// The insertion is refused (F5.9).
    case refused
  }

  /// What becomes of an insertion of which nothing fits.
  public enum Junk: Hashable, Sendable, CaseIterable {
    /// It is refused (F5.4).
    case refused
    /// It is dropped; the selection goes (F5.4).
    case dropped
  }
}
