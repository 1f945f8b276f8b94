import Foundation
import RuleTesting

extension GalleryEntry {
  /// Dates, times and addresses, which have parts.
  static let dates = [
    hoursAndMinutes, startOfAnAddress, spacedSlashReturns, slashBeforeTheThird, slashByLength,
    separatorsByCount, timeWithItsOwnNumber, sixtyMinutes, addressOfTheReplacement,
  ]

  /// Whether a time of 24 hours can begin so.
  private static func isStartOfATime(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ $0.count <= 2 }) else { return false }
    guard parts.count < 2 || !parts[0].isEmpty else { return false }
    return zip(parts, [23, 59]).allSatisfy { part, limit in
      part.allSatisfy { "0123456789".contains($0) } && (Int(part) ?? 0) <= limit
    }
  }

  /// Whether an IPv4 address can begin so.
  private static func isStartOfAnAddress(_ text: String) -> Bool {
    let octets = text.split(separator: ".", omittingEmptySubsequences: false)
    guard octets.count <= 4, !octets.dropLast().contains("") else { return false }
    return octets.allSatisfy { octet in
      octet.count <= 3 && octet.allSatisfy { "0123456789".contains($0) }
        && (octet.count < 2 || octet.first != "0") && (Int(octet) ?? 0) <= 255
    }
  }

  private static let times = ["23:59", "9:05", "12"]
  private static let addresses = ["192.168.0.1", "10.", "255"]

  static let hoursAndMinutes = delegate(
    "HoursAndMinutes", from: "https://forums.developer.apple.com/thread/109804",
    author: "A time from 0:00 to 23:59, checked after each key.", typing: times,
    means: [
      .always("The start of a time from 0:00 to 23:59.", isStartOfATime), .backspaceEmpties,
      .pasteEqualsTyping,
    ]
  ) { text, range, replacement in
    isStartOfATime(text.replacing(range, with: replacement))
  }

  static let startOfAnAddress = delegate(
    "StartOfAnAddress",
    from: "https://whosebug.com/question/3794692/iOS-validate-user-ip-address-during-typing",
    author: "An IPv4 address, or the start of one.", typing: addresses,
    means: [
      .always("The start of an IPv4 address.", isStartOfAnAddress), .backspaceEmpties,
      .pasteEqualsTyping,
    ]
  ) { text, range, replacement in
    isStartOfAnAddress(text.replacing(range, with: replacement))
  }

  static let spacedSlashReturns = GalleryEntry(
    "SpacedSlashReturns", from: "https://manongdao.com/article-509614.html",
    author: "A month and a year, such as 12 / 34; the slash is written after two digits.",
    wrong: "Writes the slash whenever two characters are left: “12 / ” can't be deleted.",
    breaks: "BackspaceEmpties", typing: ["1234", "12 / 34"], means: [.backspaceEmpties]
  ) {
    .textField(
      $0,
      shouldChange: { _, _, _ in true },
      editingChanged: { field in
        if let text = field.text, text.count == 2 { field.text = text + " / " }
      })
  }

  static let slashBeforeTheThird = textField(
    "SlashBeforeTheThird",
    from: "https://www.itcodar.com/swift/swift-4-validating-credit-card-expiration-date.html",
    author: "A month and a year, such as 12/34.",
    wrong: "Checks only where one types: “123456” can be pasted, and “1” be typed before “12/34”.",
    breaks: "StaysWithinTheLimit", typing: ["1234", "12/34"],
    means: [.atMost(5), .characters("0123456789/"), .backspaceEmpties]
  ) { field, range, replacement in
    let text = field.text ?? ""
    if range.length > 0 {
      if range.location == 3 { field.text = text.replacingOccurrences(of: "/", with: "") }
      return true
    }
    guard replacement != " ", range.location < 5 else { return false }
    let digits = replacement.replacingOccurrences(of: " ", with: "")
    guard digits.unicodeScalars.allSatisfy(CharacterSet.decimalDigits.contains) else {
      return false
    }
    if range.location == 2 { field.text = text + "/" }
    return true
  }

  static let slashByLength = textField(
    "SlashByLength",
    from: "https://github.com/timi-codes/Catss-IOS, Catss-ios/App/ExpiryDateTextDelegate.swift",
    author: "A month and a year, such as 12/34; the slash is written before the third digit.",
    wrong: "Writes the slash only if three characters stand: “1234”, pasted, has none, and typed, "
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
  }

  static let separatorsByCount = textField(
    "SeparatorsByCount", from: "several apps with “count == 2 || count == 5” and “count > 9”",
    author: "A date such as 07-04-2005; the separators are written, and backspace works.",
    wrong: "Counts before the edit: nine characters, and two that are pasted after them, stand.",
    breaks: "StaysWithinTheLimit", typing: ["07-04-2005", "0704", "12"],
    means: [.atMost(10), .backspaceEmpties]
  ) { field, range, replacement in
    let count = (field.text ?? "").count
    if count == 2 || count == 5, !replacement.isEmpty { field.text = (field.text ?? "") + "-" }
    return !((field.text ?? "").count > 9 && replacement.count > range.length)
  }

  static let timeWithItsOwnNumber = GalleryEntry(
    "TimeWithItsOwnNumber",
    from: "https://qanswer.space/questions/"
      + "transform-text-entered-into-a-uitextfield-into-a-countdown-format-such-as-0001",
    author: "Minutes and seconds; digits shift in from the right.",
    wrong: "Keeps the digits in a variable, and reads neither the text nor the range: after “12”, "
      + "a digit typed before the 1 goes to the end. “00:99” stands, too.",
    breaks: "AnswersDependOnlyOnTheEdit", typing: ["1230", "5"],
    means: [
      .always("At most 59 seconds.") { (Int($0.suffix(2)) ?? 0) <= 59 }, .caretStaysBesideTyped,
    ]
  ) {
    let number = GalleryMemory(0)
    return .textField($0) { field, _, replacement in
      if replacement.count == 1, let digit = Int(replacement) {
        guard number.value < 1000 else { return false }
        number.value = number.value * 10 + digit
      } else if replacement.isEmpty {
        number.value /= 10
      }
      field.text = String(format: "%02d:%02d", number.value / 100, number.value % 100)
      return false
    }
  }

  static let sixtyMinutes = delegate(
    "SixtyMinutes", from: "the Picker article, whose minutes and seconds show an hour as 60:00",
    author: "Two digits, a colon, two digits.",
    wrong: "Checks the shape and not the parts: “24” and “60:00” stand.",
    breaks: "WhatStandsIsAllowed", typing: times,
    means: [.always("The start of a time from 0:00 to 23:59.", isStartOfATime), .backspaceEmpties]
  ) { text, range, replacement in
    let result = text.replacing(range, with: replacement)
    return result.range(of: #"^([0-9]{1,2}(:[0-9]{0,2})?)?\z"#, options: .regularExpression)
      != nil
  }

  static let addressOfTheReplacement = delegate(
    "AddressOfTheReplacement",
    from: "https://whosebug.com/question/3794692/iOS-validate-user-ip-address-during-typing",
    author: "An IPv4 address.",
    wrong: "Checks the replacement alone: “2”, “5” and “6” give 256, and “.” can't be typed.",
    breaks: "WhatStandsIsAllowed", typing: addresses,
    means: [.always("The start of an IPv4 address.", isStartOfAnAddress), .backspaceEmpties]
  ) { _, range, replacement in range.length == 1 || isStartOfAnAddress(replacement) }
}
