import FoundFrame
import PropertyTesting

/// The laws about packages of others.
public enum PackageLaws {
  /// All of them.
  public static let all: [Law] =
    AlgorithmLaws.all + ArgumentLaws.all + ASN1Laws.all + BigIntLaws.all + CollectionLaws.all
    + ConfigurationLaws.all + CSVLaws.all + DatabaseLaws.all + DumpLaws.all + FieldLaws.all
    + JSONPathLaws.all + MustacheLaws.all + ProtobufLaws.all + StencilLaws.all
    + TOMLLaws.all + WebLaws.all + XMLLaws.all + YamsLaws.all
}

/// What the claim of a law needs that may trap: `body` gives `expected`, in a child process.
func requireGives(
  _ expected: String, fileID: StaticString = #fileID, line: UInt = #line,
  _ body: () throws -> String
) throws {
  try requireEqual(isolated(body), .value(expected), fileID: fileID, line: line)
}

/// `body` may throw or give what it likes, but neither traps nor hangs.
func requireSurvives(
  fileID: StaticString = #fileID, line: UInt = #line, _ body: () throws -> Void
) throws {
  try require(survives(body), "it traps or hangs", fileID: fileID, line: line)
}

extension Generator where Value == String {
  /// A text of at most `count` of `pieces`.
  static func pieces(_ count: Int, of pieces: String...) -> Generator {
    Generator<[Int]>.array(of: .int(in: 0...pieces.count - 1), 0...count)
      .map { $0.map { pieces[$0] }.joined() }
  }
}
