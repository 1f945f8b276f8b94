extension Generator where Value: Decodable & SendableMetatype {
  /// Values of any decodable type, whose decoder receives drawn values.
  ///
  ///     try .any(User.self, overriding: .field("email", with: emails))
  ///
  /// Optionals are nil first, lists are empty first, and enums have their first case first. The
  /// types of the parts may be `Arbitrary`, enums without payloads, or created by their decoders,
  /// which may be synthesized or your own. A recursive type begins with its shallowest case. A
  /// value that a decoder refuses is drawn again, up to twenty times; then the case is discarded.
  /// - Parameters:
  ///   - type: the type.
  ///   - counts: the numbers of elements in a list, set or dictionary; equal elements of a set
  ///     count once.
  ///   - depth: the largest depth to which a recursive type may contain itself, unless every value
  ///     needs more; at most 1,000.
  ///   - overrides: other generators for fields, or for types within the value.
  /// - Throws: `GeneratorError` if no value can be decoded, a field doesn't exist, a count is
  ///   negative, or the depth is above 1,000.
  public static func any(
    _ type: Value.Type = Value.self, counts: ClosedRange<Int> = 0...5, depth: Int = 4,
    overriding overrides: FieldOverride...
  ) throws(GeneratorError) -> Generator {
    if let error = GeneratorError(counts: counts) ?? GeneratorError(depth: depth) { throw error }
    var plan = DecodingPlan(counts: counts, depth: depth, overriding: overrides)
    var learner = ShapeLearner(plan)
    learner.learn(type)
    plan.shapes = learner.shapes
    return Generator(plan, discarding: Placeholder(value: try plan.example(type)))
  }

  private init(_ plan: DecodingPlan, discarding placeholder: Placeholder<Value>) {
    self.init { source in
      for _ in 0..<source.retries {
        let value = source.span("try") { try? plan.draw(Value.self, from: &$0) }
        if let value { return value }
      }
      source.reject()
      return placeholder.value
    }
  }
}

/// The value of a discarded case, which never reaches a claim, so its type needn't be sendable.
private struct Placeholder<Value>: @unchecked Sendable {
  let value: Value
}

extension DecodingPlan {
  /// A value that the type's decoder accepts.
  /// - Throws: `GeneratorError` if none of 200 values is accepted, or a named field doesn't exist.
  fileprivate func example<Value: Decodable>(
    _ type: Value.Type
  ) throws(GeneratorError) -> Value {
    var (example, problem): (Value?, String) = (nil, "")
    var (missing, names) = (Set(fields.keys), Set<String>())
    // A field in one case of an enum may take a while to occur.
    for index in 0..<200 where example == nil || !fields.isEmpty {
      let drawing = Drawing(self)
      drawing.source = ChoiceSource(random: RandomBits(seed: 0, case: index))
      drawing.names = []
      do { example = try drawing.value(type, at: []) } catch { problem = Self.sentence(error) }
      names.formUnion(drawing.names ?? [])
      missing.subtract(names)
      if let error = drawing.mismatch {
        throw .undecodable(type: "\(type)", Self.sentence(error))
      }
    }
    guard let example else { throw .undecodable(type: "\(type)", problem) }
    if let field = missing.min() {
      throw .unknownField(field, of: "\(type)", fields: names.sorted())
    }
    return example
  }

  private static func sentence(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return (path.isEmpty ? "" : "\(path): ") + context.debugDescription
    case _: return "\(error)"
    }
  }
}
