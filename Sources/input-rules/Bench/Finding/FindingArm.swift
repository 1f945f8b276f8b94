/// A way of searching for a failing input.
enum FindingArm: String, CaseIterable, Encodable {
  /// Random inputs of the property's generator, as a test has them: no fuzzer.
  case chance
  /// libFuzzer with its own mutations of bytes, guided by edges and hit counts.
  case plain
  /// The same, guided by how close comparisons were as well.
  case comparisons
  /// The same as `plain`, with the engine's mutations of the input's parts, as sessions have them.
  case parts
  /// Nearly all mutations the engine's.
  case engine

  /// What this arm adds to libFuzzer's arguments.
  var arguments: [String] {
    switch self {
    case .chance: []
    case .plain: ["--own-mutations=0"]
    case .comparisons: ["--own-mutations=0", "-use_value_profile=1"]
    case .parts: ["-len_control=0"]
    case .engine: ["-len_control=0", "--own-mutations=14"]
    }
  }
}
