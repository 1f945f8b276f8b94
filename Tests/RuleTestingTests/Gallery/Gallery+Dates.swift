import Foundation
import RuleTesting

extension GalleryEntry {
  /// Dates and times, which have parts.
  static let dates: [GalleryEntry] = [
    delegate(
      "HoursAndMinutes", from: "https://forums.developer.apple.com/thread/109804",
      author: "A time from 0:00 to 23:59, checked after each key.", typing: times,
      means: [
        .always("The start of a time from 0:00 to 23:59.", isStartOfATime), .backspaceEmpties,
        .pasteEqualsTyping,
      ]
    ) { text, range, replacement in
      isStartOfATime(text.replacing(range, with: replacement))
    },
    textField(
      "SlashByLength",
      from: "https://github.com/timi-codes/Catss-IOS, Catss-ios/App/ExpiryDateTextDelegate.swift",
      author: "A month and a year, such as 12/34; the slash is written before the third digit.",
      wrong:
        "Writes the slash only if three characters stand: “1234”, pasted, has none, and typed, "
        + "has one.",
      breaks: "PasteEqualsTyping", typing: ["1234", "12/34"],
      means: [.atMost(5), .pasteEqualsTyping, .backspaceEmpties]
    ) { field, range, replacement in
      let text = field.text ?? ""
      var result = text.replacing(range, with: replacement)
      if result.count == 3 {
        let third = result.index(result.startIndex, offsetBy: 2)
        if text.count > result.count {
          result.remove(at: third)
        } else {
          result.insert("/", at: third)
        }
      }
      if result.count <= 5 { field.text = result }
      return false
    },
    delegate(
      "SixtyMinutes", from: "the Picker article, whose minutes and seconds show an hour as 60:00",
      author: "Two digits, a colon, two digits.",
      wrong: "Checks the shape and not the parts: “24” and “60:00” are shown.",
      breaks: "ShownTextIsAllowed", typing: times,
      means: [
        .always("The start of a time from 0:00 to 23:59.", isStartOfATime), .backspaceEmpties,
      ]
    ) { text, range, replacement in
      let result = text.replacing(range, with: replacement)
      return result.range(of: #"^([0-9]{1,2}(:[0-9]{0,2})?)?\z"#, options: .regularExpression)
        != nil
    },
  ]

  private static func isStartOfATime(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ $0.count <= 2 }) else { return false }
    guard parts.count < 2 || !parts[0].isEmpty else { return false }
    return zip(parts, [23, 59]).allSatisfy { part, limit in
      part.allSatisfy { "0123456789".contains($0) } && (Int(part) ?? 0) <= limit
    }
  }

  private static let times = ["23:59", "9:05", "12"]
}
