import InputLaws
import InputRules

extension WildRule {
  static let longPartsWrap = WildRule(
    "LongPartsWrap", mistake: "A part of many digits wraps around.",
    source: "our own",
    caughtBy: ["ReadingStopsWhereNoTextGoesOn", "RunTextsEqualModel"],
    runs: WrongTimeReadings { time, text, _ in
      guard time == .failure(.tooLarge) else { return time }
      let digits = text.prefix { $0 != ":" }.compactMap(\.wholeNumberValue)
      let wrapped = digits.reduce(Int32(0)) { $0 &* 10 &+ Int32(truncatingIfNeeded: $1) }
      return Result { () throws(RunProblem) in
        try ElapsedTime(microseconds: Int(wrapped.magnitude) * 60_000)
      }
    })
}
