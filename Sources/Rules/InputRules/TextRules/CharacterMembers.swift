/// A set of allowed or banned characters, created from a string that lists them (T2, T3).
package struct CharacterMembers: Sendable {
  package let membership: Membership
  private let scalars: ScalarSet
  private let characters: ClusterSet

  package init(_ text: String, by membership: Membership = .scalars) {
    self.membership = membership
    scalars = ScalarSet(text)
    characters = ClusterSet(membership == .characters ? text : "")
  }

  /// Whether the scalar is a member, or part of a cluster that is a member (E8.16).
  func holds(_ scalar: Unicode.Scalar) -> Bool { scalars.contains(scalar) }

  /// The first member in `text`, or the first other scalar or cluster if `wanted` is false.
  func first(in text: String, whichIsMember wanted: Bool) -> String? {
    switch membership {
    case .scalars:
      text.unicodeScalars.first { scalars.contains($0) == wanted }.map(String.init)
    case .characters: text.first { characters.contains($0) == wanted }.map(String.init)
    }
  }

  /// Whether the scalar is a member, or isn't a member if `wanted` is false; always true if
  /// clusters are compared.
  func admits(_ scalar: Unicode.Scalar, asMember wanted: Bool) -> Bool {
    membership == .characters || scalars.contains(scalar) == wanted
  }

  /// Whether the cluster is a member, or isn't a member if `wanted` is false; always true if
  /// scalars are compared.
  func admits(_ character: Character, asMember wanted: Bool) -> Bool {
    membership == .scalars || characters.contains(character) == wanted
  }
}

extension CharacterMembers: Hashable, ComparedExactly {
  var parts: some Hashable {
    Pair(Pair(membership, membership == .scalars ? scalars : nil), characters)
  }
}

/// The unit by which characters are compared with the members of a set (T2, T3).
public enum Membership: String, Hashable, Sendable, CaseIterable, Codable {
  /// Characters are compared by Unicode scalar, as in the *Text Field* article. A set that contains
  /// "e\u{301}" therefore also contains a plain "e".
  case scalars
  /// Characters are compared by grapheme cluster, and canonically equivalent clusters are equal.
  case characters
}

/// A set of grapheme clusters, in which canonically equivalent clusters are equal.
///
/// A short set is stored as a list. Searching it is faster than a hash lookup, which must normalize
/// the cluster; clusters with the same bytes are equal without normalization.
struct ClusterSet: Hashable, Sendable {
  private var few: [Character] = []
  private var many: Set<Character> = []

  init(_ text: String) {
    few = Array(text)
    if few.count > 16 {
      many = Set(few)
      few = []
    }
  }

  func contains(_ character: Character) -> Bool {
    few.contains(character) || (!many.isEmpty && many.contains(character))
  }
}
