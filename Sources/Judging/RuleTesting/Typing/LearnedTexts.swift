import PropertyCorpus
import PropertyTesting

/// What a field takes, learnt by typing each character after what it took before.
struct LearnedTexts: Hashable, Sendable, Codable {
  /// At each place of a text, the characters that went in, as indexes of those that were tried.
  private(set) var places: [[Int]] = []

  var isEmpty: Bool { places.isEmpty }

  /// The characters that went in somewhere, as indexes.
  var all: [Int] { Set(places.joined()).sorted() }

  /// What is known from elsewhere; nothing, by default.
  init(places: [[Int]] = []) { self.places = places }

  /// Types each of `characters` after some texts that the field takes, which grow with each place.
  ///
  /// - Parameters:
  ///   - field: the field.
  ///   - characters: what is tried.
  ///   - most: how many keystrokes may be spent.
  init(of field: TestedField, _ characters: [Character], keystrokes most: Int) {
    let usual = Set(Alphabet.signs).union("0123456789")
    var (texts, known, left): ([[Int]], Set<Int>, Int) = ([[]], [], most)
    while !texts.isEmpty && places.count < Self.longest {
      let candidates = characters.indices.filter {
        places.count < 2 || texts.count < 3 || known.contains($0) || usual.contains(characters[$0])
      }
      left -= texts.count * candidates.count * (places.count + 1)
      if left < 0 { return }
      let grown = texts.flatMap { text in
        candidates.map { text + [$0] }.filter { field.takes($0.map { characters[$0] }) }
      }
      texts = Self.several(of: grown, beside: known)
      let taken = Set(grown.compactMap(\.last))
      known.formUnion(taken)
      if !taken.isEmpty { places.append(taken.sorted()) }
    }
  }

  /// The same in a child process: the code may trap, or never come back.
  init(of field: TestedField, _ characters: [Character], confined most: Int) {
    let learned = ConfinedAnswer(cpuSeconds: 10) {
      LearnedTexts(of: field, characters, keystrokes: most)
    }
    self = learned.answer ?? LearnedTexts()
  }

  /// Texts to go on with: the first of those that end with a character that is new, and others.
  private static func several(of texts: [[Int]], beside known: Set<Int>) -> [[Int]] {
    let new = texts.filter { $0.last.map { !known.contains($0) } ?? false }
    let chosen = [new.first, new.last, texts.first, texts.last].compactMap(\.self)
    return chosen.indices.filter { !chosen[..<$0].contains(chosen[$0]) }.map { chosen[$0] }
  }

  private static let longest = 8
}

extension TestedField {
  /// Whether the last of the characters goes in, in whatever form, after the others.
  ///
  /// Code that writes ever more than was typed is slow, and has nothing to teach.
  fileprivate func takes(_ characters: [Character]) -> Bool {
    var typist = Typist(at: self)
    typist.type(String(characters.dropLast()))
    guard let last = characters.last, typist.text.utf16.count <= 100 else { return false }
    let step = typist.press(.type(last))
    return step.answer?.effect != .refused && step.after.text.count > step.before.text.count
  }
}

// What is drawn. An option is the index of a character, whatever is learnt, so that the choices of
// a report mean the same input when the field is fixed.
extension LearnedTexts {
  /// A character that went in somewhere.
  func character(of tried: [Character]) -> Generator<Character> {
    let all = all
    return Generator { tried[$0.index(upTo: tried.count) { all }] }
  }

  /// A text whose characters went in at their places.
  func text(of tried: [Character]) -> Generator<String> {
    Generator { [places] source in
      var text: [Character] = []
      source.repeated(1...Self.longest) { source in
        // Random drawing comes here only if something was learnt.
        let likely = { places[min(text.count, places.count - 1)] }
        text.append(tried[source.index(upTo: tried.count, among: likely)])
      }
      return String(text)
    }
  }
}

extension ChoiceSource {
  /// An index below `count`; at random one of `likely`.
  fileprivate mutating func index(upTo count: Int, among likely: () -> [Int]) -> Int {
    Int(
      choose(upTo: UInt64(count - 1)) { random in
        let likely = likely()
        return UInt64(likely[Int(random.next(upTo: UInt64(likely.count - 1)))])
      })
  }
}
