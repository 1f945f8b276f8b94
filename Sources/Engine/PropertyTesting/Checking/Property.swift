/// A claim about every input and any subject, written once and checked in every way.
///
/// The claim doesn't depend on how it is checked. With a subject, the property becomes a `Claim`: a
/// run samples it, an enumeration proves it for small inputs, a fuzzer attacks it, and a corpus
/// replays it.
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

  /// A property of a subject for all inputs from several generators.
  /// - Parameters:
  ///   - generators: the generators, one for each argument of the claim after the subject.
  ///   - name: the property's name, or `nil` for the file's name.
  ///   - filePath: the file the property is in.
  ///   - claim: throws (`require`) or returns false if the property is false; may `assume`
  ///     conditions.
  @inlinable public init<each Input, Outcome>(
    forAll generators: repeat Generator<each Input>, named name: PropertyName? = nil,
    filePath: String = #filePath,
    _ claim: @escaping @Sendable (Subject, repeat each Input) throws -> Outcome
  ) {
    let inputs = zip(repeat each generators)
    self.init(forEach: { _ in inputs }, named: name, filePath: filePath, claim)
  }

  /// A property of a subject for all inputs from a generator.
  ///
  /// Like the initializer for several generators, but without the cost of a parameter pack, which
  /// matters only for very fast claims.
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

  /// Claims that `claim` throws for no input of the generator made for the subject.
  /// - Parameters:
  ///   - generator: returns a generator of the claim's other arguments for a subject; see `zip`.
  ///   - name: the property's name, or `nil` for the file's name.
  ///   - filePath: the file the property is in.
  ///   - claim: throws (`require`) or returns false if the property is false; may `assume`
  ///     conditions.
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

  /// The claim about one subject.
  /// - Parameters:
  ///   - subject: the implementation the claim is about.
  ///   - name: the subject's name in reports.
  @inlinable public func about(_ subject: Subject, named name: String = "") -> Claim {
    Claim(property: self.name, subject: name, bind(subject))
  }
}

/// A property's name and chapter, which also name its test case, fuzz target and corpus folder.
public struct PropertyName: Hashable, Sendable, Codable {
  /// The folder of the property's file, such as `Editing`.
  public let chapter: String
  /// The file's name without its extension, such as `RefusalChangesNothing`.
  public let name: String

  /// The name of a property.
  /// - Parameters:
  ///   - chapter: the folder of the property's file.
  ///   - name: the file's name without its extension.
  public init(chapter: String, name: String) {
    self.chapter = chapter
    self.name = name
  }

  /// The name of a property in a file.
  /// - Parameter path: the path of the file, such as `#filePath`.
  public init(filePath path: String) {
    let parts = path.split(separator: "/").suffix(2)
    chapter = parts.count == 2 ? String(parts.first ?? "") : ""
    name = String((parts.last ?? "").prefix { $0 != "." })
  }
}

extension PropertyName: CustomStringConvertible {
  /// The chapter and the name, as in a path.
  public var description: String { "\(chapter)/\(name)" }
}
