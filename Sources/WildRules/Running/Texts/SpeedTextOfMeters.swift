import InputLaws
import InputRules

extension WildRule {
  static let speedTextOfMeters = WildRule(
    "SpeedTextOfMeters", mistake: "A speed is written in meters per second, in whatever unit.",
    source: "our own",
    caughtBy: ["UnitsAgreeOnTheMile", "RunTextsEqualModel"],
    runs: MeterSpeeds())
}

/// The unit is only a label.
private struct MeterSpeeds: WrongRuns {
  func text(of speed: Speed, in unit: SpeedUnit, with symbols: NumberSymbols) -> String {
    model.text(of: speed, in: .metersPerSecond, with: symbols)
  }
}
