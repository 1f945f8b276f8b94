/// A way of searching for a failing input.
enum FindingArm: String, CaseIterable, Encodable {
  /// Random inputs of the property's generator, as a test has them: no fuzzer.
  case chance
  /// libFuzzer with its own mutations of bytes, guided by edges and hit counts.
  case plain
  /// The same, guided by how close comparisons were as well.
  case comparisons
  /// As sessions fuzz: most inputs are drawn by the generator at first, and later changed along
  /// their parts.
  case engine

  /// What this arm adds to libFuzzer's arguments.
  var arguments: [String] {
    switch self {
    case .chance: []
    case .plain: ["--plain"]
    case .comparisons: ["--plain", "-use_value_profile=1"]
    case .engine: ["-len_control=0", "-reduce_inputs=0"]
    }
  }
}
