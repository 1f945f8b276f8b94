import InputRules
import PropertyTesting

extension Law {
  package static let componentsAreJudged = Law(
    """
    A date pattern gives some component, and each within its bounds. The reason names the first \
    component, from year to second, that breaks this.
    """,
    about: .reminders, clauses: ["M2.1", "M2.2"],
    Property(forAll: .components) { subject, components in
      let values = components.values
      let bounds: [(DateComponent, ClosedRange<Int>)] = [
        (.year, 1...9_999), (.month, 1...12), (.day, 1...31), (.weekday, 1...7),
        (.weekdayOrdinal, 1...5), (.hour, 0...23), (.minute, 0...59), (.second, 0...59),
      ]
      let outside = bounds.compactMap { component, range -> TriggerProblem? in
        guard let value = values[component], !range.contains(value) else { return nil }
        return .outOfBounds(component, value)
      }
      let expected = values.isEmpty ? .noComponents : outside.first
      try requireEqual(subject.reminders.problemOfComponents(values), expected, "the reason")
      guard let made = try? DatePattern(values) else { return }
      try requireEqual(made.components, values, "the components of the pattern that is made")
    })
}
