import InputLaws
import InputRules

extension WildRule {
  static let spacesDiffer = WildRule(
    "SpacesDiffer",
    mistake:
      "Where groups stand apart by a no-break space, the space key has none to type.",
    source: "https://github.com/globalizejs/globalize/issues/288",
    caughtBy: ["ProblemsNameWhatMayFollow", "JudgingEqualsModel"],
    numbers: WrongProblems(refusing: { place, scalars, format in
      let spaces: [Unicode.Scalar] = [" ", "\u{A0}", "\u{202F}"]
      return spaces.contains(scalars[place])
        && scalars[place] != format.symbols.groupingSeparator
    }))
}
