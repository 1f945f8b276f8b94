/// A command with its argument drawn: an element of a trace.
struct Step<Model, System>: Sendable {
  /// The command's name.
  let command: String
  /// The command's argument, or a tuple of them.
  let argument: any Sendable
  /// Runs the command on the model alone and returns its answer.
  let advance: @Sendable (inout Model) -> Any
  /// Runs the command on both and throws if the system differs.
  let run: @Sendable (inout Model, inout System) throws -> Void

  /// The call as text, such as `push(3)`.
  var call: String {
    let mirror = Mirror(reflecting: argument)
    let arguments = mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [argument]
    return "\(command)(\(arguments.map { PropertyTesting.describe($0) }.joined(separator: ", ")))"
  }

  /// The call, and the model's answer to it.
  func describe(on model: inout Model) -> String {
    let answer = advance(&model)
    return answer is Void ? call : "\(call) → \(PropertyTesting.describe(answer))"
  }
}
