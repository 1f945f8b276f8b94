import PropertyTesting
import Testing

@testable import RuleTesting

/// How often each thing is drawn that a person does.
@Suite struct AlphabetSharesTests {
  private static let all = FieldAbilities(others: [.delete, .undo, .redo], composes: true)

  private func drawn<Value>(_ generator: Generator<Value>, _ count: Int = 2_000) -> [Value] {
    (0..<count).map { index in
      var source = ChoiceSource(random: RandomBits(seed: UInt64(index)))
      return source.draw(generator)
    }
  }

  /// The first word of what is done, which is its kind.
  private static func kind(_ keystroke: Keystroke) -> String {
    switch keystroke {
    case .pasteAgain: "again"
    case .selectAll: "all"
    default: String("\(keystroke)".prefix { $0 != " " })
    }
  }

  /// Whether values occur as often as their weights say, to a hundredth.
  private func checkShares<Value: Hashable>(
    _ values: [Value], _ weights: [Value: Int], at location: SourceLocation = #_sourceLocation
  ) {
    let sum = Double(weights.values.reduce(0, +))
    let counts = values.reduce(into: [Value: Int]()) { $0[$1, default: 0] += 1 }
    #expect(Set(counts.keys) == Set(weights.keys), sourceLocation: location)
    for (value, weight) in weights {
      let share = Double(counts[value] ?? 0) / Double(values.count)
      let difference = abs(share - Double(weight) / sum)
      #expect(difference < 0.012, "\(value): \(share), for \(weight)", sourceLocation: location)
    }
  }

  private func kinds(
    _ abilities: FieldAbilities? = nil, learned: LearnedTexts = LearnedTexts()
  ) -> [String] {
    var alphabet = Alphabet()
    (alphabet.abilities, alphabet.learned) = (abilities, learned)
    alphabet.isPicky = !learned.isEmpty
    let scripts = drawn(alphabet.keystrokes).map { $0.map(Self.kind) }
    let replacing = scripts.filter {
      $0 == $0.indices.map { ["paste", "all"][$0 % 2] } && $0.count % 2 == 1
    }
    let share = alphabet.isPicky && abilities == nil ? 1.0 / 3 : 0
    #expect(abs(Double(replacing.count) / 2_000 - share) < 0.03)
    return scripts.filter { !replacing.contains($0) }.flatMap(\.self)
  }

  private static let keys = [
    "type": 8, "paste": 3, "again": 1, "backspace": 4, "put": 2, "select": 2, "cut": 1, "all": 1,
  ]

  @Test func `At a field of code, eight of twenty-two keystrokes are typed`() {
    let more = LearnedTexts(places: [[1]])
    checkShares(kinds(), Self.keys)
    checkShares(kinds(learned: more), Self.keys.merging(["paste": 8]) { $1 })
  }

  @Test func `At a field of a driver, what it can do is done as often, and no more`() {
    var can = FieldAbilities(others: [.delete, .undo, .redo])
    let others = ["delete": 1, "undo": 1, "redo": 1]
    checkShares(kinds(can), Self.keys.merging(others) { $1 })
    checkShares(
      kinds(can, learned: LearnedTexts(places: [[1]])),
      Self.keys.merging(others.merging(["paste": 8]) { $1 }) { $1 })
    can.cuts = false
    checkShares(kinds(can), Self.keys.merging(others) { $1 }.filter { $0.key != "cut" })
    checkShares(
      kinds(FieldAbilities(placesCaret: false, selects: false)),
      Self.keys.filter { !["put", "select", "cut", "all"].contains($0.key) })
    checkShares(
      kinds(FieldAbilities(pastes: false)),
      Self.keys.filter { !["paste", "again"].contains($0.key) })
  }

