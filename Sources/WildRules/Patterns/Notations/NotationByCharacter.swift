import InputLaws
import InputRules

extension WildRule {
  static let notationByCharacter = WildRule(
    "NotationByCharacter",
    mistake: "A slot's sign with a combining mark behind it is no slot, but a literal.",
    source: "our own",
    caughtBy: ["NotationMeansItsParts", "NotationEqualsModel"],
    patterns: WrongNotations(misreading: { text in
      text.map { character in
        let scalars = character.unicodeScalars
        return scalars.count == 1
          ? String(character) : scalars.map { "\\" + String($0) }.joined()
      }.joined()
    }))
}
