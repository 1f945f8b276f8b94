import InputRules
import Testing

/// T2 and T3: allowed and banned characters, by scalar and by cluster.
@Suite struct CharacterSetTests {
  struct Row: Sendable {
    let members: String
    let membership: Membership
    let text: String
    /// The first part of the text that isn't a member.
    let stranger: String?
    /// The first part of the text that is a member.
    let member: String?

    init(
      _ members: String, _ membership: Membership, _ text: String, stranger: String?,
      member: String?
    ) {
      self.members = members
      self.membership = membership
      self.text = text
      self.stranger = stranger
      self.member = member
    }
  }

  static let byScalars = [
    Row("", .scalars, "", stranger: nil, member: nil),
    Row("", .scalars, "a", stranger: "a", member: nil),
    Row("abc", .scalars, "", stranger: nil, member: nil),
    Row("abc", .scalars, "cab", stranger: nil, member: "c"),
    Row("abc", .scalars, "xay", stranger: "x", member: "a"),
    Row("\u{E9}", .scalars, "e\u{301}", stranger: "e", member: nil),
    Row("e\u{301}", .scalars, "e", stranger: nil, member: "e"),
    Row("e\u{301}", .scalars, "\u{301}", stranger: nil, member: "\u{301}"),
    Row("e\u{301}", .scalars, "\u{E9}", stranger: "\u{E9}", member: nil),
    Row(Tricky.canada, .scalars, Tricky.ascension, stranger: nil, member: "\u{1F1E6}"),
    Row(Tricky.canada, .scalars, "\u{1F1E8}", stranger: nil, member: "\u{1F1E8}"),
    Row("\r\n", .scalars, "\n", stranger: nil, member: "\n"),
    Row(Tricky.family, .scalars, Tricky.joiner, stranger: nil, member: Tricky.joiner),
    Row("0123456789", .scalars, "\u{663}", stranger: "\u{663}", member: nil),
    Row("-", .scalars, "\u{2212}", stranger: "\u{2212}", member: nil),
  ]

  /// Half of an astral scalar's units, or the lower half of its number, is not a scalar of its own.
  static let astral = [
    Row("\u{1F600}\u{10400}", .scalars, "\u{10400}", stranger: nil, member: "\u{10400}"),
    Row("\u{1F600}", .scalars, "\u{1F601}", stranger: "\u{1F601}", member: nil),
    Row("A", .scalars, "\u{10041}", stranger: "\u{10041}", member: nil),
    Row("\u{10041}", .scalars, "A", stranger: "A", member: nil),
    Row("\u{10FFFF}", .scalars, "\u{FFFF}", stranger: "\u{FFFF}", member: nil),
    Row("\u{1F600}", .characters, "\u{1F600}\u{1F601}", stranger: "\u{1F601}", member: "\u{1F600}"),
  ]

  static let byCharacters = [
    Row("", .characters, "", stranger: nil, member: nil),
    Row("", .characters, "a", stranger: "a", member: nil),
    Row("\u{E9}", .characters, "e\u{301}", stranger: nil, member: "e\u{301}"),
    Row("e\u{301}", .characters, "\u{E9}", stranger: nil, member: "\u{E9}"),
    Row("\u{C5}", .characters, "\u{212B}", stranger: nil, member: "\u{212B}"),
    Row("e\u{301}", .characters, "e", stranger: "e", member: nil),
    Row("e", .characters, "e\u{301}", stranger: "e\u{301}", member: nil),
    Row(Tricky.canada, .characters, Tricky.ascension, stranger: Tricky.ascension, member: nil),
    Row(Tricky.canada, .characters, "\u{1F1E8}", stranger: "\u{1F1E8}", member: nil),
    Row("\r\n", .characters, "\n", stranger: "\n", member: nil),
    Row("\n", .characters, "\r\n", stranger: "\r\n", member: nil),
    Row(Tricky.family, .characters, "a\(Tricky.family)", stranger: "a", member: Tricky.family),
  ]

  /// More members than are searched one by one.
  static let manyMembers = "abcdefghijklmnopqrst\u{E9}\(Tricky.family)\(Tricky.canada)"
  static let long = [
    Row(manyMembers, .characters, "t", stranger: nil, member: "t"),
    Row(manyMembers, .characters, "u", stranger: "u", member: nil),
    Row(manyMembers, .characters, "e\u{301}", stranger: nil, member: "e\u{301}"),
    Row(manyMembers, .characters, "\u{301}", stranger: "\u{301}", member: nil),
    Row(manyMembers, .characters, Tricky.family, stranger: nil, member: Tricky.family),
    Row(manyMembers, .characters, "\u{1F1E8}", stranger: "\u{1F1E8}", member: nil),
    Row(manyMembers, .scalars, "u\u{1F467}", stranger: "u", member: "\u{1F467}"),
  ]

  @Test(arguments: byScalars + astral + byCharacters + long)
  func `An allowed set names the first stranger (T2)`(row: Row) {
    let condition = AllowedCharacters(row.members, by: row.membership)
    expectSame(condition.objection(to: row.text), row.stranger.map { .notAllowed(ExactText($0)) })
  }

  @Test(arguments: byScalars + astral + byCharacters + long)
  func `A banned set names the first member (T3)`(row: Row) {
    let condition = BannedCharacters(row.members, by: row.membership)
    expectSame(condition.objection(to: row.text), row.member.map { .banned(ExactText($0)) })
  }

  /// Reasons are compared by their descriptions: their equality is canonical, their descriptions
  /// are not.
  private func expectSame(_ one: Reason?, _ other: Reason?) {
    #expect(one == other)
    #expect(one?.description == other?.description)
  }

  @Test(arguments: Membership.allCases)
  func `The empty allowed set locks a field, the empty banned set none (T2, T3)`(
    membership: Membership
  ) {
    let locked = FieldRule([AllowedCharacters("", by: membership)])
    let open = FieldRule([BannedCharacters("", by: membership)])
    for text in ["a", "\0", Tricky.accent, Tricky.face, Tricky.family] {
      #expect(locked.decide(.insert(text, at: 0), on: .empty).newState == nil)
      #expect(open.decide(.insert(text, at: 0), on: .empty) == .accept(FieldState(text)))
    }
    #expect(locked.objection(to: "") == nil)
  }

  @Test(arguments: [0, 63, 64, 127, 128, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF] as [UInt32])
  func `Every scalar can be a member, and none brings its neighbours (T2)`(number: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(number))
    let allowed = AllowedCharacters(String(scalar))
    #expect(allowed.admits(scalar))
    for other in [number &- 1, number + 1, number ^ 64].compactMap(Unicode.Scalar.init) {
      #expect(!allowed.admits(other))
      #expect(BannedCharacters(String(scalar)).admits(other))
    }
  }

  @Test func `Every member of a large set of clusters is one (T2)`() {
    let flags = (0..<26).flatMap { one in (0..<26).map { Self.flag(one, $0) } }
    let allowed = AllowedCharacters(flags.joined(), by: .characters)
    #expect(flags.allSatisfy { allowed.objection(to: $0) == nil })
    #expect(allowed.objection(to: "a") == .notAllowed("a"))
  }

  private static func flag(_ one: Int, _ two: Int) -> String {
    [one, two].compactMap { Unicode.Scalar(UInt32(0x1F1E6 + $0)) }
      .reduce(into: "") { $0.unicodeScalars.append($1) }
  }
}
