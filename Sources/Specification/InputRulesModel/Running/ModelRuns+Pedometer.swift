extension ModelRuns {
  /// The texts of a pedometer's labels (R6.2).
  public func texts(of reading: PedometerReading) -> PedometerTexts {
    PedometerTexts(
      steps: "Steps: " + (reading.steps.map { "\($0)" } ?? "N/A"),
      distance: "Distance: " + (reading.distance.map { meters($0) } ?? "N/A"),
      averagePace: averagePace(of: reading),
      pace: "Pace: " + (reading.pace.map { speed($0) } ?? "N/A"))
  }

  /// The text of a pedometer's title (R6.4).
  public func status(of reading: PedometerReading, isOn: Bool) -> String {
    let form = TimeForm(.hoursMinutesSeconds, isPadded: true)
    return (isOn ? "On: " : "Pedometer Off: ")
      + text(of: reading.elapsed, as: form, rounding: .nearest)
  }

  /// The average pace, measured or computed from distance and time (R6.3).
  private func averagePace(of reading: PedometerReading) -> String {
    if let pace = reading.averagePace { return "Avg Pace: " + speed(pace) }
    guard let distance = reading.distance, distance.micrometers > 0,
      let computed = try? speed(of: distance, in: reading.elapsed)
    else { return "Avg Pace: N/A" }
    return "Avg Comp Pace: " + speed(pace(of: computed))
  }

  /// A distance in meters and, on the next line, in miles (R6.2).
  private func meters(_ distance: Distance) -> String {
    text(of: exactValue(of: distance, in: .meters)) + " meters,\n "
      + text(of: exactValue(of: distance, in: .miles)) + " mi"
  }

  /// A pace as a speed and, on the next line, as a pace (R6.2).
  private func speed(_ pace: Pace) -> String {
    text(of: exactValue(of: speed(of: pace), in: .metersPerSecond)) + " m/s \n\t\t "
      + text(of: pace, per: .miles, isPadded: true, rounding: .nearest) + " min/mi"
  }

  /// A number with two decimals, with the symbols of the *Running* articles (R6.2).
  private func text(of value: Rational) -> String {
    text(of: value, digits: Alphabet.ascii, separator: ".")
  }
}
