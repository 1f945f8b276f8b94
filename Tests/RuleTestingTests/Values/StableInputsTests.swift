import Foundation
import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// Choices in a report keep their meaning, so that a test that repeats the choices checks the same
/// input.
///
/// If a digest changes, the changelog names it.
@Suite struct StableInputsTests {
  typealias Draw = @Sendable (inout ChoiceSource) -> String

  private static func drawn<Input>(_ inputs: Generator<Input>) -> Draw {
    { "\($0.draw(inputs))" }
  }

  private static let inputs: [String: Draw] = [
    "timestamps": drawn(DateMeaning.rfc3339(decimals: 0...3).inputs),
    "local times": drawn(
      DateMeaning.layout(
        "EEEE, d MMMM yyyy h:mm:ss.SSS a", in: .oneSummer, years: 2_025...2_027
      ).inputs),
    "weeks": drawn(DateMeaning.iso8601(.week, .seconds(1...2), years: 0...9_999).inputs),
    "steps": drawn(StepMeaning(.days, in: .oneSummer).inputs),
    "occurrences": drawn(
      RecurrenceMeaning(
        .weekly([7]), hour: 2, in: .oneSummer, until: Date(timeIntervalSince1970: 2_000_000_000),
        years: 2_025...2_027
      ).inputs),
    "contents": drawn(MaskMeaning("A-##", slots: ["A": "XYZ", "#": "0123456789"]).contents),
    "numbers": drawn(NumberMeaning(groupingSeparator: ",").inputs),
    "signed numbers": drawn(NumberMeaning(decimalSeparator: ",", isSigned: true).inputs),
    "selections": drawn(
      DatePickerMeaning(from: (1_899, 3, 5), through: (2_026, 11, 20)).selections),
    "rows": drawn(TestedWheels("", rows: [3, 60, 1], select: { $0 }, show: { $0 }).selections),
    "keystrokes": drawn(Alphabet().keystrokes(anyRange: false)),
    "any ranges": drawn(Alphabet().keystrokes(anyRange: true)),
    "keystrokes at a limit": drawn(Alphabet(limits: [0, 3, 20_000], texts: ["x-y"]).keystrokes),
    "keystrokes at a learned field": drawn(
      Alphabet(learned: LearnedTexts(places: [[1], [2, 30]])).keystrokes),
    "keystrokes of a program": drawn(
      Alphabet(
        abilities: FieldAbilities(others: [.delete, .undo, .redo], composes: true)
      ).keystrokes),
    "keystrokes of a program of one line": drawn(
      Alphabet(
        abilities: FieldAbilities(
          isOneLine: true, placesCaret: false, selects: false, cuts: false, pastes: false)
      ).keystrokes),
  ]

  private static let digests: [String: UInt64] = [
    "any ranges": 0x41A1_FCD9_2A84_A897,
    "contents": 0x7D74_AEC6_C3F3_9984,
    "keystrokes": 0x0EA0_B124_7A58_E25D,
    "keystrokes at a learned field": 0x0EA0_B124_7A58_E25D,
    "keystrokes at a limit": 0xBFE2_FB96_1FEC_90F4,
    "keystrokes of a program": 0x523C_6DBF_E08F_2CF4,
    "keystrokes of a program of one line": 0x2C72_B807_9652_587A,
    "local times": 0xC8C7_DEA3_27DC_22A7,
    "numbers": 0x4BDE_372D_6541_A172,
    "occurrences": 0x408B_8451_D22D_60F2,
    "rows": 0x28AB_CA95_F69E_E7DA,
    "selections": 0x9852_2232_84D7_24B6,
    "signed numbers": 0xC829_CEEE_220A_8717,
    "steps": 0xF4EC_E43E_AE59_A0EE,
    "timestamps": 0xE4C9_DE31_9059_0625,
    "weeks": 0x53BB_09D7_8471_2D55,
  ]

  @Test(arguments: inputs.keys.sorted())
  func `The same choices make the same inputs`(name: String) throws {
    let draw = try #require(Self.inputs[name])
    var (digest, random) = (0xCBF2_9CE4_8422_2325 as UInt64, RandomBits(seed: 7))
    for _ in 0..<400 {
      var source = ChoiceSource(bytes: (0..<160).map { _ in UInt8(random.next(upTo: 255)) })
      for byte in draw(&source).utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    #expect(Self.digests[name] == digest, "\(name): 0x\(String(digest, radix: 16))")
  }
}

extension CivilZone {
  /// A zone one hour east of UTC, and two hours from 29 March to 25 October 2026, 01:00 UTC each.
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
