import CustomDump
import FoundFrame
import PropertyTesting

/// Laws about CustomDump: there is a difference where values differ.
enum DumpLaws {
  static let all: [Law] = [tells]

  /// A value with what values have.
  struct Note: Equatable {
    var text: String
    var list: [Int]
    var table: [String: Int]
    var part: Int?
    var kind: Kind
  }
  /// A kind with values.
  enum Kind: Equatable { case none, some(Int), pair(String, label: Int) }

  static let notes = zip(
    .pieces(3, of: "a", "\n", "\"", "b"), .array(of: .int(in: 0...2), 0...3),
    .array(of: .pieces(2, of: "k", "l"), 0...2), .int(in: 0...3), .int(in: 0...3)
  ).map { (text: String, list: [Int], keys: [String], part: Int, kind: Int) in
    Note(
      text: text, list: list, table: Dictionary(keys.map { ($0, list.count) }) { $1 },
      part: [nil, 0, 1, 2][part],
      kind: [.none, .some(1), .pair(text, label: 1), .pair(text, label: 2)][kind])
  }

  static let tells = Law(
    "a-dump-has-a-difference-where-values-differ", .postcondition, forAll: zip(notes, notes)
  ) { one, other in
    try requireEqual(diff(one, one), nil)
    try requireEqual(diff(one, other) == nil, one == other)
    let dumps = (String(customDumping: one), String(customDumping: other))
    try requireEqual(dumps.0 == dumps.1, one == other)
  }
}
