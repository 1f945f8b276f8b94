/// A condition that allows only certain characters; if there are none, only the empty text is
/// allowed (T2).
public struct AllowedCharacters: Hashable, TextCondition {
  package let members: CharacterMembers

  /// Creates a condition that allows the characters in `text`.
  /// - Parameters:
  ///   - text: the characters, which may be in any order.
  ///   - membership: whether each scalar of `text` is allowed separately, or each cluster as a
  ///     whole.
  public init(_ text: String, by membership: Membership = .scalars) {
    members = CharacterMembers(text, by: membership)
  }

  /// Refuses a text with a character that isn't allowed; the reason contains the first such scalar
  /// or cluster.
  public func objection(to text: String) -> Reason? {
    members.first(in: text, whichIsMember: false).map { .notAllowed(ExactText($0)) }
  }

  /// Whether the scalar is allowed; always true if clusters are compared.
  public func admits(_ scalar: Unicode.Scalar) -> Bool { members.admits(scalar, asMember: true) }
  /// Whether the cluster is allowed; always true if scalars are compared.
  public func admits(_ character: Character) -> Bool { members.admits(character, asMember: true) }
  /// Whether the scalar is a member, or part of a member (E8.16).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool { members.holds(scalar) }
}

/// A condition that bans certain characters; if there are none, nothing is banned (T3).
public struct BannedCharacters: Hashable, TextCondition {
  package let members: CharacterMembers

  /// Creates a condition that bans the characters in `text`.
  /// - Parameters:
  ///   - text: the characters, which may be in any order.
  ///   - membership: whether each scalar of `text` is banned separately, or each cluster as a
  ///     whole.
  public init(_ text: String, by membership: Membership = .scalars) {
    members = CharacterMembers(text, by: membership)
  }

  /// Refuses a text that contains a banned character; the reason contains the first such scalar or
  /// cluster.
  public func objection(to text: String) -> Reason? {
    members.first(in: text, whichIsMember: true).map { .banned(ExactText($0)) }
  }

  /// Whether the scalar isn't banned; always true if clusters are compared.
  public func admits(_ scalar: Unicode.Scalar) -> Bool { members.admits(scalar, asMember: false) }
  /// Whether the cluster isn't banned; always true if scalars are compared.
  public func admits(_ character: Character) -> Bool { members.admits(character, asMember: false) }
}
