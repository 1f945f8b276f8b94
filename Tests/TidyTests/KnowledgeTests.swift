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
}
