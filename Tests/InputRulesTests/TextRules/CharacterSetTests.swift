import InputRules
import Testing

/// Sets of scalars at the boundaries of machine words, and large sets of clusters (T2, T3).
@Suite struct CharacterSetTests {
  @Test(arguments: [0, 63, 64, 127, 128, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF] as [UInt32])
  func `A set contains its scalar, and not the neighbors (T2, T3)`(number: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(number))
    let allowed = AllowedCharacters(String(scalar))
    #expect(allowed.admits(scalar))
    // Neither the neighbors nor scalars that share a part of the number are in the set.
    let others = [number &- 1, number + 1, number ^ 64, number & 0xFFFF, number | 0x10000]
    for other in others.compactMap(Unicode.Scalar.init) where other != scalar {
      #expect(!allowed.admits(other))
      #expect(BannedCharacters(String(scalar)).admits(other))
    }
  }

  @Test func `A set of 676 flags contains each flag, and not its halves (T2)`() {
    let halves = (0..<26).compactMap { Unicode.Scalar(0x1F1E6 + $0 as UInt32) }
    let flags = halves.flatMap { one in halves.map { "\(one)\($0)" } }
    let allowed = AllowedCharacters(flags.joined(), by: .characters)
    #expect(flags.allSatisfy { allowed.objection(to: $0) == nil })
    #expect(halves.allSatisfy { allowed.objection(to: String($0)) != nil })
    #expect(allowed.objection(to: flags[0] + "e\u{301}") == .notAllowed("e\u{301}"))
  }
}
