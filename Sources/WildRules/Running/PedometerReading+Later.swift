import InputRules

extension PedometerReading {
  /// The reading a second later.
  var later: PedometerReading {
    var later = self
    later.elapsed = (try? ElapsedTime(microseconds: elapsed.microseconds + 1_000_000)) ?? elapsed
    return later
  }
}
