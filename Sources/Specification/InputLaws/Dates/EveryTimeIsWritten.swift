extension Law {
  package static let everyTimeIsWritten = Law(
    """
    A date format writes even impossible local times: negative numbers after a minus sign, and \
    other numbers unchanged. It omits a month, half-day or weekday that doesn't exist.
    """, clauses: ["D10.17", "D10.18", "D10.19", "D10.21"],
    Property(forAll: .anyNumbersOfTime) { subject, time in
      for field in WrittenTime.fields where field != "zzzz" {
        let text = subject.civilTimes.formatted(time, field, .english, "")
        try requireEqual(text, time.text(of: field, .english, ""), field)
      }
    })
}

extension CivilTime {
  /// The model's text for a field (D10.17 to D10.21).
  func text(of field: String, _ names: DateNames, _ zoneName: String) -> String {
    ModelCivilTime().text(of: self, format: field, names: names, zoneName: zoneName)
  }
}

extension Generator<CivilTime> {
  /// The components of a time, some of which may be out of range.
  fileprivate static let anyNumbersOfTime = Generator { source in
    let year = source.flip() ? source.civilYear() : source.loose(-290_000...290_000)
    return CivilTime(
      year: year, month: source.loose(1...12), day: source.loose(1...31),
      hour: source.loose(0...23), minute: source.loose(0...59), second: source.loose(0...59))
  }
  .cover("a year that no date has", atLeast: 0.02) { !(-290_000...290_000 ~= $0.year) }
  .cover("an hour that no clock shows", atLeast: 0.1) { !(0...23 ~= $0.hour) }
}
