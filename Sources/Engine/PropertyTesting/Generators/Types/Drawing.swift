/// The state while a type's decoder creates a value from drawn values.
final class Drawing {
  let plan: DecodingPlan
  var shapes: [ObjectIdentifier: TypeShape]
  var source = ChoiceSource(bytes: [])
  /// The number of further levels to which recursive types may nest.
  private var levels: Int
  /// Whether the value being drawn must not contain another value of its type.
  private var isAtFloor = false
  /// Overridden values that a decoder has compared with `nil` and will request next.
  private var pending: [String: Any] = [:]
  /// The names of all fields so far, or `nil` if they aren't recorded.
  var names: Set<String>?
  /// The error for an override whose values have a different type than the field.
  private(set) var mismatch: (any Error)?
  /// The types whose values are being created while another type's shape is learned.
  var active: Set<ObjectIdentifier> = []
  /// The notes about a type while its shape is learned, or `nil`.
  var notes: ShapeNotes?

  init(_ plan: DecodingPlan) {
    self.plan = plan
    shapes = plan.shapes
    levels = plan.depth
  }

  /// Whether to draw only values with the fewest levels.
  var isTight: Bool { levels <= 0 || source.isLarge }

  func value<Value: Decodable>(_ type: Value.Type, at path: [any CodingKey]) throws -> Value {
    if let value = overridden(type, at: path) { return try matching(value, at: path) }
    if let known = type as? any Arbitrary.Type { return try matching(draw(known), at: path) }
    if let whole = type as? any CompositeValue.Type {
      return try matching(whole.drawn(by: self, at: path), at: path)
    }
    if let cases = EnumCases.all(of: type) {
      return cases[Int(source.choose(upTo: UInt64(cases.count - 1)))]
    }
    return try notes == nil ? decoded(type, at: path) : noted(type, at: path)
  }

  private func draw<Value: Arbitrary>(_ type: Value.Type) -> Any {
    Value.arbitrary.generate(&source)
  }

  func borrowing<Part>(_ lent: inout ChoiceSource, _ body: () throws -> Part) rethrows -> Part {
    swap(&lent, &source)
    defer { swap(&lent, &source) }
    return try body()
  }
}

extension Drawing {
  private func decoded<Value: Decodable>(
    _ type: Value.Type, at path: [any CodingKey]
  ) throws -> Value {
    let shape = try shape(of: type)
    if shape.isUncertain && shape.isRecursive && isTight { return try shallow(type, at: path) }
    let span = source.isRecording ? source.openSpan("\(type)") : 0
    defer { source.closeSpan(span) }
    let option = option(of: shape)
    if shape.isRecursive { levels -= 1 }
    defer { if shape.isRecursive { levels += 1 } }
    return try Value(
      from: DrawingDecoder(drawing: self, frame: DecodingFrame(path, shape.way(option))))
  }

  /// Draws a value of a recursive type whose decoder alone determines the value's depth.
  ///
  /// Values are drawn until a value doesn't contain another value of its type. If the source's
  /// choices don't lead to such a value, fixed choices are used.
  private func shallow<Value: Decodable>(
    _ type: Value.Type, at path: [any CodingKey]
  ) throws -> Value {
    if isAtFloor { throw NoValue(type: type) }
    isAtFloor = true
    defer { isAtFloor = false }
    func attempt() -> Value? {
      try? Value(from: DrawingDecoder(drawing: self, frame: DecodingFrame(path, .any)))
    }
    for _ in 0..<source.retries {
      let span = source.isRecording ? source.openSpan("try") : 0
      defer { source.closeSpan(span) }
      if let value = attempt() { return value }
    }
    for index in 0..<200 {
      var fixed = ChoiceSource(random: RandomBits(seed: 0, case: index))
      if let value = borrowing(&fixed, attempt) { return value }
    }
    throw NoValue(type: type)
  }

  private func shape<Value: Decodable>(of type: Value.Type) throws -> TypeShape {
    if shapes[ObjectIdentifier(type)] == nil {
      var learner = ShapeLearner(plan)
      learner.learn(type)
      shapes.merge(learner.shapes) { $1 }
    }
    let shape = shapes[ObjectIdentifier(type)] ?? TypeShape(.plain, needs: [0])
    if shape.options.isEmpty { throw NoValue(type: type) }
    return shape
  }

  private func option(of shape: TypeShape) -> Int {
    let count = shape.options.count
    if count == 1 { return shape.options[0] }
    let last = UInt64((isTight ? shape.shallow : count) - 1)
    let option = source.choose(upTo: UInt64(count - 1), visiting: last) { $0.next(upTo: last) }
    return shape.options[option <= last ? Int(option) : 0]
  }

  /// Returns whether values of `type` may be drawn without a limit on depth.
  func isFree(_ type: any Decodable.Type) -> Bool {
    if let whole = type as? any CompositeValue.Type { return whole.parts.allSatisfy(isFree) }
    if type is any Arbitrary.Type || EnumCases.all(of: type) != nil { return true }
    return notes == nil && shapes[ObjectIdentifier(type)]?.isBounded == true
  }

  /// Chooses whether to omit an optional value of `type`; always omits one that would be too deep.
  func isLeftOut(_ type: any Decodable.Type) -> Bool {
    notes?.mention(type)
    if isFree(type) || (notes == nil && !isTight) { return !source.flip(0.75) }
    source.chooseFirst(upTo: 1)
    return true
  }
}

extension Drawing {
  private func overridden<Value>(_ type: Value.Type, at path: [any CodingKey]) -> Any? {
    if let name = name(of: path) {
      if let value = pending.removeValue(forKey: name) { return value }
      if let field = plan.fields[name] { return field.draw(&source) }
    }
    return plan.types[ObjectIdentifier(type)]?.draw(&source)
  }

  /// Returns whether the value that overrides a field is `nil`; returns `nil` if the field isn't
  /// overridden.
  func isOverriddenWithNil(_ path: [any CodingKey]) -> Bool? {
    guard let name = name(of: path), let field = plan.fields[name] else { return nil }
    let value = field.draw(&source)
    if let value = value as? any OptionalValue, value.wrapped == nil { return true }
    pending[name] = value
    return false
  }

  /// Returns the name of a field, without list indices, or `nil` if no name is needed.
  private func name(of path: [any CodingKey]) -> String? {
    if plan.fields.isEmpty || path.isEmpty { return nil }
    let name = path.filter { $0.intValue == nil }.map(\.stringValue).joined(separator: ".")
    names?.insert(name)
    return name
  }

  private func matching<Value>(_ value: Any, at path: [any CodingKey]) throws -> Value {
    if let value = value as? Value { return value }
    let error = DecodingError.typeMismatch(
      Value.self,
      DecodingError.Context(
        codingPath: path,
        debugDescription: "needs \(Value.self), but its generator makes \(Swift.type(of: value))"))
    mismatch = error
    throw error
  }
}

/// The error for a type whose values always contain another value of the type.
struct NoValue: Error, CustomStringConvertible {
  let type: Any.Type
  var description: String { "every \(type) contains another \(type)" }
}
