extension Law {
  package static let movesTakeTheShorterWay = Law(
    """
    Between two positions, each wheel makes as few moves as possible, and passes its end only if \
    it is cyclic. The way back takes the same number of moves.
    """, clauses: ["W7"],
    Property(forAll: .wheelJourney) { subject, input in
      let moves = try subject.wheels.moves(input.from, input.to, input.set)
      let steps = input.set.wheels.indices.map { place in
        input.set.wheels[place].steps(from: input.from[place], to: input.to[place])
      }
      try requireEqual(moves, steps.reduce(0, +), "steps \(steps)")
      let back = try subject.wheels.moves(input.to, input.from, input.set)
      try requireEqual(back, moves, "the moves back")
    })
}
