import Foundation
import FoundFrame
import PropertyTesting

/// Laws about `CharacterSet` as a set of Unicode scalars.
enum CharacterSetLaws {
  static let all: [Law] = [hasItsCharacters, removes, mutates, bitmap]

  /// Scalars of several planes, including the first and the last scalars of some planes.
  static let pool: [Unicode.Scalar] = [
    "A", "B", "a", "z", "\u{0}", "\u{FF}", "\u{301}", "\u{E000}", "\u{FFFD}", "\u{FFFF}",
    "\u{10000}", "\u{10001}", "\u{1F600}", "\u{1F601}", "\u{20000}", "\u{10FFFF}",
  ]
  static let scalars = Generator<Int>.int(in: 0...pool.count - 1).map { pool[$0] }

  static func isMixed(_ list: [Unicode.Scalar]) -> Bool {
    list.contains { $0.value < 0x10000 } && list.contains { $0.value > 0xFFFF }
  }

  /// Whether a range spans several planes and doesn't begin at the first character of a plane.
  static func isShifted(_ first: Unicode.Scalar, _ last: Unicode.Scalar) -> Bool {
    first.value >> 16 != last.value >> 16 && first.value & 0xFFFF != 0
  }

  /// The members of a set among the scalars of `pool`.
  static func members(_ set: CharacterSet) -> [Unicode.Scalar] { pool.filter(set.contains) }

  static func text(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  static let hasItsCharacters = Law(
    "character-set-has-its-characters", .model, forAll: .array(of: scalars, 0...4),
    causes: ["character-set-loses-emoji-beside-letters": { isMixed($0) }]
  ) { list in
    try requireEqual(members(CharacterSet(charactersIn: text(list))), pool.filter(list.contains))
  }

  static let removes = Law(
    "character-set-removes", .model, forAll: zip(scalars, scalars, scalars),
    causes: [
      "character-set-range-begins-late-in-later-planes": { isShifted($0.0, $0.1) }
    ]
  ) { first, last, removed in
    try assume(first <= last)
    var set = CharacterSet(charactersIn: first...last)
    set.remove(removed)
    try requireEqual(
      members(set), pool.filter { first <= $0 && $0 <= last && $0 != removed })
  }

  static let named: [CharacterSet] = [
    .letters, .decimalDigits, .whitespaces, .punctuationCharacters, .symbols, .controlCharacters,
    .illegalCharacters, .urlQueryAllowed, CharacterSet(charactersIn: "abc"),
  ]

  /// Any set, including an inverted set, can be changed.
  static let mutates = Law(
    "character-set-can-be-changed", .noCrash,
    forAll: zip(.int(in: 0...8), .int(in: 0...2), scalars),
    causes: ["character-set-inverted-traps-when-changed": { $0.1 > 1 || $0.1 > 0 && $0.0 < 8 }]
  ) { place, inversions, scalar in
    let survived = survives {
      var set = named[place]
      for _ in 0..<inversions { set = set.inverted }
      set.insert(scalar)
      set.remove(scalar)
    }
    try require(survived, "traps")
  }

  static let bitmap = Law(
    "character-set-bitmap-is-read-back", .roundTrip, forAll: zip(scalars, scalars, .bool()),
    causes: [
      "character-set-bitmap-of-inverted-has-more": {
        $0.2 && !isShifted(min($0.0, $0.1), max($0.0, $0.1))
      },
      "character-set-range-begins-late-in-later-planes": {
        isShifted(min($0.0, $0.1), max($0.0, $0.1))
      },
    ]
  ) { one, other, isInverted in
    var set = CharacterSet(charactersIn: min(one, other)...max(one, other))
    if isInverted { set = set.inverted }
    let copy = CharacterSet(bitmapRepresentation: set.bitmapRepresentation)
    try requireEqual(members(copy), members(set))
    try require(copy == set, "the members are equal, but the sets aren't")
  }
}
