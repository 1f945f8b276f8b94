import PropertyExpectations
import Testing

/// The properties find planted bugs, with a small counterexample, and nothing without them.
@Suite struct PlantedTests {
  @Test func `an element inserted at the end of the ring is off by one`() throws {
    try expectFound(in: Ring.machine { Ring($0, isOffAtEnd: true) }, steps: 5)
    expectHolds(Ring.machine { Ring($0, isOffAtEnd: false) })
  }

  @Test func `setting an element changes the copies`() throws {
    try expectFound(in: Shared.machine { Shared($0, isSetInPlace: true) }, steps: 3)
    expectHolds(Shared.machine { Shared($0, isSetInPlace: false) })
  }

  @Test func `removing an element leaves the places of others as they were`() throws {
    try expectFound(in: Self.indexed(.removal), steps: 5)
    expectHolds(Self.indexed(nil))
  }

  @Test func `the table that is made for the sixteenth element lacks the first`() throws {
    try expectFound(in: Self.indexed(.table), steps: 2)
  }

  @Test func `a heap's order isn't restored`() throws {
    try expectFound(in: MinHeap.machine { MinHeap($0, isLeftLoose: true) }, steps: 5)
    expectHolds(MinHeap.machine { MinHeap($0, isLeftLoose: false) })
  }

  /// A list whose commands also append many items.
  static func indexed(
    _ bug: Indexed.Bug?
  ) -> StateMachine<Versions<[Item]>, Versions<Indexed>> {
    let many = Indexed.Operation(
      "append contents", of: { OrderedSetTests.items(0...60, joining: $0.now) }, weight: 6
    ) {
      $0.now.add(contentsOf: $1)
    } system: {
      for item in $1 { _ = $0.now.append(item) }
    }
    return Indexed.machine(more: [many]) { Indexed($0, bug) }
  }
}

/// Records an issue unless a run finds that a system differs from its model, after at most so many
/// commands, and shows what it finds.
func expectFound<Model, System>(
  in machine: StateMachine<Model, System>, steps: Int, name: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let name = PropertyName(chapter: "Planted", name: String(name.prefix { $0 != "(" }))
  let report = Run.check(machine.claim(named: name))
  let found = try #require(report.counterexample, sourceLocation: sourceLocation)
  show(report)
  let trace = found.value(of: machine.traces)
  #expect(trace.count <= steps, sourceLocation: sourceLocation)
}
