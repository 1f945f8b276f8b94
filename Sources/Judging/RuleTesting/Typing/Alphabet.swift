import PropertyTesting

/// The characters that a person types into a field, and the texts that the person pastes.
struct Alphabet: Sendable {
  /// The characters that the field is meant for, simplest first.
  var expected = Self.digits { didSet { tried = Self.tried(of: expected) } }
  /// All characters to try, the expected ones first; choices identify a character by its index.
  private(set) var tried = Self.tried(of: Self.digits)
  /// Texts that are pasted as a whole.
  var texts: [String] = []
  /// Texts similar to `texts`, in other forms.
  var neighbors: [String] = []
  /// The lengths at which the field's behavior should change.
  var limits: [Int] = []
  /// The texts that the field accepts.
  ///
  /// These texts affect which choices are drawn, but not the meaning of a choice.
  var learned = LearnedTexts()
  /// Whether the field accepts so few characters that the learned ones are typed most often.
  var isPicky = false
  /// Whether the case uses literals from the code.
  private var takesConstants = false
  /// The abilities of a field in another process, or `nil` for an app's code.
  var abilities: FieldAbilities?

  private static let digits = Array("1234567890")
  /// Characters that few fields should accept, by kind.
  private static let others: [[Character]] = [
    Array("abzAZ"), ["é", "e\u{301}", "ß", "ﬁ", "İ", "한", "n\u{308}", "N\u{308}"],
    ["٣", "３", "½", "²", "Ⅷ", "一"], ["😀", "👨‍👩‍👧", "🇩🇪", "👍🏽", "1️⃣"],
    ["\n", "\u{A0}", "\u{200B}", "\t", "\r\n", "\r", "\u{2028}"],
    ["\u{3164}", "\u{2800}"],
  ]
  /// The characters besides digits that occur in numbers and formats.
  static let signs = Array(" .,-/:+()%#e")
  /// The other letters and symbols on a keyboard, and a few letters in other scripts.
  private static let otherKeys = Array(
    "bcdefghijklmnopqrstuvwxyBCDEFGHIJKLMNOPQRSTUVWXY!\"$&'*;<=>?@[\\]^_`{|}~"
      + "äöüñçЯяΩωאبहกあア中０Ａａ०−–—…“”’€£¥₹§°")

  /// Texts that people paste and code may misinterpret.
  private static let pasted = [
    "12", "123", "1.5", "1.", "1,5", "ab", "a b", "\n", "\n\n", "a\nb", "12345", "abc", "1,234.56",
    "0.01", "12/25", "12:30", "(555) 123-4567",
    "4111 1111 1111 1111", "1234567890123", "-5", "1e5", "0x1F", "inf", "nan", "1.2.3", " 1 ",
    "1\n2", "a@b.c", "00", "100%", "€5", "a\r\nb", "1\r2", "a\u{2028}b",
  ]

  private static func tried(of expected: [Character]) -> [Character] {
    var known: Set<Character> = []
    return (expected + signs + others.joined() + otherKeys).filter { known.insert($0).inserted }
  }

  /// The indices of the characters that are typed to learn which are accepted: all indices, or only
  /// those of the expected characters and of `signs`.
  func learnable(all isOfAll: Bool) -> [Int] {
    let likely = Set(expected.prefix(100) + Self.signs)
    return tried.indices.filter { isTyped(tried[$0]) && (isOfAll || likely.contains(tried[$0])) }
  }

  /// The characters that are known to be accepted or probably accepted; they are few enough to be
  /// tried often.
  var usual: [Character] {
    let tried = tried
    let known = learned.all.prefix(100).map { tried[$0] }
    return known + (expected.prefix(100) + Self.signs + "aA").filter { !known.contains($0) }
  }

  /// Whether a character can be typed: a field in another process never receives a tab or a line
  /// break.
  private func isTyped(_ character: Character) -> Bool {
    abilities == nil || !character.isNewline && character != "\t"
  }

