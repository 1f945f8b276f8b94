import InputLaws
import InputRules

extension WildRule {
  static let pointRead = WildRule(
    "PointRead", mistake: "A distance is read with a point only, in every locale.",
    source: "https://github.com/videokit-ai/natstep/issues/1",
    caughtBy: ["TextsAreReadBack", "RunTextsEqualModel"],
    runs: WrongDistanceReadings { text, _ in (text, .posix) })
}
