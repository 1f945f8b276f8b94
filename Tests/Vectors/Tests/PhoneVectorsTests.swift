import Foundation
import InputRules
import Testing
import ReadyFields

@testable import vectors

/// Libphonenumber's text after each key of its example numbers; any difference is one of our
/// policies.
///
/// The `vectors` program compares the complete numbers.
@Suite struct PhoneVectorsTests {
  @Test func `A phone field's text after each key is libphonenumber's or a listed policy`() throws {
    var counts: [String: Int] = [:]
    let lines = try String(contentsOfFile: Vectors.path("libphonenumber_examples"), encoding: .utf8)
    for line in lines.split(separator: "\n") {
      let example = try JSONDecoder().decode(PhoneNumberRow.self, from: Data(line.utf8))
      let phone = try example.phone
      var (state, keys) = (FieldState(""), "")
      for (key, theirs) in zip(example.edit.text, example.expected.typed) {
        keys.append(key)
        state = phone.apply(Edit(replacing: state.selection, with: String(key)), to: state)
        let ground = try #require(
          Self.ground(example.field.region, keys, theirs, state.text),
          "\(keys) in \(example.field.region): \(theirs), not \(state.text)")
        counts[ground, default: 0] += 1
      }
    }
    #expect(counts == Self.expected)
  }

  private static let expected = [
    "equal": 22_736,
    "the space after the calling code comes with the digit after it": 994,
    "brackets from the first digit on, as in the complete number": 299,
    "the space after the calling code stays where no pattern fits": 98,
    "a national prefix of two digits is separated from the first digit on": 21,
    "a national prefix in brackets is written from the first digit on": 12,
    "a complete number is as libphonenumber writes complete ones, without groups": 12,
    "Argentina's 15 makes a mobile number at once": 8,
    "a pattern stays when one digit more comes": 1,
  ]

  /// The reason our text for some keys is different, or `nil` if the reason isn't listed.
  private static func ground(
    _ region: String, _ keys: String, _ theirs: String, _ ours: String
  ) -> String? {
    if theirs == ours { return "equal" }
    if theirs == ours + " " && keys.hasPrefix("+") {
      return "the space after the calling code comes with the digit after it"
    }
    if region == "AR" && ours.contains("15") {
      return "Argentina's 15 makes a mobile number at once"
    }
    func bare(_ text: String) -> String { text.filter { !"()".contains($0) } }
    if bare(theirs) == bare(ours) {
      return "brackets from the first digit on, as in the complete number"
    }
    let parts = ours.split(separator: " ")
    if keys.hasPrefix("+"), parts.count == 2, parts.joined() == keys {
      return theirs == keys
        ? "the space after the calling code stays where no pattern fits"
        : "a complete number is as libphonenumber writes complete ones, without groups"
    }
    if ours == keys {
      return "a complete number is as libphonenumber writes complete ones, without groups"
    }
    switch region {
    case "BY": return "a national prefix of two digits is separated from the first digit on"
    case "LT": return "a national prefix in brackets is written from the first digit on"
    case "SG": return "a pattern stays when one digit more comes"
    default: return nil
    }
  }
}
