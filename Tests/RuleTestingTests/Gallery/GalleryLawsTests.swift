import PropertyTesting
import RuleTesting
import Testing

/// The laws tell right code from wrong code, each with the meaning that its author states.
@Suite struct GalleryLawsTests {
  /// What `examined` does by default.
  private static let cases = 2_000

  @Test(arguments: GalleryEntry.all.filter { $0.wrong != nil })
  func `Wrong code breaks the law that it should`(entry: GalleryEntry) throws {
    let fault = try #require(entry.caughtBy)
    let report = entry.field.examined(
      meaning: entry.meanings, typing: entry.typing, asking: fault.laws,
      settings: RunSettings(cases: Self.cases, shrinkLimit: 0))
    #expect(!report.failures.isEmpty, "\(report)")
    #expect(report.cases <= Self.cases * fault.laws.count, "\(report)")
  }

  @Test(arguments: GalleryEntry.all.filter { $0.wrong == nil })
  func `Right code keeps all laws`(entry: GalleryEntry) {
    let report = entry.field.examined(
      meaning: entry.meanings, typing: entry.typing, settings: RunSettings(cases: 200))
    #expect(report.isFine, "\(report)")
    #expect(report.counts.accepted + report.counts.rewritten > 0)
  }
}

extension GalleryFault {
  /// The laws that code with the fault breaks.
  var laws: [String] {
    switch self {
    case .atMost: ["StaysWithinTheLimit", "WhatFitsIsAccepted"]
    case .limitIsReached: ["TheLimitIsReached"]
    case .characterStands: ["EachAllowedCharacterStands"]
    case .characters: ["OnlyAllowedCharactersStand", "WhatFitsIsAccepted"]
    case .always: ["WhatStandsIsAllowed"]
    case .accepts: ["WhatStandsIsAllowed", "WhatFitsIsAccepted"]
    case .deletionsPass: ["DeletionsPass"]
    case .backspaceEmpties: ["BackspaceEmpties"]
    case .formattingIsIdempotent: ["FormattingIsIdempotent", "ChangesSettle"]
    case .keepsContent: ["ContentIsKept"]
    case .caretStaysBesideTyped: ["CaretStaysBesideTyped"]
    case .pasteEqualsTyping: ["PasteEqualsTyping"]
    case .fieldRule: ["AnswersAsMeant"]
    case .trap, .hang: ["EveryEditIsAnswered"]
    case .hiddenState: ["AnswersDependOnlyOnTheEdit"]
    }
  }
}
