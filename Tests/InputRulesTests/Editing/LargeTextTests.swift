import InputRules
import Testing

/// E3 in a text of a megabyte, hardly any of it ASCII.
@Suite struct LargeTextTests {
  /// Of 13 bytes and 8 UTF-16 units; the emoji's pair begins at unit 3.
  static let block = "\u{E9}\u{6F22}a\u{1F600}z\r\n"
  static let count = 80_000

  struct Place: Sendable {
    let blocks: Int
    static let all = [0, 1, LargeTextTests.count / 2, LargeTextTests.count].map(Place.init)
    var offset: Int { blocks * 8 }
    var head: String { String(repeating: LargeTextTests.block, count: blocks) }
    /// The text after the place, without `cut` blocks.
    func tail(cut: Int = 0) -> String {
      String(repeating: LargeTextTests.block, count: LargeTextTests.count - blocks - cut)
    }
  }

  private let state = FieldState(String(repeating: block, count: count))

  @Test func `The text is as the other tests assume`() {
    #expect(state.text.utf8.count == 13 * Self.count)
    #expect(state.selection == .caret(at: 8 * Self.count))
  }

  @Test(arguments: Place.all)
  func `An insertion is where it was put (E3)`(place: Place) throws {
    let next = try state.replacing(.insert("\u{1F984}", at: place.offset))
    #expect(next.text.hasSameUnits(as: place.head + "\u{1F984}" + place.tail()))
    #expect(next.selection == .caret(at: place.offset + 2))
  }

  @Test(arguments: Place.all.dropLast())
  func `A replacement replaces its range (E3)`(place: Place) throws {
    let next = try state.replacing(.replace(place.offset, 8, by: "xyz"))
    #expect(next.text.hasSameUnits(as: place.head + "xyz" + place.tail(cut: 1)))
    #expect(next.selection == .caret(at: place.offset + 3))
  }

  @Test(arguments: Place.all.dropLast())
  func `A cut pair is deleted as a whole (E5)`(place: Place) throws {
    let next = try state.replacing(.delete(place.offset + 4, 1))
    let rest = "\u{E9}\u{6F22}az\r\n" + place.tail(cut: 1)
    #expect(next.text.hasSameUnits(as: place.head + rest))
    #expect(next.selection == .caret(at: place.offset + 3))
  }

  @Test(arguments: [0, 1, 2, 3])
  func `A range one unit too long is refused (E4)`(back: Int) {
    let end = 8 * Self.count
    let range = TextRange(location: end - back, length: back + 1)
    let decision = FieldRule().decide(Edit(replacing: range, with: "x"), on: state)
    #expect(decision == .refuse(.rangeOutsideText(range, length: end)))
  }

  @Test func `All of it can be selected and replaced (E3)`() throws {
    #expect(try state.replacing(.replace(0, 8 * Self.count, by: "x")) == FieldState("x"))
  }

  @Test func `Its length is counted in every unit (T1)`() throws {
    let lengths: [LengthUnit: Int] = [.characters: 6, .scalars: 7, .utf16: 8, .utf8: 13]
    for (unit, length) in lengths {
      let total = length * Self.count
      #expect(try MaximumLength(total, unit: unit).objection(to: state.text) == nil)
      #expect(try MaximumLength(total - 1, unit: unit).objection(to: state.text) != nil)
    }
  }
}
