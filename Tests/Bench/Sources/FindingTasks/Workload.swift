import PropertyTesting

/// A small library, the bugs planted in it, and its properties.
protocol Workload: SendableMetatype {
  associatedtype Mutant: CaseIterable, RawRepresentable<String>, Sendable
  associatedtype Law: CaseIterable, RawRepresentable<String>, Sendable

  static var name: String { get }

  /// The properties that a mutant breaks, as far as a search with one of the generators shows it.
  static func laws(brokenBy mutant: Mutant) -> [Law]

  /// The mutants that no input made by hand can show, so that there is nothing to find.
  static var hiddenByHand: [Mutant] { get }

  /// The file whose constants the inputs of a property have; nil for none.
  static func file(of law: Law) -> String?

  /// A property of a mutant, or of the right library.
  static func claim(_ law: Law, _ mutant: Mutant?, _ inputs: FindingTask.Inputs) -> Claim
}

extension Workload {
  static var hiddenByHand: [Mutant] { [] }
  static func file(of law: Law) -> String? { nil }

  static var tasks: [FindingTask] {
    Mutant.allCases.flatMap { mutant in tasks(laws(brokenBy: mutant), mutant) }
  }

  static var references: [FindingTask] { tasks(Array(Law.allCases), nil) }

  private static func tasks(_ laws: [Law], _ mutant: Mutant?) -> [FindingTask] {
    let isHidden = hiddenByHand.contains { $0.rawValue == mutant?.rawValue }
    return laws.flatMap { law in
      (isHidden ? [.type] : FindingTask.Inputs.allCases).map { inputs in
        FindingTask(
          workload: name, mutant: mutant?.rawValue ?? "", property: law.rawValue, inputs: inputs,
          claim: claim(law, mutant, inputs), file: file(of: law))
      }
    }
  }

  /// Claims that a law holds for all inputs of the generators.
  static func claim<each Input>(
    _ law: Law, _ generators: repeat Generator<each Input>,
    holds: @escaping @Sendable (repeat each Input) throws -> Bool
  ) -> Claim {
    let name = PropertyName(chapter: name, name: law.rawValue)
    return Claim(forAll: repeat each generators, named: name) { (input: repeat each Input) in
      try require(try holds(repeat each input))
    }
  }
}
