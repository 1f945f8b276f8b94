import ArgumentParser
import PropertyTesting

/// A false claim whose simplest counterexample is known, to measure shrinking.
struct Challenge: Sendable {
  /// Its name: one word, or several joined by dashes.
  let name: String
  /// The claim as text.
  let claimed: String
  /// The simplest possible counterexample as text, one line per argument.
  let answer: String
  /// Other engines' mean evaluations after the first failure.
  let references: References
  /// The claim, ready to be checked.
  let claim: Claim

  /// Other engines' mean evaluations, if they are known.
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

  /// All challenges: first those that engines are compared with, then harder ones.
  static let all: [Challenge] =
    numbers + lists + equals + branches + lengths + trees + invariants + machines + traces
    + texts + arithmetic

  /// Up to a hundred integers of any size.
  static var anyList: Generator<[Int]> { .array(of: .int(), 0...100) }
}

/// Fails unless `condition` holds.
private func require(_ condition: Bool, at origin: String) throws {
  if !condition { throw Failure("the claim is false", at: origin) }
}

extension Challenge {
  /// The challenges with these names; all if there are none.
  static func named(_ names: [String]) throws(ValidationError) -> [Challenge] {
    var challenges: [Challenge] = []
    for name in names {
      guard let challenge = all.first(where: { $0.name == name }) else {
        throw ValidationError("unknown challenge “\(name)”; `bench shrinking` lists the names")
      }
      challenges.append(challenge)
    }
    return names.isEmpty ? all : challenges
  }
}

extension Challenge: CustomStringConvertible {
  var description: String { name }
}
