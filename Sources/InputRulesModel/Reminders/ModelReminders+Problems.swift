import InputRules

extension ModelReminders {
  /// Why the components don't form a pattern; nil if they do (M2.2).
  public func problem(of components: [DateComponent: Int]) -> TriggerProblem? {
    if components.isEmpty { return .noComponents }
    let bounds: [(DateComponent, ClosedRange<Int>)] = [
      (.year, 1...9999), (.month, 1...12), (.day, 1...31), (.weekday, 1...7),
      (.weekdayOrdinal, 1...5), (.hour, 0...23), (.minute, 0...59), (.second, 0...59),
    ]
    for (component, range) in bounds {
      if let value = components[component], !range.contains(value) {
        return .outOfBounds(component, value)
      }
    }
    return nil
  }

  /// Why offset and changes don't form a zone; nil if they do (D7.3).
  public func problem(of offset: Int, changes: [CivilZone.Change]) -> CivilZoneError? {
    if isTooFar(offset) { return .offset(offset) }
    for index in changes.indices {
      let change = changes[index]
      if isTooFar(change.offset) { return .offset(change.offset) }
      if change.instant.microseconds % 1_000_000 != 0 { return .notWhole(change: index) }
      if index > 0 && change.instant.microseconds <= changes[index - 1].instant.microseconds {
        return .notAfter(change: index)
      }
    }
    return nil
  }

  /// Whether an offset isn't from −26 to 26 hours (D7.2).
  private func isTooFar(_ offset: Int) -> Bool { offset < -26 * 3_600 || offset > 26 * 3_600 }
}
