import InputLaws
import InputRules

extension WildRule {
  static let alwaysComputed = WildRule(
    "AlwaysComputed", mistake: "The average is computed though the pedometer knows it.",
    source: "our own",
    caughtBy: ["PedometerSaysWhatItKnows", "PedometerEqualsModel"],
    runs: WrongPedometer(misreading: { reading in
      let isMoving = reading.distance.map { $0 != .zero } ?? false
      if isMoving, reading.elapsed != .zero { reading.averagePace = nil }
    }))
}
