/// The members of an allowed or a banned set, listed in a string (T2, T3).
package struct CharacterMembers: Sendable {
  /// The unit in which members are compared.
  package let membership: Membership
  /// All scalars of the string.
  private let scalars: ScalarSet
  private let characters: ClusterSet

  /// Creates a set of the scalars or the clusters in `text`.
  package init(_ text: String, by membership: Membership = .scalars) {
    self.membership = membership
    scalars = ScalarSet(text)
    characters = ClusterSet(membership == .characters ? text : "")
  }

  /// Whether the scalar is a member, or part of a cluster that is a member (E8.16).
  func holds(_ scalar: Unicode.Scalar) -> Bool { scalars.contains(scalar) }

  /// The first scalar or cluster of `text` whose membership equals `wanted`.
  func first(in text: String, whichIsMember wanted: Bool) -> String? {
    switch membership {
    case .scalars:
      text.unicodeScalars.first { scalars.contains($0) == wanted }.map(String.init)
    case .characters: text.first { characters.contains($0) == wanted }.map(String.init)
    }
  }

  /// Whether the scalar's membership equals `wanted`; true if clusters are compared.
  func admits(_ scalar: Unicode.Scalar, asMember wanted: Bool) -> Bool {
    membership == .characters || scalars.contains(scalar) == wanted
  }

  /// Whether the cluster's membership equals `wanted`; true if scalars are compared.
  func admits(_ character: Character, asMember wanted: Bool) -> Bool {
    membership == .scalars || characters.contains(character) == wanted
  }
}

extension CharacterMembers: Hashable, ComparedExactly {
  var parts: some Hashable {
    Pair(Pair(membership, membership == .scalars ? scalars : nil), characters)
  }
}

/// The unit in which the members of a character set are compared (T2, T3).
public enum Membership: String, Hashable, Sendable, CaseIterable, Codable {
  /// Members are compared by Unicode scalar, as in the *Text Field* article; a set that contains
  /// "e\u{301}" also contains a bare "e".
  case scalars
  /// Members are compared by grapheme cluster; canonically equivalent clusters are equal.
  case characters
}

/// A set of grapheme clusters; canonically equivalent clusters are equal.
///
/// Hashing a cluster normalizes it, but comparing clusters with the same bytes doesn't. So a search
/// in a short list is faster than a hash lookup, and most sets are short.
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
