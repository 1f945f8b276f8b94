extension Generator {
  /// Generates one of the given values; all are equally likely.
  /// - Parameters:
  ///   - first: the simplest value.
  ///   - others: the other values, from simple to complex.
  @inlinable public static func element(of first: Value, _ others: Value...) -> Generator
  where Value: Sendable {
    chosen(from: [first] + others)
  }

  /// Generates one of several values; all are equally likely.
  /// - Parameter values: the values, of which the first is the simplest.
  /// - Throws: `GeneratorError` if the array is empty.
  @inlinable public static func element(of values: [Value]) throws(GeneratorError) -> Generator
  where Value: Sendable {
    if values.isEmpty { throw .nothingToChoose }
    return chosen(from: values)
  }

  @inlinable static func chosen(from values: [Value]) -> Generator where Value: Sendable {
    // The list is empty only for a type without cases.
    if values.isEmpty { endProcess("\(Value.self) has no cases; anyCase needs at least one.") }
    let last = UInt64(values.count - 1)
    return Generator(count: last + 1) { values[Int($0.choose(upTo: last))] }.reading { value in
      if let all = values as? [Character], let one = value as? Character {
        return all.firstIndex(of: one).map { [UInt64($0)] }
      }
      let text = describe(value)
      return values.firstIndex { describe($0) == text }.map { [UInt64($0)] }
    }
  }

  /// Generates a value from one of the given generators; all are equally likely.
  /// - Parameters:
  ///   - first: the generator of the simplest values.
  ///   - others: the other generators, from simple to complex.
  @inlinable public static func oneOf(_ first: Generator, _ others: Generator...) -> Generator {
    chosen(from: [first] + others)
  }

  /// Generates a value from one of several generators; all are equally likely.
  /// - Parameter generators: the generators, of which the first is the simplest.
  /// - Throws: `GeneratorError` if the array is empty.
  @inlinable
  public static func oneOf(_ generators: [Generator]) throws(GeneratorError) -> Generator {
    if generators.isEmpty { throw .nothingToChoose }
    return chosen(from: generators)
  }

  /// Generates a value from one of the given generators; each case may omit some generators.
  ///
  /// Half of the cases use all generators. The other cases omit each generator with a probability
  /// of one half. Many bugs appear only if a kind of input is missing, or if there is only one
  /// kind. Enumerations use all generators.
  /// - Parameters:
  ///   - first: the generator of the simplest values.
  ///   - others: the other generators, from simple to complex.
  @inlinable public static func swarm(_ first: Generator, _ others: Generator...) -> Generator {
    chosen(from: [first] + others, isSwarm: true)
  }

  /// Generates a value from one of several generators; each case may omit some generators.
  /// - Parameter generators: the generators, of which the first is the simplest.
  /// - Throws: `GeneratorError` if the array is empty.
  @inlinable
  public static func swarm(_ generators: [Generator]) throws(GeneratorError) -> Generator {
    if generators.isEmpty { throw .nothingToChoose }
    return chosen(from: generators, isSwarm: true)
  }

  @inlinable static func chosen(from options: [Generator], isSwarm: Bool = false) -> Generator {
    chosen(from: options, Weights(Array(repeating: 1, count: options.count)), isSwarm: isSwarm)
  }
}

extension Generator where Value: CaseIterable & Sendable {
  /// Generates any of the type's cases; the first is the simplest.
  ///
  /// - Precondition: the type has at least one case.
  @inlinable public static var anyCase: Generator { chosen(from: Array(Value.allCases)) }
}
