/// Why a target can't be fuzzed or replayed.
enum FuzzError: Error, CustomStringConvertible {
  case noProperty
  case unknownProperty(String)
  case unreadable(String)

  var description: String {
    switch self {
    case .noProperty: "name the law to fuzz with --property=NAME; `input-rules list` shows all"
    case .unknownProperty(let name):
      "unknown law “\(name)”; `input-rules list` shows all"
    case .unreadable(let reason): reason
    }
  }
}