  var character: Generator<Character> {
    let groups = Self.others.map { Self.element(of: $0.filter(isTyped)) }
    let keys = expected.filter(isTyped)
    let odd = (try? Generator.swarm(groups)) ?? .just("a")
    return .oneOf(
      weighted: (5, Self.element(of: keys.isEmpty ? Self.digits : keys)),
      (1, Self.element(of: Self.signs)), (3, odd),
      (isPicky ? 9 : 0, learned.character(of: tried)))
  }

  /// Generates a value of a nonempty list; if `often` isn't 0, at least half of the random choices
  /// are among the first `often` values.
  static func element<Value: Sendable>(of values: [Value], often: Int = 0) -> Generator<Value> {
    let last = UInt64(values.count - 1)
    return Generator { source in
      let index = source.choose(upTo: last) { random in
        often > 0 && random.next(upTo: 1) == 1
          ? random.next(upTo: UInt64(often - 1)) : random.next(upTo: last)
      }
      return values[Int(index)]
    }
  }

  private func text(of character: Generator<Character>) -> Generator<String> {
    let typed = Generator.array(of: character, 1...8).map { String($0) }
    let known = Self.element(of: texts + neighbors + Self.pasted, often: texts.count)
    let others = Array(0..<min(100, expected.count))
    let long = limits.isEmpty ? typed : long(of: character)
    return .oneOf(
      weighted: (3, typed), (2, known), (limits.isEmpty ? 0 : 2, long),
      (isEager ? 14 : 3, learned.text(of: tried, or: others)))
  }

  /// Inputs that each paste a known text into a new field; a random search misses many of these
  /// texts.
  ///
  /// The inputs consist of choices for `keystrokes`. Because drivers are slow, their fields receive
  /// only `texts` and similar texts.
  var pastes: [CorpusEntry] {
    if let abilities, !abilities.pastes { return [] }
    let known = texts + neighbors + (abilities == nil ? Self.pasted : [])
    let last = UInt64(texts.count + neighbors.count + Self.pasted.count - 1)
    let paste = ([0, 1] + (abilities == nil ? [] : [0]) + [1, 1]).map { Choice($0, of: 9) }
    return known.indices.map { index in
      let bytes = ChoiceBytes.encode(paste + [Choice(UInt64(index), of: last)])
      return CorpusEntry(name: "paste \(index)", bytes: bytes)
    }
  }

  /// Generates one character repeated to about the length of a limit.
  private func long(of character: Generator<Character>) -> Generator<String> {
    zip(character, Self.element(of: limits), .int(in: -1...2)).map { character, limit, more in
      String(repeating: character, count: max(1, min(limit, Self.longest) + more))
    }
  }

  /// The length of the longest text that can be typed in reasonable time.
  static let longest = 10_000

  /// Scripts with texts one character over a limit, and with texts at the limit whose length grows
  /// if code changes the case or the normalization.
  func scripts(beyond limit: Int) -> [[Keystroke]] {
    let limit = min(limit, Self.longest)
    let taken: Character? = learned.all.first.map { tried[$0] }
    let usual: Set<Character> = [expected.first ?? "1", taken ?? "1", "a"]
    let plain = usual.sorted().map { String(repeating: $0, count: limit + 1) }
    let base = abilities == nil ? usual.sorted() : [plain[0].first ?? "1"]
    let grown = Self.growing.flatMap { (character: Character) -> [String] in
      let alone = String(repeating: character, count: max(1, limit))
      let last = base.map { String(repeating: $0, count: max(0, limit - 1)) + "\(character)" }
      return [alone] + last
    }
    let typed: [[Keystroke]] =
      limit < Self.mostTyped ? plain.map { text in text.map { .type($0) } } : []
    if let abilities, !abilities.pastes { return typed }
    let paste = { (texts: [String]) in texts.map { [Keystroke.paste($0)] } }
    return paste(plain) + typed + paste(grown)
  }

