import Console
import PropertyTesting

/// A false claim whose simplest counterexample is known: what a shrinker is measured by.
struct Challenge: Sendable {
  /// Its name, one word or several with dashes.
  let name: String
  /// What is claimed, in words.
  let claimed: String
  /// The counterexample that nothing is simpler than, in words, a line an argument.
  let answer: String
  /// What other engines take, in mean evaluations after the first failure.
  let references: References
  /// The claim, ready to be judged.
  let claim: Claim

  /// Mean evaluations of other engines, where they are known.
  struct References: Sendable {
    var hypothesis: Int?
    var exhaust: Int?
    static let unknown = References()
  }

  init<each Input>(
    _ name: String, claimed: String, answer: String, references: References = .unknown,
    _ generators: repeat Generator<each Input>,
    holds: @escaping @Sendable (repeat each Input) throws -> Bool
  ) {
    self.name = name
    self.claimed = claimed
    self.answer = answer
    self.references = references
    let property = Property<Void>(
      forAll: repeat each generators, named: PropertyName(chapter: "Shrinking", name: name)
    ) { (_: Void, input: repeat each Input) in
      try require(try holds(repeat each input), at: "challenge")
    }
    claim = property.about(())
  }

  /// All challenges: those that engines are compared by, then harder ones.
  static let all: [Challenge] = numbers + lists + lengths + trees + invariants + machines

  /// Up to a hundred integers of any size.
  static var anyList: Generator<[Int]> { .array(of: .int(), 0...100) }
}

/// Fails unless `condition` holds.
private func require(_ condition: Bool, at origin: String) throws {
  if !condition { throw Failure("the claim is false", at: origin) }
}

extension Challenge {
  /// The challenges of these names; all, if there is none.
  static func named(_ names: [String]) throws(UsageError) -> [Challenge] {
    var challenges: [Challenge] = []
    for name in names {
      guard let challenge = all.first(where: { $0.name == name }) else {
        throw UsageError("there is no challenge “\(name)”; run bench shrinking for their names")
      }
      challenges.append(challenge)
    }
    return names.isEmpty ? all : challenges
  }
}

extension Challenge: CustomStringConvertible {
  var description: String { name }
}
