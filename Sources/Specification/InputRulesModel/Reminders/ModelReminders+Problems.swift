extension ModelReminders {
  /// The reason the components don't form a pattern; nil if they do (M2.2).
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
}