  /// Letters that become two or three when uppercased or decomposed, and characters with many
  /// units.
  private static let growing: [Character] = ["ß", "ŉ", "ﬁ", "İ", "ΐ", "e\u{301}", "😀"]
  /// The limit from which texts are only pasted, not also typed.
  private static let mostTyped = 32

  /// Whether learned texts, or literals from the code, are pasted often.
  private var isEager: Bool { isPicky || takesConstants }

  /// Generates a person's keystrokes; a case that uses literals from the code often pastes them.
  var keystrokes: Generator<[Keystroke]> {
    var taking = self
    taking.takesConstants = true
    let (all, eager) = (allKeystrokes, taking.allKeystrokes)
    return Generator { $0.draw($0.takesConstants ? eager : all) }
  }

  /// Generates a person's actions; half of all cases use few characters, which therefore repeat.
  ///
  /// For a field that accepts few texts, a third of the cases paste complete texts.
  private var allKeystrokes: Generator<[Keystroke]> {
    let few = Generator.array(of: character, 1...2)
    let pasted = Generator<[String]>.array(of: learned.text(of: tried, or: [0]), 1...20)
      .map { Array($0.flatMap { [Keystroke.selectAll, .paste($0)] }.dropFirst()) }
    return .oneOf(
      weighted: (1, keystrokes(of: character)),
      (1, few.flatMap { keystrokes(of: Self.element(of: $0)) }),
      (isPicky && abilities == nil ? 1 : 0, pasted))
  }

  /// Generates a person's keystrokes; with `anyRange`, typed characters and edits of any range.
  func keystrokes(anyRange: Bool) -> Generator<[Keystroke]> {
    if !anyRange { return keystrokes }
    let location = Generator.oneOf(weighted: (6, .int(in: 0...12)), (1, .just(.max)))
    let length = Generator.oneOf(weighted: (4, .int(in: 0...4)), (1, .int(in: 0...20)))
    let text = Generator.array(of: character, 0...2).map { String($0) }
    let replaced = zip(location, length, text)
      .map { Keystroke.replace(location: $0, length: $1, with: $2) }
    let typed = character.map { Keystroke.type($0) }
    return .array(of: .oneOf(weighted: (3, typed), (2, replaced)), 0...8)
  }

  private func keystrokes(of character: Generator<Character>) -> Generator<[Keystroke]> {
    let can = abilities ?? FieldAbilities()
    let place = Generator.int(in: 0...6)
    let (pastes, selects) = (can.pastes ? 1 : 0, can.selects ? 1 : 0)
    let keys: [(weight: Int, Generator<Keystroke>)] = [
      (8, character.map { .type($0) }),
      (pastes * (isEager ? 8 : 3), text(of: character).map { .paste($0) }),
      (pastes, .just(.pasteAgain)), (4, .just(.backspace)),
      (can.placesCaret ? 2 : 0, place.map { .moveCaret(fromEnd: $0) }),
      (selects * 2, zip(.int(in: 1...4), place).map { .select(count: $0, fromEnd: $1) }),
      (can.cuts ? selects : 0, .just(.cut)), (selects, .just(.selectAll)),
    ]
    let others = can.others.isEmpty ? .just(.backspace) : Self.element(of: can.others)
    let all = abilities == nil ? keys : keys + [(can.others.count, others)]
    let one = (try? Generator.oneOf(weighted: all)) ?? .just(.backspace)
    if abilities == nil { return .array(of: one, 0...12) }
    let composed = zip(text(of: character), Self.element(of: [Keystroke.commit, .commit, .cancel]))
      .map { [Keystroke.compose($0), $1] }
    let some = Generator<[Keystroke]>.oneOf(
      weighted: (20, one.map { [$0] }), (can.composes ? 1 : 0, composed))
    return Generator<[[Keystroke]]>.array(of: some, 0...12).map { Array($0.joined()) }
  }
}
