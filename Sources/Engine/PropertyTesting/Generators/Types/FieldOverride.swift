/// A replacement for the generator of a field or a type in `Generator.any(_:)`.
public struct FieldOverride: Sendable {
  enum Place: Hashable, Sendable {
    case field(String)
    case type(ObjectIdentifier)
  }

  let place: Place
  /// The name of the values' type, for messages.
  let type: String
  let draw: @Sendable (inout ChoiceSource) -> Any

  private init<Value>(_ place: Place, _ generator: Generator<Value>) {
    self.place = place
    type = "\(Value.self)"
    draw = { generator.generate(&$0) }
  }

  /// Overrides the values of one field.
  /// - Parameters:
  ///   - path: the field's coding key. For a nested field, the keys from the outside in, such as
  ///     `address.city`. The elements of a list have the name of the list. An enumeration case's
  ///     first associated value is named `_0` if it has no label.
  ///   - generator: the generator of the field's values.
  public static func field<Value>(
    _ path: String, with generator: Generator<Value>
  ) -> FieldOverride {
    FieldOverride(.field(path), generator)
  }

  /// Overrides all values of one type, in any field.
  /// - Parameters:
  ///   - type: the type.
  ///   - generator: the generator of the type's values.
  public static func every<Value>(
    _ type: Value.Type, with generator: Generator<Value>
  ) -> FieldOverride {
    FieldOverride(.type(ObjectIdentifier(type)), generator)
  }
}

extension Generator {
  /// Returns a generator of the same values, with one property from another generator.
  ///
  ///     try .any(User.self).overriding(\.age, with: .int(in: 18...99))
  ///
  /// - Parameters:
  ///   - property: the property, which must be a variable. For constants, use `any(_:overriding:)`.
  ///   - part: the generator of the property's values.
  @inlinable public func overriding<Part>(
    _ property: WritableKeyPath<Value, Part> & Sendable, with part: Generator<Part>
  ) -> Generator {
    Generator { source in
      var value = generate(&source)
      value[keyPath: property] = part.generate(&source)
      return value
    }
  }
}
