import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// What people do at a field, as it is drawn.
@Suite struct AlphabetTests {
  /// Values as a run draws them.
  private func drawn<Value>(_ generator: Generator<Value>, _ count: Int = 2_000) -> [Value] {
    (0..<count).map { index in
      var source = ChoiceSource(random: RandomBits(seed: UInt64(index)))
      return source.draw(generator)
    }
  }

  private func drawn(_ alphabet: Alphabet, anyRange: Bool = false) -> Set<Keystroke> {
    Set(drawn(alphabet.keystrokes(anyRange: anyRange)).joined())
  }

  @Test func `Scripts are empty or longer, up to twelve keystrokes`() {
    let lengths = Set(drawn(Alphabet().keystrokes).map(\.count))
    #expect(lengths == Set(0...12))
  }

  @Test func `Each place, selection and key is drawn`() {
    let keystrokes = drawn(Alphabet())
    for distance in 0...6 { #expect(keystrokes.contains(.moveCaret(fromEnd: distance))) }
    #expect(!keystrokes.contains(.moveCaret(fromEnd: 7)))
    for count in 1...4 {
      for distance in 0...6 {
        #expect(keystrokes.contains(.select(count: count, fromEnd: distance)))
      }
    }
    #expect(!keystrokes.contains { if case .select(0, _) = $0 { true } else { false } })
    #expect(!keystrokes.contains { if case .select(5, _) = $0 { true } else { false } })
    let keys = [Keystroke.pasteAgain, .backspace, .cut, .selectAll]
    #expect(keystrokes.isSuperset(of: keys + (0...9).map { .type(Character("\($0)")) }))
    #expect(keystrokes.isSuperset(of: "-e aß٣😀\n".map(Keystroke.type)))
    #expect(keystrokes.isSuperset(of: [.paste("12"), .paste("€5"), .paste("a b")]))
  }

  @Test func `Half of the scripts have one or two characters that repeat`() {
    let scripts = drawn(Alphabet().keystrokes).map { script in
      script.compactMap { if case .type(let character) = $0 { character } else { nil } }
    }
    let long = scripts.filter { $0.count > 3 }
    let few = long.count { Set($0).count < 3 }
    #expect(few * 5 > long.count * 2 && few * 5 < long.count * 4, "\(few) of \(long.count)")
  }

  @Test func `Texts around a limit are pasted`() {
    var alphabet = Alphabet()
    (alphabet.limits, alphabet.texts) = ([30], ["own"])
    let pasted = drawn(alphabet).compactMap { keystroke -> String? in
      if case .paste(let text) = keystroke { text } else { nil }
    }
    let repeated = pasted.filter { Set($0).count == 1 }.map(\.count)
    #expect(Set(repeated.filter { $0 > 8 }) == [29, 30, 31, 32])
    #expect(pasted.contains("own"))
    alphabet.limits = [0]
    #expect(drawn(alphabet).isSuperset(of: [.paste("1"), .paste("11")]))
    alphabet.limits = [.max]
    let longest = drawn(alphabet).compactMap { keystroke in
      if case .paste(let text) = keystroke { text.count } else { nil }
    }.max()
    #expect(longest == 10_002)
  }

  @Test func `Ranges that no platform sends are inside, outside and nowhere`() {
    let replaced = drawn(Alphabet(), anyRange: true).compactMap { keystroke in
      if case .replace(let location, let length, let text) = keystroke {
        (location: location, length: length, text: text)
      } else {
        nil
      }
    }
    #expect(Set(replaced.map(\.location)) == Set(0...12).union([.max]))
    #expect(Set(replaced.map(\.length)) == Set(0...20))
    #expect(Set(replaced.map(\.text.count)) == [0, 1, 2])
    #expect(!drawn(Alphabet()).contains { "\($0)".hasPrefix("replace") })
    let lengths = Set(drawn(Alphabet().keystrokes(anyRange: true)).map(\.count))
    #expect(lengths == Set(0...8))
  }

  @Test func `What is expected is tried first, and each character once`() {
    var alphabet = Alphabet()
    alphabet.expected = ["x", "1", "é"]
    let tried = alphabet.tried
    #expect(tried.prefix(3) == ["x", "1", "é"])
    #expect(Set(tried).count == tried.count)
    #expect(tried.contains("😀") && tried.contains("ñ") && tried.contains("#"))
    #expect(alphabet.usual.prefix(3) == ["x", "1", "é"])
    #expect(alphabet.usual.suffix(2) == ["a", "A"])
  }

  @Test func `The first of some values are drawn more often if that is said`() {
    let often = drawn(Alphabet.element(of: Array(0..<100), often: 2)).count { $0 < 2 }
    #expect(often > 800 && often < 1_200)
    let last = drawn(Alphabet.element(of: Array(0..<4)))
    #expect(Set(last) == [0, 1, 2, 3])
    #expect(last.count { $0 < 2 } < 1_200)
  }
}
