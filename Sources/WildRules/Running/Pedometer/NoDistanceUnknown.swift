import InputLaws
import InputRules

extension WildRule {
  static let noDistanceUnknown = WildRule(
    "NoDistanceUnknown", mistake: "No distance at all is shown as not known.",
    source: "https://github.com/madmic1314/ha_strava/pull/4",
    caughtBy: ["PedometerSaysWhatItKnows", "PedometerEqualsModel"],
    runs: WrongPedometer(misreading: { reading in
      if reading.distance == .zero { reading.distance = nil }
    }))
}
