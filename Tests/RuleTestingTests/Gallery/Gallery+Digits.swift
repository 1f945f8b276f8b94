import Foundation
import RuleTesting

extension GalleryEntry {
  /// Digits and other sets of characters.
  static let digits: [GalleryEntry] = [
    delegate(
      "OnlyTenDigits",
      from: "https://ios-ruby-on-rails.developreference.com/article/25690641/"
        + "Limit+UITextField+input+to+numbers+in+Swift",
      author: "Digits only.", typing: numbers, means: digitsOnly + [.fieldRule(allowed: ten)]
    ) { _, _, replacement in
      let others = CharacterSet(charactersIn: ten).inverted
      return replacement == replacement.components(separatedBy: others).joined()
    },
    onChange(
      "FiltersTenDigits", from: "https://thomasstep.com/blog/code-for-a-number-pad-in-swift",
      author: "Digits only; others vanish.", typing: numbers,
      means: digitsOnly + [.formattingIsIdempotent, .pasteEqualsTyping]
    ) { _, new in new.filter { ten.contains($0) } },
    delegate(
      "VowelsOnly", from: "the Text Field article, “The Vowels only text field”",
      author: "Vowels only, at most 6 of them.", typing: ["aei", "OU", "bad"],
      means: [
        .fieldRule(maximum: 6, allowed: "aeiouAEIOU"), .characters("aeiouAEIOU"), .atMost(6),
        .deletionsPass, .backspaceEmpties,
      ]
    ) { text, range, replacement in
      guard !replacement.isEmpty else { return true }
      let result = text.replacing(range, with: replacement)
      let others = CharacterSet(charactersIn: "aeiouAEIOU").inverted
      return result.rangeOfCharacter(from: others) == nil && result.count <= 6
    },
    onChange(
      "HexadecimalColor", from: "https://github.com/BloomBooks/BloomDesktop/pull/5393",
      author: "“#” and at most six hexadecimal digits, as capital letters; the rest vanishes.",
      typing: ["#a1b2c3", "ff", "0"],
      means: [
        .always("“#” and at most six hexadecimal digits.") { text in
          text.isEmpty
            || text.hasPrefix("#") && text.count <= 7
              && text.dropFirst().allSatisfy { "0123456789ABCDEF".contains($0) }
        },
        .formattingIsIdempotent,
      ]
    ) { _, new in
      "#" + new.uppercased().filter { "0123456789ABCDEF".contains($0) }.prefix(6)
    },
    delegate(
      "DecimalDigitsOfAllScripts",
      from: "https://iostutorialjunction.com/2016/08/"
        + "allow-only-numbers-in-the-uitextfield-ios-tutorial.html",
      author: "Digits only.",
      wrong: "The set has the digits of all scripts: “٣” is shown, which `Int` can't read.",
      breaks: "OnlyAllowedCharactersAreShown", typing: numbers, means: digitsOnly
    ) { _, _, replacement in
      replacement.isEmpty
        || replacement.rangeOfCharacter(from: CharacterSet.decimalDigits.inverted) == nil
    },
    onChange(
      "FiltersByIsNumber", from: "https://github.com/vultisig/vultisig-ios/pull/5070",
      author: "Digits only; others vanish.",
      wrong: "`isNumber` is true of fractions, Roman numerals and keycaps: “½” is shown.",
      breaks: "OnlyAllowedCharactersAreShown", typing: numbers, means: digitsOnly
    ) { _, new in new.filter(\.isNumber) },
    delegate(
      "TrimsTheEnds", from: "https://w3toppers.com/iphone-uitextfield-only-integer/",
      author: "Digits only.", wrong: "Accepts any text with a digit: “1a” can be pasted.",
      breaks: "OnlyAllowedCharactersAreShown", typing: numbers, means: digitsOnly
    ) { _, _, replacement in
      replacement.isEmpty
        || !replacement.trimmingCharacters(in: CharacterSet.decimalDigits.inverted).isEmpty
    },
    delegate(
      "BackspaceIsNoDigit",
      from: "https://ansaurus.com/question/2738026-backspace-not-working-when-implementing-"
        + "shouldchangecharactersinrange-method-iphone-dev",
      author: "Digits and periods only.",
      wrong: "An empty replacement has no digit: “1” can't be deleted.", breaks: "BackspaceEmpties",
      typing: ["1.5", "2"], means: [.characters(ten + "."), .backspaceEmpties, .deletionsPass]
    ) { _, _, replacement in
      !replacement.trimmingCharacters(in: CharacterSet(charactersIn: ten + ".").inverted).isEmpty
    },
    delegate(
      "IntegerOfTheReplacement",
      from: "https://www.iditect.com/program-example/ios--how-do-you-dynamically-format-a-number-"
        + "to-have-commas-in-a-uitextfield-entry.html",
      author: "Digits only.",
      wrong: "`Int` reads signs: “1”, and “-2” pasted after it, give “1-2”.",
      breaks: "OnlyAllowedCharactersAreShown", typing: numbers + ["-2", "+1"], means: digitsOnly
    ) { _, _, replacement in replacement.isEmpty || Int(replacement) != nil },
  ]

  private static let ten = "0123456789"
  private static let numbers = ["12", "7", "305"]
  private static let digitsOnly: [FieldMeaning] = [
    .characters(ten), .deletionsPass, .backspaceEmpties,
  ]
}
