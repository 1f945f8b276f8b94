import Foundation
import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// The choices in a report keep their meaning, so a test with these choices checks the same input.
///
/// If a digest changes, the changelog must mention the change.
@Suite struct StableInputsTests {
  typealias Draw = @Sendable (inout ChoiceSource) -> String

  private static func stable<Input>(
    _ name: String, _ digest: UInt64, _ inputs: Generator<Input>
  ) -> (name: String, digest: UInt64, draw: Draw) {
    (name, digest, { "\($0.draw(inputs))" })
  }

  private static let inputs = [
    stable("timestamps", 0xE4C9_DE31_9059_0625, DateMeaning.rfc3339(decimals: 0...3).inputs),
    stable(
      "local times", 0xC8C7_DEA3_27DC_22A7,
      DateMeaning.layout("EEEE, d MMMM yyyy h:mm:ss.SSS a", in: .oneSummer, years: 2_025...2_027)
        .inputs),
    stable(
      "weeks", 0x53BB_09D7_8471_2D55,
      DateMeaning.iso8601(.week, .seconds(1...2), years: 0...9_999).inputs),
    stable("steps", 0xF4EC_E43E_AE59_A0EE, StepMeaning(.days, in: .oneSummer).inputs),
    stable(
      "occurrences", 0x408B_8451_D22D_60F2,
      RecurrenceMeaning(
        .weekly([7]), hour: 2, in: .oneSummer, until: Date(timeIntervalSince1970: 2_000_000_000),
        years: 2_025...2_027
      ).inputs),
    stable(
      "contents", 0x7D74_AEC6_C3F3_9984,
      MaskMeaning("A-##", slots: ["A": "XYZ", "#": "0123456789"]).contents),
    stable("numbers", 0x00F0_341A_C661_7DDD, NumberMeaning(groupingSeparator: ",").inputs),
    stable(
      "signed numbers", 0x2BB9_01FF_3DDB_7722,
      NumberMeaning(decimalSeparator: ",", isSigned: true).inputs),
    stable(
      "selections", 0x9852_2232_84D7_24B6,
      DatePickerMeaning(from: (1_899, 3, 5), through: (2_026, 11, 20)).selections),
    stable(
      "rows", 0x28AB_CA95_F69E_E7DA,
      TestedWheels("", rows: [3, 60, 1], select: { $0 }, show: { $0 }).selections),
    stable("keystrokes", 0x0EA0_B124_7A58_E25D, Alphabet().keystrokes(anyRange: false)),
    stable("any ranges", 0x41A1_FCD9_2A84_A897, Alphabet().keystrokes(anyRange: true)),
    stable(
      "keystrokes at a limit", 0xBFE2_FB96_1FEC_90F4,
      Alphabet(limits: [0, 3, 20_000], texts: ["x-y"]).keystrokes),
    stable(
      "keystrokes at a learned field", 0x0EA0_B124_7A58_E25D,
      Alphabet(learned: LearnedTexts(places: [[1], [2, 30]])).keystrokes),
    stable(
      "keystrokes of a program", 0x523C_6DBF_E08F_2CF4,
      Alphabet(
        abilities: FieldAbilities(can: [
          "select", "cut", "paste", "delete", "undo", "redo", "compose",
        ])
      )
      .keystrokes),
    stable(
      "keystrokes of a program of one line", 0x2C72_B807_9652_587A,
      Alphabet(abilities: FieldAbilities(isOneLine: true, can: [])).keystrokes),
  ]

  @Test(arguments: inputs.indices)
  func `Choices in a report always give the same input`(index: Int) throws {
    let (name, recorded, draw) = Self.inputs[index]
    var (digest, random) = (0xCBF2_9CE4_8422_2325 as UInt64, RandomBits(seed: 7))
    for _ in 0..<400 {
      var source = ChoiceSource(bytes: (0..<160).map { _ in UInt8(random.next(upTo: 255)) })
      for byte in draw(&source).utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    #expect(recorded == digest, "\(name): 0x\(String(digest, radix: 16))")
  }
}

extension CivilZone {
  /// A zone one hour ahead of UTC, or two hours from March 29 to October 25, 2026, 01:00 UTC.
  static let oneSummer = CivilZone.springAndAutumn(1_774_746_000, 1_792_890_000)

  private static func springAndAutumn(_ spring: Int, _ autumn: Int) -> CivilZone {
    let changes = [(spring, 7_200), (autumn, 3_600)].map {
      Change(at: Instant(seconds: $0.0), to: $0.1)
    }
    return (try? CivilZone(offset: 3_600, changes: changes)) ?? .universal
  }
}

extension Alphabet {
  fileprivate init(
    limits: [Int] = [], texts: [String] = [], abilities: FieldAbilities? = nil,
    learned: LearnedTexts = LearnedTexts()
  ) {
    self.init()
    self.learned = learned
    (self.limits, self.texts, self.abilities) = (limits, texts, abilities)
  }
}
