import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let minimumGroupingIgnored = WildRule(
    "MinimumGroupingIgnored", mistake: "Four digits are grouped where the locale groups only five.",
    source: "https://github.com/richardschneider/net-cldr/issues/4",
    caughtBy: ["TypedNumberIsGrouped", "LocalesGroupAsCLDRSays"],
    numbers: WrongTexts { number, format throws(NumberWritingError) in
      var eager = format
      let grouping = format.symbols.grouping
      eager.regroup(NumberGrouping(primary: grouping.primary, secondary: grouping.secondary))
      return try ModelNumbers().text(of: number, in: eager)
    })
}
