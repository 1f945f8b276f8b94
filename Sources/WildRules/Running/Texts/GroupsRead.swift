import InputLaws
import InputRules

extension WildRule {
  static let groupsRead = WildRule(
    "GroupsRead", mistake: "Separators between groups are left out before a distance is read.",
    source: "https://github.com/ljmerza/travel-time-card/issues/11",
    caughtBy: ["RunTextsEqualModel"],
    runs: WrongDistanceReadings { text, symbols in
      var text = text
      text.unicodeScalars.removeAll { $0 == symbols.groupingSeparator }
      return (text, symbols)
    })
}
