import PropertyTesting
import Testing

/// Records an issue unless a system agrees with its model, whatever the two are told to do.
@discardableResult
public func expectHolds<Model, System>(
  _ machine: StateMachine<Model, System>, settings: RunSettings = .fromEnvironment(),
  choices: String? = nil, name: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Report {
  let name = PropertyName(chapter: "Tests", name: String(name.prefix { $0 != "(" }))
  return expectHolds(
    machine.claim(named: name), settings, choices: choices, sourceLocation: sourceLocation)
}
