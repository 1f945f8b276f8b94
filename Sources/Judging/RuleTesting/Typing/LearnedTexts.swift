import PropertyCorpus
import PropertyTesting

/// The texts that a field accepts, learned by typing each character after accepted characters.
struct LearnedTexts: Hashable, Sendable, Codable {
  /// For each place in a text, the accepted characters, as indices into the tried characters.
  private(set) var places: [[Int]] = []
  /// The accepted characters at each place, for each previous character: a field for days accepts
  /// 29, but not 39.
  private(set) var followers: [[Int: [Int]]] = []

  /// Whether learning ran out of time, so the result depends on the machine.
  private(set) var isCutShort = false

  var isEmpty: Bool { places.isEmpty }

  /// The characters that were accepted at any place, as indices.
  var all: [Int] { Set(places.joined()).sorted() }

  init(places: [[Int]] = []) { self.places = places }

  /// Types characters after accepted texts, which grow with each place.
  /// - Parameters:
  ///   - field: the field.
  ///   - characters: the characters by index.
  ///   - tried: the indices of the characters to try, or `nil` for all.
  ///   - most: the maximum number of keystrokes to type.
  init(
    of field: TestedField, _ characters: [Character], trying tried: [Int]? = nil,
    keystrokes most: Int
  ) {
    let usual = Set(Alphabet.signs).union("0123456789")
    let end = ContinuousClock.now + .seconds(Self.mostSeconds)
    var (texts, known, left) = ([Begun(typist: Typist(at: field))], Set<Int>(), most)
    while !texts.isEmpty && places.count < Self.longest {
      isCutShort = ContinuousClock.now > end
      if isCutShort { return }
      let all = tried ?? Array(characters.indices)
      let likely = all.filter { known.contains($0) || usual.contains(characters[$0]) }
      let isWide = places.count < 2 || texts.count < 3
      let grown = texts.indices.flatMap { text in
        let candidates = isWide && text < Self.fewTexts ? all : likely
        left -= candidates.count * (field.isStateful ? places.count + 1 : 1)
        return left < 0 ? [] : candidates.compactMap { texts[text].typing($0, of: characters) }
      }
      if left < 0 { return }
      var after = Dictionary(texts.map { ($0.characters.last ?? -1, [Int]()) }) { one, _ in one }
      for text in grown {
        after[text.characters.dropLast().last ?? -1]?.append(text.characters.last ?? -1)
      }
      followers.append(after)
      texts = Begun.several(of: grown, beside: known, most < 10_000 ? Self.fewTexts : 12)
      let taken = Set(grown.compactMap(\.characters.last))
      known.formUnion(taken)
      if !taken.isEmpty { places.append(taken.sorted()) }
    }
  }

  /// Learns in a child process, because the code may trap or never return.
  init(
    of field: TestedField, _ characters: [Character], trying tried: [Int], confined most: Int
  ) {
    let learned = confined(cpuSeconds: 2 * Self.mostSeconds) {
      LearnedTexts(of: field, characters, trying: tried, keystrokes: most)
    }
    self = learned.answer ?? LearnedTexts()
  }

  /// The maximum length of a text, and the number of texts after which every character is tried.
  private static let (longest, fewTexts) = (24, 4)
  private static let mostSeconds = 5.0

  /// The characters accepted after `last` with which a text can still reach `length` characters.
  private func likely(at place: Int, after last: Int?, _ length: Int) -> [Int] {
    let all = places[min(place, places.count - 1)]
    guard place < followers.count else { return all }
    let following = last.flatMap { followers[place][$0] }.flatMap { $0.isEmpty ? nil : $0 } ?? all
    guard place + 1 < min(length, followers.count) else { return following }
    let going = following.filter { followers[place + 1][$0]?.isEmpty != true }
    return going.isEmpty ? following : going
  }
}

/// An accepted text, as character indices, and the typist who typed it.
private struct Begun {
  var characters: [Int] = []
  var typist: Typist

  /// The text with one more character, or `nil` if the field doesn't accept it in any form.
  ///
  /// Code that always adds more than was typed is slow, so learning stops at long texts.
  func typing(_ index: Int, of all: [Character]) -> Begun? {
    if typist.text.utf16.count > 100 { return nil }
    var typist = typist.again()
    let step = typist.press(.type(all[index]))
    let isTaken = step.answer?.effect != .refused && step.after.text.count > step.before.text.count
    return isTaken ? Begun(characters: characters + [index], typist: typist) : nil
  }

  /// At most `most` texts to continue.
  ///
  /// These are some texts that end in a new character, the first and the last text, and one text
  /// for each last character.
  static func several(of texts: [Begun], beside known: Set<Int>, _ most: Int) -> [Begun] {
    let new = texts.filter { $0.characters.last.map { !known.contains($0) } ?? false }
    let some = [new.first, new.last, texts.first, texts.last].compactMap(\.self)
    var (seen, ends): (Set<[Int]>, Set<Int?>) = ([], [])
    let chosen = some.filter { seen.insert($0.characters).inserted }
    ends.formUnion(chosen.map(\.characters.last))
    let others = texts.filter { ends.insert($0.characters.last).inserted }
    return chosen + others.prefix(max(0, most - chosen.count))
  }
}

// Generates texts. Each choice is a character's index, so that a replay code represents the same
// input after the field is fixed.
extension LearnedTexts {
  /// Generates a character that was accepted at any place.
  func character(of tried: [Character]) -> Generator<Character> {
    let all = all
    return Generator { tried[$0.index(upTo: tried.count) { all }] }
  }

  /// Generates a text of characters accepted at their places, or a text that begins like a literal
  /// in the code.
  ///
  /// Three quarters of the texts are as long as possible.
  func text(of tried: [Character], or others: [Int]) -> Generator<String> {
    let known = isEmpty ? LearnedTexts(places: Array(repeating: others, count: 8)) : self
    return Generator { source in
      let last = source.choose(upTo: UInt64(Self.longest - 1)) { random in
        let last = UInt64(known.places.count - 1)
        return random.next(upTo: 3) > 0 ? last : random.next(upTo: last)
      }
      source.take { constant, _ in
        let written = constant.written.prefix(Self.longest).map(tried.firstIndex(of:))
        return written.contains(nil) ? nil : written.flatMap { [1, UInt64($0 ?? 0)] }
      }
      source.plannedLength = Int(last) + 1
      var text: [Int] = []
      source.repeated(1...Self.longest) { source in
        let likely = { known.likely(at: text.count, after: text.last, Int(last) + 1) }
        text.append(source.index(upTo: tried.count, among: likely))
      }
      return String(text.map { tried[$0] })
    }
  }
}

extension Constant {
  /// The literal's value as a person would type it.
  fileprivate var written: String {
    switch self {
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .text(let text): text
    }
  }
}

extension ChoiceSource {
  /// Chooses an index below `count`; a random search chooses one of `likely`, or 0 if it is empty.
  fileprivate mutating func index(upTo count: Int, among likely: () -> [Int]) -> Int {
    Int(
      choose(upTo: UInt64(count - 1)) { random in
        UInt64(random.element(of: likely()) ?? 0)
      })
  }
}
