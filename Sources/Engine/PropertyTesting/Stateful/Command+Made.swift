/// The name of a thing that a command created, such as a file handle.
///
/// The model uses the name, and the system uses the thing. If shrinking removes the command that
/// created the thing, it also removes later commands on the thing, or makes them use a different
/// thing.
public struct Made<Thing>: Hashable, Sendable {
  /// The number of things that earlier commands of the trace created.
  let number: Int
}

extension Made: CustomStringConvertible {
  /// A letter; after the first 26 things, a letter and a number.
  public var description: String {
    let letter = Unicode.Scalar(UInt8(97 + number % 26))
    return "\(letter)" + (number < 26 ? "" : "\(number / 26)")
  }
}

extension Command {
  /// Creates a command that creates a thing for later commands.
  ///
  ///     Command("open", .text(upTo: 9), making: { $0.files[$2] = $1 }, system: { $0.open($1) })
  ///
  /// - Parameters:
  ///   - name: the command's name in traces.
  ///   - argument: the generator of the argument.
  ///   - weight: the frequency in random traces, relative to the other enabled commands.
  ///   - isEnabled: returns whether the command may be used in a state of the model.
  ///   - model: changes the model, and receives the name of the new thing.
  ///   - system: creates the thing.
  public init<Argument: Sendable, Thing>(
    _ name: String, _ argument: Generator<Argument>, weight: Int = 1,
    when isEnabled: (@Sendable (Model) -> Bool)? = nil,
    making model: @escaping @Sendable (inout Model, Argument, Made<Thing>) -> Void,
    system: @escaping @Sendable (inout System, Argument) throws -> Thing
  ) {
    self.init(
      name, weight: weight, when: isEnabled, drawing: { source, _ in argument.generate(&source) },
      call: { "\(Made<Thing>(number: $1)) = " + PropertyTesting.call(of: name, $0) }
    ) { performance, argument in
      model(&performance.model, argument, Made(number: performance.made))
      performance.made += 1
      if let thing = try performance.onSystem({ try system(&$0, argument) }) {
        performance.things.append(thing)
      }
    }
  }

  /// Creates a command on a thing that an earlier command created; the answers must be equal.
  ///
  ///     Command("read", from: { $0.open }, model: { $0.text[$1] }, system: { $1.read() })
  ///
  /// - Parameters:
  ///   - name: the command's name in traces.
  ///   - known: returns the names of the things in a state of the model, in any order; if there are
  ///     none, the command isn't enabled.
  ///   - weight: the frequency in random traces, relative to the other enabled commands.
  ///   - isEnabled: returns whether the command may be used in a state of the model.
  ///   - model: changes the model, and returns its answer.
  ///   - system: performs the command with the thing, and returns the system's answer.
  public init<Thing, Answer>(
    _ name: String, from known: @escaping @Sendable (Model) -> [Made<Thing>], weight: Int = 1,
    when isEnabled: (@Sendable (Model) -> Bool)? = nil,
    model: @escaping @Sendable (inout Model, Made<Thing>) -> Answer,
    system: @escaping @Sendable (inout System, Thing) throws -> Answer
  ) {
    self.init(
      name, from: known, .just(()), weight: weight, when: isEnabled,
      model: { state, made, _ in model(&state, made) },
      system: { subject, thing, _ in try system(&subject, thing) })
  }

  /// Creates a command on a thing that an earlier command created, with an additional argument.
  ///
  /// The parameters are those of a command without the additional argument, which `argument`
  /// generates.
  public init<Thing, Argument: Sendable, Answer>(
    _ name: String, from known: @escaping @Sendable (Model) -> [Made<Thing>],
    _ argument: Generator<Argument>, weight: Int = 1,
    when isEnabled: (@Sendable (Model) -> Bool)? = nil,
    model: @escaping @Sendable (inout Model, Made<Thing>, Argument) -> Answer,
    system: @escaping @Sendable (inout System, Thing, Argument) throws -> Answer
  ) {
    let canRun: @Sendable (Model) -> Bool = { isEnabled?($0) ?? true && !known($0).isEmpty }
    self.init(
      name, weight: weight, when: canRun,
      drawing: { ($0.thing(of: known($1)), argument.generate(&$0)) },
      call: { drawn, _ in
        PropertyTesting.call(of: name, Argument.self == Void.self ? drawn.0 : drawn)
      }
    ) { performance, drawn in
      let (made, things) = (drawn.0, performance.things)
      let expected = model(&performance.model, made, drawn.1)
      let found = try performance.onSystem { subject in
        guard made.number < things.count, let thing = things[made.number] as? Thing else {
          throw Failure("\(made) belongs to another trace", at: "answer")
        }
        return try system(&subject, thing, drawn.1)
      }
      if let found { try Self.compareAny(found, expected) }
      return expected
    }
  }

  private static func compareAny<Answer>(_ found: Answer, _ expected: Answer) throws {
    if Answer.self == Void.self { return }
    guard let type = Answer.self as? any Equatable.Type else {
      throw Failure("can't compare \(Answer.self) answers; make the type Equatable", at: "answer")
    }
    if !areEqual(found, expected, as: type) { throw Failure(found, expected) }
  }

  private static func areEqual<Same: Equatable>(
    _ one: Any, _ other: Any, as _: Same.Type
  ) -> Bool {
    one as? Same == other as? Same
  }
}

extension ChoiceSource {
  /// Chooses one of the things in a model; the first thing is the simplest.
  ///
  /// Options beyond the index of the last thing select the last thing, so choices stay valid if
  /// commands are removed.
  fileprivate mutating func thing<Thing>(of known: [Made<Thing>]) -> Made<Thing> {
    let (things, last) = (known.sorted { $0.number < $1.number }, UInt64(known.count - 1))
    let option = span(Recording.thing) { source in
      source.choose(upTo: max(15, last), visiting: last) { $0.next(upTo: last) }
    }
    return things[Int(min(option, last))]
  }
}
