/// A claim about all inputs, which can be checked for any subject.
///
/// With a subject, the property becomes a `Claim`. A run then checks it with random inputs, and an
/// enumeration proves it for small inputs. A fuzzer searches for counterexamples, and a corpus
/// replays kept inputs.
public struct Property<Subject: Sendable>: Sendable {
  /// The property's name; by default the name of its file.
  public let name: PropertyName
  @usableFromInline let bind: @Sendable (Subject) -> Claim.Parts

  @inlinable init(
    named name: PropertyName?, filePath: String,
    _ bind: @escaping @Sendable (Subject) -> Claim.Parts
  ) {
    self.name = name ?? PropertyName(filePath: filePath)
    self.bind = bind
  }

  /// Creates a property of a subject for all inputs from several generators.
  /// - Parameters:
  ///   - generators: the generators, one for each argument of the claim after the subject.
  ///   - name: the property's name, or `nil` for the file's name.
  ///   - filePath: the path of the property's file.
  ///   - claim: the claim, which fails if it throws (`require`) or returns false; `assume` discards
  ///     an input.
  @inlinable public init<each Input, Outcome>(
    forAll generators: repeat Generator<each Input>, named name: PropertyName? = nil,
    filePath: String = #filePath,
    _ claim: @escaping @Sendable (Subject, repeat each Input) throws -> Outcome
  ) {
    let inputs = zip(repeat each generators)
    self.init(forEach: { _ in inputs }, named: name, filePath: filePath, claim)
  }

  /// Creates a property of a subject for all inputs from a generator.
  ///
  /// This initializer avoids the cost of a parameter pack, which matters only for very fast claims.
  ///
  /// The parameters are those of the initializer for several generators.
  @inlinable public init<Input, Outcome>(
    forAll generator: Generator<Input>, named name: PropertyName? = nil,
    filePath: String = #filePath,
    _ claim: @escaping @Sendable (Subject, Input) throws -> Outcome
  ) {
    self.init(named: name, filePath: filePath) { subject in
      Claim.parts(generator) {
        try requireTrue(claim(subject, $0))
      } arguments: {
        [$0]
      }
    }
  }

  /// Creates a property with a generator that depends on the subject.
  /// - Parameters:
  ///   - generator: returns, for a subject, a generator of the claim's other arguments (see `zip`).
  ///   - name: the property's name, or `nil` for the file's name.
  ///   - filePath: the path of the property's file.
  ///   - claim: the claim, which fails if it throws (`require`) or returns false; `assume` discards
  ///     an input.
  @inlinable public init<each Input, Outcome>(
    forEach generator: @escaping @Sendable (Subject) -> Generator<(repeat each Input)>,
    named name: PropertyName? = nil, filePath: String = #filePath,
    _ claim: @escaping @Sendable (Subject, repeat each Input) throws -> Outcome
  ) {
    self.init(named: name, filePath: filePath) { subject in
      Claim.parts(generator(subject)) { input in
        try requireTrue(claim(subject, repeat each input))
      } arguments: { input in
        var arguments: [Any] = []
        repeat arguments.append(each input)
        return arguments
      }
    }
  }

  /// Returns the claim about one subject.
  /// - Parameters:
  ///   - subject: the implementation that the claim is about.
  ///   - name: the subject's name in reports.
  @inlinable public func about(_ subject: Subject, named name: String = "") -> Claim {
    Claim(property: self.name, subject: name, bind(subject))
  }
}

/// A property's name and chapter, which also identify its test, fuzz target and corpus.
public struct PropertyName: Hashable, Sendable, Codable {
  /// The folder of the property's file, such as `Editing`.
  public let chapter: String
  /// The file's name without its extension, such as `RefusalChangesNothing`.
  public let name: String

  /// Creates the name of a property.
  /// - Parameters:
  ///   - chapter: the folder of the property's file.
  ///   - name: the file's name without its extension.
  public init(chapter: String, name: String) {
    self.chapter = chapter
    self.name = name
  }

  /// Creates the name of a property from the path of its file.
  /// - Parameter path: the path of the file, such as `#filePath`.
  public init(filePath path: String) {
    let parts = path.split(separator: "/").suffix(2)
    chapter = parts.count == 2 ? String(parts.first ?? "") : ""
    name = String((parts.last ?? "").prefix { $0 != "." })
  }
}

extension PropertyName: CustomStringConvertible {
  /// The chapter and the name, separated by a slash.
  public var description: String { "\(chapter)/\(name)" }
}
