/// A standard library type whose values contain other values; it is drawn without its decoder.
///
/// Shrinking can remove each of the contained values.
protocol CompositeValue: Decodable {
  static var parts: [any Decodable.Type] { get }

  static func drawn(by drawing: Drawing, at path: [any CodingKey]) throws -> Self
}

extension Optional: CompositeValue where Wrapped: Decodable {
  static var parts: [any Decodable.Type] { [Wrapped.self] }

  static func drawn(by drawing: Drawing, at path: [any CodingKey]) throws -> Wrapped? {
    try drawing.isLeftOut(Wrapped.self) ? nil : drawing.value(Wrapped.self, at: path)
  }
}

extension Array: CompositeValue where Element: Decodable {
  static var parts: [any Decodable.Type] { [Element.self] }

  static func drawn(by drawing: Drawing, at path: [any CodingKey]) throws -> [Element] {
    var list: [Element] = []
    try drawing.repeating(parts) { list.append(try drawing.value(Element.self, at: path)) }
    return list
  }
}

extension ContiguousArray: CompositeValue where Element: Decodable {
  static var parts: [any Decodable.Type] { [Element.self] }

  static func drawn(by drawing: Drawing, at path: [any CodingKey]) throws -> ContiguousArray {
    ContiguousArray(try Array.drawn(by: drawing, at: path))
  }
}

extension Set: CompositeValue where Element: Decodable {
  static var parts: [any Decodable.Type] { [Element.self] }

  static func drawn(by drawing: Drawing, at path: [any CodingKey]) throws -> Set<Element> {
    Set(try Array.drawn(by: drawing, at: path))
  }
}

extension Dictionary: CompositeValue where Key: Decodable, Value: Decodable {
  static var parts: [any Decodable.Type] { [Key.self, Value.self] }

  static func drawn(by drawing: Drawing, at path: [any CodingKey]) throws -> [Key: Value] {
    var dictionary: [Key: Value] = [:]
    try drawing.repeating(parts) {
      let key = try drawing.value(Key.self, at: path)
      dictionary[key] = try drawing.value(Value.self, at: path)
    }
    return dictionary
  }
}

extension Drawing {
  /// Draws a number of elements that the plan allows, or none if they would be nested too deeply.
  func repeating(_ parts: [any Decodable.Type], _ element: () throws -> Void) throws {
    for part in parts { notes?.mention(part) }
    guard parts.allSatisfy(isFree) || (notes == nil && !isTight) else {
      return source.chooseFirst(upTo: 1)
    }
    var problem: (any Error)?
    var lent = ChoiceSource(bytes: [])
    swap(&lent, &source)
    lent.repeated(plan.counts) { source in
      if problem != nil { return }
      do { try borrowing(&source, element) } catch { problem = error }
    }
    swap(&lent, &source)
    if let problem { throw problem }
  }
}
