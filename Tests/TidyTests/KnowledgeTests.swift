import Testing

/// Each fact has two homes: the reference and the model.
@Suite struct KnowledgeTests {
  /// Where it is known which years are leap years, and how long months are.
  private static let calendars: Set = [
    "Sources/Rules/InputRules/CivilTime/CivilDate+Days.swift",
    "Sources/Specification/InputRulesModel/Dates/CivilTime/DayCount.swift",
  ]

  /// Where the changes of a zone are read; of the model its zones' and its rules', and in the laws
  /// recorded ones.
  private static let zones: Set = [
    "Sources/Rules/InputRules/CivilTime/CivilZone.swift",
    "Sources/Specification/InputRulesModel/Dates/CivilTime/ZoneOffsets.swift",
    "Sources/Specification/InputRulesModel/Dates/CivilTime/RuleTurns.swift",
  ]

  // A regular expression takes long, and few lines have these characters.
  private static func isCalendar(_ code: String) -> Bool {
    code.utf8.contains { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "6") }
      && code.contains(/% ?400\b|30, 31, 30|4, 6, 9, 11/)
  }

  private static func readsZone(_ code: String) -> Bool {
    code.utf8.contains(UInt8(ascii: "<"))
      && code.contains(/\.\w*([sS]econds?|instant|microseconds) <= \w*([sS]econd|instant)\b/)
  }

  private static func places(where isHome: (String) -> Bool) -> Set<String> {
    let files = Repository.productFiles.filter {
      $0.path.hasPrefix("Sources/") && !$0.path.hasPrefix("Sources/Specification/Mutants/")
    }
    return Set(files.filter { $0.code.contains(where: isHome) }.map(\.path))
  }

  @Test func `Only two places compute the calendar`() {
    #expect(Self.places(where: Self.isCalendar) == Self.calendars)
  }

  @Test func `Zones are read by the reference and the model`() {
    #expect(Self.places(where: Self.readsZone) == Self.zones)
  }
}
