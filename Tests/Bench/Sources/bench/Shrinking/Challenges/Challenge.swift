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

extension Challenge {
  /// Traces of machines, of whose commands fewer are enough if their arguments are larger.
  static let traces = [overCap, remainder, acrossPieces]

  private static let overCap = Challenge(
    "rate-cap", claimed: "a rate limiter never has more tokens than its cap",
    answer: "1  wait(2)\n2  take(1) → true\n3  take(5) → false",
    limiter { $0.wait($1, upTo: .max) }.traces, holds: isRight)

  private static let remainder = Challenge(
    "rate-remainder", claimed: "a rate limiter keeps the rest of an interval",
    answer: "1  take(1) → true\n2  wait(1)\n3  wait(1)\n4  take(5) → true",
    limiter { $0.wait($1, losingRest: true) }.traces, holds: isRight)

  private static let acrossPieces = Challenge(
    "piece-across", claimed: "a piece table deletes whole pieces within a range",
    answer: "1  insert(0, \"aa\")\n2  insert(1, \"a\")\n3  delete(0, 3)", pieces.traces,
    holds: isRight)

  private static func isRight<Model, System>(_ trace: Trace<Model, System>) throws -> Bool {
    try trace.run()
    return true
  }

  private static func limiter(
    waiting wait: @escaping @Sendable (inout Limiter, Int) -> Void
  ) -> StateMachine<Limiter, Limiter> {
    StateMachine(
      model: { Limiter() }, system: { Limiter() },
      commands: [
        Command("take", .int(in: 1...5), model: { $0.take($1) }, system: { $0.take($1) }),
        Command("wait", .int(in: 1...100), model: { $0.wait($1) }, system: wait),
      ])
  }

  private static let pieces = StateMachine<[Character], PieceTable>(
    model: { [] }, system: { PieceTable() },
    commands: [
      Command(
        "insert", of: { zip(.int(in: 0...$0.count), .string(of: "abc", 1...9)) },
        model: { $0.insert(contentsOf: $1.1, at: $1.0) }, system: { $0.insert($1.1, at: $1.0) }),
      Command(
        "delete", of: { zip(.int(in: 0...$0.count), .int(in: 0...$0.count)) },
        model: { $0.removeSubrange(min($1.0, $1.1)..<max($1.0, $1.1)) },
        system: { $0.delete(min($1.0, $1.1)..<max($1.0, $1.1)) }),
    ],
    invariant: { try requireEqual($1.text, String($0)) })
}

/// A bucket of five tokens, into which one falls at every second tick.
struct Limiter: Sendable {
  private var (tokens, ticks) = (5, 0)

  /// Takes tokens, if there are as many.
  mutating func take(_ count: Int) -> Bool {
    if count > tokens { return false }
    tokens -= count
    return true
  }

  /// Lets time pass; a mistake is another cap, or to lose the tick of a token that is half done.
  mutating func wait(_ time: Int, upTo cap: Int = 5, losingRest: Bool = false) {
    ticks += time
    tokens = min(cap, tokens + ticks / 2)
    ticks = losingRest ? 0 : ticks % 2
  }
}

/// A text in pieces, with a mistake: deleting a range leaves the pieces between its first and last.
struct PieceTable: Sendable {
  private var pieces: [[Character]] = []

  var text: String { String(pieces.joined()) }

  /// The index of the piece that begins at a place; one that has it in its middle is split.
  private mutating func split(at place: Int) -> Int {
    var rest = place
    for index in pieces.indices {
      if rest == 0 { return index }
      if rest < pieces[index].count {
        let (one, other) = (pieces[index].prefix(rest), pieces[index].dropFirst(rest))
        pieces.replaceSubrange(index...index, with: [Array(one), Array(other)])
        return index + 1
      }
      rest -= pieces[index].count
    }
    return pieces.count
  }

  mutating func insert(_ text: String, at place: Int) {
    let index = split(at: place)
    pieces.insert(Array(text), at: index)
  }

  mutating func delete(_ range: Range<Int>) {
    if range.isEmpty { return }
    let first = split(at: range.lowerBound)
    let end = split(at: range.upperBound)
    if end - first > 1 { pieces.remove(at: end - 1) }
    pieces.remove(at: first)
  }
}