  @Test func `What is composed is taken twice as often as it is dropped, at once`() {
    var alphabet = Alphabet()
    alphabet.abilities = FieldAbilities(composes: true)
    let keystrokes = drawn(alphabet.keystrokes)
    let kinds = keystrokes.joined().map(Self.kind)
    let ends = kinds.indices.filter { kinds[$0] == "compose" }.map { kinds[$0 + 1] }
    #expect(Set(ends) == ["commit", "cancel"])
    let (taken, dropped) = (ends.count { $0 == "commit" }, ends.count { $0 == "cancel" })
    #expect(abs(taken - 2 * dropped) < dropped / 2, "\(taken), \(dropped)")
    // One keystroke in 22, and in one list of sixteen all, as some lists omit an alternative.
    #expect(abs(kinds.count - 14 * ends.count) < 2 * kinds.count / 10, "\(ends.count)")
    for distance in 0...6 { #expect(keystrokes.joined().contains(.moveCaret(fromEnd: distance))) }
    for count in 1...4 {
      #expect(keystrokes.joined().contains(.select(count: count, fromEnd: 6)))
    }
    let odd = Set(keystrokes.joined().map { "\($0)" }.filter { $0.hasPrefix("select") })
    #expect(odd.count == 4 * 7 + 1, "\(odd.sorted())")
    #expect(Set(keystrokes.map(\.count)).isSuperset(of: Set(0...12)))
  }

  /// What a character is among those that are tried.
  private func kinds(of alphabet: Alphabet, learned: Character = "😀") -> [String] {
    drawn(alphabet.character, 20_000).map { character in
      alphabet.learned.isEmpty || character != learned
        ? alphabet.expected.contains(character)
          ? "expected" : Alphabet.signs.contains(character) ? "sign" : "odd" : "learned"
    }
  }

  @Test func `Five of nine characters are expected, and half of all are learnt ones`() {
    var alphabet = Alphabet()
    alphabet.expected = ["\u{4E01}", "\u{4E02}"]
    checkShares(kinds(of: alphabet), ["expected": 5, "sign": 1, "odd": 3])
    alphabet.learned = LearnedTexts(places: [[alphabet.tried.firstIndex(of: "°")!]])
    alphabet.isPicky = true
    checkShares(
      kinds(of: alphabet, learned: "°"), ["expected": 5, "sign": 1, "odd": 3, "learned": 9])
  }

  @Test func `A field of a driver isn't typed what leaves it`() {
    let tabs: (FieldAbilities?) -> Set<Character> = { abilities in
      var alphabet = Alphabet()
      alphabet.abilities = abilities
      return Set(self.drawn(alphabet.character, 20_000).filter { $0.isNewline || $0 == "\t" })
    }
    #expect(tabs(nil) == ["\n", "\t", "\r\n", "\r", "\u{2028}"])
    #expect(tabs(Self.all) == [])
  }

  @Test func `Of what is pasted, a quarter is known, and a fifth is long at a limit`() {
    var alphabet = Alphabet()
    alphabet.texts = ["own text"]
    let pasted: (Alphabet) -> [String] = { alphabet in
      self.drawn(alphabet.keystrokes, 8_000).joined().compactMap {
        if case .paste(let text) = $0 { text } else { nil }
      }
    }
    // Half of the known texts are those that are named, and the others one of 36.
    let own = pasted(alphabet).map { $0 == "own text" }
    checkShares(own, [true: 128, false: 872])
    alphabet.limits = [30]
    let long = pasted(alphabet).map { $0.count > 28 && Set($0).count == 1 }
    checkShares(long, [true: 2, false: 8])
  }

  @Test func `Where any range is sent, two of five keystrokes have one`() {
    let keystrokes = Array(drawn(Alphabet().keystrokes(anyRange: true), 8_000).joined())
    checkShares(keystrokes.map(Self.kind), ["type": 3, "replace": 2])
    let replaced = keystrokes.compactMap { keystroke -> (location: Int, length: Int)? in
      if case .replace(let location, let length, _) = keystroke { (location, length) } else { nil }
    }
    checkShares(replaced.map { $0.location == .max }, [true: 1, false: 6])
    checkShares(replaced.map { $0.length < 5 }, [true: 89, false: 16])
  }

  @Test func `A hundred of what is expected are tried often, after those that were learnt`() {
    var alphabet = Alphabet()
    alphabet.expected = (0..<150).map { Character(Unicode.Scalar(0x4E00 + $0)!) }
    #expect(alphabet.usual == alphabet.expected.prefix(100) + Alphabet.signs + "aA")
    alphabet.learned = LearnedTexts(places: [Array(120..<240)])
    let known = alphabet.tried[120..<220]
    #expect(alphabet.usual.prefix(100) == known)
    #expect(alphabet.usual.dropFirst(100).prefix(100) == alphabet.expected.prefix(100))
  }
}
