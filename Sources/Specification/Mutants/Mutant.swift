/// An implementation with one mistake, which the laws must detect: the model with one function
/// replaced.
///
/// A mutant whose mistake was reported in real software is a known bug, and has its source.
public struct Mutant: Sendable {
  /// The mutant's name, such as `B1`.
  public let id: String
  /// The mistake, in a sentence.
  public let mistake: String
  /// The place of the report, if there was one.
  public private(set) var source = Source.ours
  /// The implementation with the mistake; its name is the mutant's id.
  public let implementation: Implementation
  /// The laws that must kill the mutant.
  public let killers: [Law]

  /// The law that a fuzzer tries on the mutant: the first killer that doesn't compare with the
  /// model, or else the first.
  package var fuzzedLaw: Law? { killers.first { $0.kind != .comparison } ?? killers.first }

  /// The mutation's change of the model.
  init(_ mutation: Mutation, _ killers: [Law]) {
    id = mutation.id
    mistake = mutation.mistake
    self.killers = killers
    // A field that makes a law about every rule false also belongs to the fields, and vice versa.
    let fields: Set<Law.Topic> = [.anyRule, .fields]
    let topics = Set(killers.map(\.topic))
    implementation = Implementation(
      id, replacing: topics.isDisjoint(with: fields) ? topics : topics.union(fields),
      by: mutation.change)
  }
}

extension Mutant {
  /// The same mutant as a known bug, with the report's address.
  func bug(_ source: Source) -> Mutant {
    var bug = self
    bug.source = source
    return bug
  }
}

extension Mutant: CustomStringConvertible {
  /// The mutant's id and its mistake.
  public var description: String { "\(id): \(mistake)" }
}
