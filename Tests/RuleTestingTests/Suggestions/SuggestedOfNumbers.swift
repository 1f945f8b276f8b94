import Foundation
import RuleTesting
import Testing

/// The tests that a report suggests about a number format.
struct SuggestedOfNumbers: SuggestedLines {
  let parse: @Sendable (String) -> Decimal?
  let write: @Sendable (Decimal) -> String

  func typedNumbersAreRead() {  // parse and write of “prices”
    #expect(parse("0") == 0)
  }

  func whatIsNoNumberIsRefused() {  // parse and write of “prices”
    #expect(parse("") == nil)
  }

  func writtenNumbersReadBack() {  // parse and write of “prices”
    #expect(parse(write(0)) == 0)
  }

  func writingIsStable() {  // parse and write of “prices”
    #expect(parse("0").map(write) == "0")
  }

  static let file = #filePath
  static var suggestions: [String: (Self) -> () -> Void] {
    [
      "TypedNumbersAreRead": Self.typedNumbersAreRead,
      "WhatIsNoNumberIsRefused": Self.whatIsNoNumberIsRefused,
      "WrittenNumbersReadBack": Self.writtenNumbersReadBack,
      "WritingIsStable": Self.writingIsStable,
    ]
  }
}
