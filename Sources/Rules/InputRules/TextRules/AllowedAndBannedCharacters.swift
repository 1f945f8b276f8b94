/// A text contains only these characters; the empty set admits only the empty text (T2).
public struct AllowedCharacters: Hashable, TextCondition {
  /// The allowed characters.
  package let members: CharacterMembers

  /// Allows the characters of a text.
  /// - Parameters:
  ///   - text: the characters, in any order.
  ///   - membership: whether each scalar of the text is allowed by itself, or each cluster as a
  ///     whole.
  public init(_ text: String, by membership: Membership = .scalars) {
    members = CharacterMembers(text, by: membership)
  }

  /// Refuses a text with any other character, and names the first such scalar or cluster.
  public func objection(to text: String) -> Reason? {
    members.first(in: text, whichIsMember: false).map { .notAllowed(ExactText($0)) }
  }

  /// Whether the scalar is among the allowed ones.
  public func admits(_ scalar: Unicode.Scalar) -> Bool { members.admits(scalar, asMember: true) }
  /// Whether the cluster is among the allowed ones.
  public func admits(_ character: Character) -> Bool { members.admits(character, asMember: true) }
  /// Whether the scalar is a member, or part of one (E8.16).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool { members.holds(scalar) }
}

/// A text contains none of these characters; the empty set bans nothing (T3).
public struct BannedCharacters: Hashable, TextCondition {
  /// The banned characters.
  package let members: CharacterMembers

  /// Bans the characters of a text.
  /// - Parameters:
  ///   - text: the characters, in any order.
  ///   - membership: whether each scalar of the text is banned by itself, or each cluster as a
  ///     whole.
  public init(_ text: String, by membership: Membership = .scalars) {
    members = CharacterMembers(text, by: membership)
  }

  /// Refuses a text that contains one of them; names the first.
  public func objection(to text: String) -> Reason? {
    members.first(in: text, whichIsMember: true).map { .banned(ExactText($0)) }
  }

  /// Whether the scalar isn't banned.
  public func admits(_ scalar: Unicode.Scalar) -> Bool { members.admits(scalar, asMember: false) }
  /// Whether the cluster isn't banned.
  public func admits(_ character: Character) -> Bool { members.admits(character, asMember: false) }
}
