/// Something claimed of every input and of any subject: written once, and asked in every way.
///
/// The claim never knows who is asking. Given a subject, the property becomes a `Claim`, which a
/// run samples, an enumeration proves over a small world, a fuzzer attacks and a corpus replays.
public struct Property<Subject: Sendable>: Sendable {
  /// The property's name: by default that of the file it stands in.
  public let name: PropertyName
  @usableFromInline let bind: @Sendable (Subject) -> Claim.Parts

  /// Claims that `claim` throws for no input that `generators` make.
  ///
  /// - Parameters:
  ///   - generators: one for each argument of the claim after the subject.
  ///   - name: the property's name; nil for that of the file.
  ///   - filePath: the file the property stands in.
  ///   - claim: throws (`require`) where the property is false; `assume` leaves an input out.
  @inlinable
  public init<each Input>(
    forAll generators: repeat Generator<each Input>, named name: PropertyName? = nil,
    filePath: String = #filePath,
    _ claim: @escaping @Sendable (Subject, repeat each Input) throws -> Void
  ) {
    self.name = name ?? PropertyName(filePath: filePath)
    // The functions alone: a generator has two, and to call one is to keep both alive.
    let generate = (repeat (each generators).generate)
    bind = { subject in
      Self.parts({ source in (repeat (each generate)(&source)) }, subject, claim)
    }
  }

  /// Claims that `claim` throws for no input that the generator made for the subject makes.
  ///
  /// - Parameters:
  ///   - generator: for a subject, a generator of the claim's other arguments; see `zip`.
  ///   - name: the property's name; nil for that of the file.
  ///   - filePath: the file the property stands in.
  ///   - claim: throws (`require`) where the property is false; `assume` leaves an input out.
  @inlinable
  public init<each Input>(
    forEach generator: @escaping @Sendable (Subject) -> Generator<(repeat each Input)>,
    named name: PropertyName? = nil, filePath: String = #filePath,
    _ claim: @escaping @Sendable (Subject, repeat each Input) throws -> Void
  ) {
    self.name = name ?? PropertyName(filePath: filePath)
    bind = { subject in Self.parts(generator(subject).generate, subject, claim) }
  }

  @inlinable
  static func parts<each Input>(
    _ generate: @escaping @Sendable (inout ChoiceSource) -> (repeat each Input),
    _ subject: Subject,
    _ claim: @escaping @Sendable (Subject, repeat each Input) throws -> Void
  ) -> Claim.Parts {
    (
      { source in
        let input = generate(&source)
        if source.isRejected { return .discarded }
        return Self.verdict { try claim(subject, repeat each input) }
      },
      { source, seed, cases in
        var discarded = 0
        for index in cases {
          source.restart(random: RandomBits(seed: seed, case: index))
          let input = generate(&source)
          if source.isRejected {
            discarded += 1
            continue
          }
          do {
            try claim(subject, repeat each input)
          } catch is Discard {
            discarded += 1
          } catch {
            return (index, discarded)
          }
        }
        return (nil, discarded)
      },
      { source in _ = generate(&source) },
      { source in
        var lines: [String] = []
        let input = generate(&source)
        repeat lines.append(PropertyTesting.describe(each input))
        return lines.joined(separator: "\n")
      }
    )
  }

  /// What is claimed of one subject.
  ///
  /// - Parameters:
  ///   - subject: the implementation the claim is about.
  ///   - name: what the subject is called in reports.
  @inlinable
  public func about(_ subject: Subject, named name: String = "") -> Claim {
    let parts = bind(subject)
    return Claim(
      property: self.name, subject: name, judge: parts.judge, sample: parts.sample,
      generate: parts.generate, describe: parts.describe)
  }

  @inlinable @inline(__always)
  static func verdict(_ claim: () throws -> Void) -> Verdict {
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
