import InputLaws
import InputRules

extension WildRule {
  static let ambiguousBeginning = WildRule(
    "AmbiguousBeginning", mistake: "A text is ambiguous if any beginning of it is.",
    source: "our own",
    caughtBy: ["ActionsAnswerAsTheirFunctions", "WheelTextsEqualModel"],
    wheels: WrongReadings { rows, text, set in
      guard case .success = rows else { return rows }
      let units = Array(text.utf16)
      var readings = [0: 1]
      for titles in set.titles {
        var next: [Int: Int] = [:]
        for title in titles.map({ Array($0.utf16) }) {
          for (offset, count) in readings where units[offset...].starts(with: title) {
            next[offset + title.count, default: 0] += min(count, 2)
          }
        }
        if next.values.contains(where: { $0 > 1 }) { return .failure(.ambiguous) }
        readings = next
      }
      return rows
    })
}
