import PropertyTesting

/// The code of a mask: it writes what was typed into a pattern such as `(###) ###-####`.
public struct TestedMask: TestedCode {
  /// The mask's name in reports.
  public let name: String
  let format: @Sendable (String) -> String
  let strip: (@Sendable (String) -> String)?

  /// A mask of one pattern.
  /// - Parameters:
  ///   - name: the mask's name in reports.
  ///   - format: the text that is shown for some content.
  ///   - strip: the content of a text that is shown; nil if there is no such code.
  public init(
    _ name: String, format: @escaping @Sendable (String) -> String,
    strip: (@Sendable (String) -> String)? = nil
  ) {
    (self.name, self.format, self.strip) = (name, format, strip)
  }

  /// Checks the mask against its laws.
  /// - Parameters:
  ///   - meaning: what the mask must do.
  ///   - settings: how many cases each law has, and the random seed.
  ///   - choices: a replay code from a report; if given, only its input is checked.
  /// - Returns: the laws that were checked, and the failures.
  public func examined(
    meaning: MaskMeaning, settings: RunSettings = RunSettings(cases: 2_000),
    choices: String? = nil
  ) -> FieldReport {
    if let problem = meaning.problem { return FieldReport(field: name, problem: problem) }
    return FieldExamination.report(on: subject(meaning), settings, choices: choices)
  }

  private func subject(_ meaning: MaskMeaning) -> ValueSubject<String> {
    ValueSubject(
      name: name, functions: strip == nil ? "format" : "format and strip", counted: "contents",
      inputs: meaning.contents, step: { ("format \($0.shown)", "format(\($0.literal))") },
      effects: { content in
        let shown = meaning.read(format(content)).content
        if shown == content { return [.accepted] }
        return [shown.isEmpty ? .refused : .rewritten]
      }, laws: (laws(meaning), leftOut(meaning)), remark: { remark(meaning) })
  }
}

/// The requirements of a mask.
public struct MaskMeaning: Sendable {
  /// The characters of the pattern: those of slots stand for others.
  let pattern: [Character]
  /// What may stand in a slot, by the slot's character.
  let slots: [Character: String]
  let isStrict: Bool

  /// A pattern.
  /// - Parameters:
  ///   - pattern: the pattern, such as `(###) ###-####`.
  ///   - slots: the characters of the pattern that represent others, and these.
  ///   - isStrict: whether the mask omits what no slot accepts. By default, the report only notes
  ///     if it shows such characters: another function may filter the content.
  public init(
    _ pattern: String, slots: [Character: String] = ["#": "0123456789"], isStrict: Bool = false
  ) {
    (self.pattern, self.slots, self.isStrict) = (Array(pattern), slots, isStrict)
  }

  var problem: MeaningProblem? {
    if !pattern.contains(where: { slots[$0] != nil }) { return .noSlots(String(pattern)) }
    return pattern.contains { slots[$0] == "" } ? .noCharacters : nil
  }

  /// What may stand in each slot, in order.
  var allowed: [[Character]] { pattern.compactMap { slots[$0].map(Array.init) } }

  /// Contents that fit, and some that are up to two characters too long.
  var contents: Generator<String> {
    let allowed = allowed
    return Generator { source in
      let count = Int(source.choose(upTo: UInt64(allowed.count + 2)))
      return String(
        (0..<count).map { index in
          let characters = allowed[min(index, allowed.count - 1)]
          return characters[Int(source.choose(upTo: UInt64(characters.count - 1)))]
        })
    }
  }

  /// A content with a character that no slot takes at its start, its middle or its end.
  func withOthers(_ content: String) -> [String] {
    let others = "x٣- ".filter { other in !slots.values.contains { $0.contains(other) } }
    return others.flatMap { other in
      [0, content.count / 2, content.count].map { place in
        content.prefix(place) + "\(other)" + content.dropFirst(place)
      }
    }
  }

  /// The characters in the slots of a text, and where it leaves the pattern; nil if nowhere.
  func read(_ text: String) -> (content: String, wrong: Character?) {
    var content = ""
    for (index, character) in text.enumerated() {
      guard index < pattern.count else { return (content, character) }
      if let allowed = slots[pattern[index]] {
        if !allowed.contains(character) { return (content, character) }
        content.append(character)
      } else if character != pattern[index] {
        return (content, character)
      }
    }
    return (content, nil)
  }
}
