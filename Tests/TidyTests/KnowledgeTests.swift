import Testing

/// Each fact has two homes: the reference and the model.
@Suite struct KnowledgeTests {
  private static let homes: Set = [
    "Sources/InputRules/CivilTime/CivilDate+Days.swift",
    "Sources/InputRulesModel/Dates/CivilTime/DayCount.swift",
  ]

  @Test func `Two places know which years are leap years`() throws {
    let files = Repository.files.filter {
      $0.hasSuffix(".swift") && $0.hasPrefix("Sources/") && !$0.hasPrefix("Sources/Mutants/")
    }
    let places = try files.filter { try Repository.text($0).contains(/% ?400\b/) }
    #expect(Set(places) == Self.homes)
  }

  /// Laws and mutants test the model; an example is asked of the reference and the model at once.
  @Test func `No suite is about the model alone`() {
    let tests = Repository.files.filter { $0.hasPrefix("Tests/InputRulesTests/") }
    #expect(tests.filter { $0.contains(/\/Model\w*Tests/) } == [])
  }
}
