/// The local times of a reminder: those with the given components (M2.1).
public struct DatePattern: Hashable, Sendable {
  /// The given components; at least one, each within its bounds.
  package let components: [DateComponent: Int]

  /// A pattern of components.
  /// - Parameter components: the value of each component, such as `[.hour: 9, .minute: 30]`.
  /// - Throws: `TriggerProblem` if there is no component, or for the first that is outside its
  ///   bounds.
  public init(_ components: [DateComponent: Int]) throws(TriggerProblem) {
    if let problem = TriggerProblem.problem(of: components) { throw problem }
    self.components = components
  }

  /// The component's value, if it is given.
  package subscript(_ component: DateComponent) -> Int? { components[component] }
}

extension DatePattern: CustomStringConvertible {
  /// The given components, from coarse to fine.
  public var description: String {
    DateComponent.allCases.compactMap { component in
      components[component].map { "\(component) \($0)" }
    }.joined(separator: ", ")
  }
}
