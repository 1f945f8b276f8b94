/// A command with its argument drawn: what a trace is made of.
struct Step<Model, System>: Sendable {
  /// The command's name.
  let command: String
  /// The command's argument, or a tuple of them.
  let argument: any Sendable
  /// Takes the step on the model alone and returns its answer.
  let advance: @Sendable (inout Model) -> Any
  /// Takes the step on both and throws where the system does otherwise.
  let run: @Sendable (inout Model, inout System) throws -> Void

  /// The call in words, such as `push(3)`.
  var call: String {
    let mirror = Mirror(reflecting: argument)
    let arguments = mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [argument]
    return "\(command)(\(arguments.map { PropertyTesting.describe($0) }.joined(separator: ", ")))"
  }

  /// The call, and the answer that the model gives to it.
  func describe(on model: inout Model) -> String {
    let answer = advance(&model)
    return answer is Void ? call : "\(call) → \(PropertyTesting.describe(answer))"
  }
}
