/// A way of searching for a failing input.
enum FindingArm: String, CaseIterable, Encodable {
  /// Random inputs of the property's generator, as a test has them: no fuzzer.
  case chance
  /// libFuzzer with its own mutations of bytes, guided by edges and hit counts.
  case plain
  /// The same, guided by how close comparisons were as well.
  case comparisons
  /// The same as `plain`, with the engine's mutator of spans for a part of the mutations.
  case spans

  /// What this arm adds to libFuzzer's arguments.
  var arguments: [String] {
    switch self {
    case .chance: []
    case .plain: ["--mutator=none"]
    case .comparisons: ["--mutator=none", "-use_value_profile=1"]
    case .spans: []
    }
  }
}
