/// Possible components of a pattern.
struct ComponentValues: Hashable, Sendable { var values: [DateComponent: Int] }

extension ComponentValues: CustomStringConvertible {
  var description: String {
    let words = DateComponent.allCases.compactMap { component in
      values[component].map { "\(component) \($0)" }
    }
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }
}

extension Generator where Value == ComponentValues {
  /// Values at the bounds of their components, outside the bounds, or any values.
  static let components = Generator { source in
    var values: [DateComponent: Int] = [:]
    for component in DateComponent.allCases where source.flip(0.4) {
      let (low, high) = (component.values.lowerBound, component.values.upperBound)
      let edges = [low, high, low - 1, high + 1, -low, Int.min, Int.max]
      let isEdge = source.flip(0.5)
      values[component] =
        isEdge ? source.element(of: edges) : low + Int(source.choose(upTo: UInt64(high - low)))
    }
    return ComponentValues(values: values)
  }
}
