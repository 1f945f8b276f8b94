import RuleTesting
import Testing

/// The tests that a report suggests about a mask.
struct SuggestedOfMasks: SuggestedLines {
  let format: @Sendable (String) -> String
  let strip: @Sendable (String) -> String

  func shownTextFitsThePattern() {  // format and strip of “pair”
    #expect(format("00") != "-")
  }

  func contentIsShown() {  // format and strip of “pair”
    #expect(format("00") != "-")
  }

  func typingKeepsWhatStands() {  // format and strip of “pair”
    #expect(format("00").hasPrefix("0"))
  }

  func strippingGivesTheContent() {  // format and strip of “pair”
    #expect(strip(format("")) == "")
  }

  func formattingIsStable() {  // format and strip of “pair”
    #expect(format(strip("")) == "")
  }

  static let file = #filePath
  static var suggestions: [String: (Self) -> () -> Void] {
    [
      "ShownTextFitsThePattern": Self.shownTextFitsThePattern,
      "ContentIsShown": Self.contentIsShown,
      "TypingKeepsWhatStands": Self.typingKeepsWhatStands,
      "StrippingGivesTheContent": Self.strippingGivesTheContent,
      "FormattingIsStable": Self.formattingIsStable,
    ]
  }
}
