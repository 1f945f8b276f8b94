/// Something claimed of every input and of any subject: written once, and asked in every way.
///
/// The claim never knows who is asking. Given a subject, the property becomes a `Claim`, which a
/// run samples, an enumeration proves over a small world, a fuzzer attacks and a corpus replays.
public struct Property<Subject: Sendable>: Sendable {
  /// The property's name: by default that of the file it stands in.
  public let name: PropertyName
  private let bind: @Sendable (Subject) -> Claim.Parts

  /// Claims that `claim` throws for no input that `generators` make.
  ///
  /// - Parameters:
  ///   - generators: one for each argument of the claim after the subject.
  ///   - name: the property's name; nil for that of the file.
  ///   - filePath: the file the property stands in.
  ///   - claim: throws (`require`) where the property is false; `assume` leaves an input out.
  public init<each Input>(
    forAll generators: repeat Generator<each Input>, named name: PropertyName? = nil,
    filePath: String = #filePath,
    _ claim: @escaping @Sendable (Subject, repeat each Input) throws -> Void
  ) {
    let inputs = zip(repeat each generators)
    self.init(forEach: { _ in inputs }, named: name, filePath: filePath, claim)
  }

  /// Claims that `claim` throws for no input that the generator made for the subject makes.
  ///
  /// - Parameters:
  ///   - generator: for a subject, a generator of the claim's other arguments; see `zip`.
  ///   - name: the property's name; nil for that of the file.
  ///   - filePath: the file the property stands in.
  ///   - claim: throws (`require`) where the property is false; `assume` leaves an input out.
  public init<each Input>(
    forEach generator: @escaping @Sendable (Subject) -> Generator<(repeat each Input)>,
    named name: PropertyName? = nil, filePath: String = #filePath,
    _ claim: @escaping @Sendable (Subject, repeat each Input) throws -> Void
  ) {
    self.name = name ?? PropertyName(filePath: filePath)
    bind = { subject in
      let inputs = generator(subject)
      return (
        { source in
          let input = inputs.generate(&source)
          if source.isRejected { return .discarded }
          return Self.verdict { try claim(subject, repeat each input) }
        },
        { source in _ = inputs.generate(&source) },
        { source in
          var lines: [String] = []
          let input = inputs.generate(&source)
          repeat lines.append(PropertyTesting.describe(each input))
          return lines.joined(separator: "\n")
        }
      )
    }
  }

  /// What is claimed of one subject.
  ///
  /// - Parameters:
  ///   - subject: the implementation the claim is about.
  ///   - name: what the subject is called in reports.
  public func about(_ subject: Subject, named name: String = "") -> Claim {
    let parts = bind(subject)
    return Claim(
      property: self.name, subject: name, judge: parts.judge, generate: parts.generate,
      describe: parts.describe)
  }

  @inline(__always)
  private static func verdict(_ claim: () throws -> Void) -> Verdict {
    do {
      try claim()
      return .holds
    } catch let failure as Failure {
      return .fails(failure)
    } catch is Discard {
      return .discarded
    } catch {
      return .fails(Failure("the claim threw: \(error)", at: "\(type(of: error))"))
    }
  }
}
