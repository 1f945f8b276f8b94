/// A description of a value that can be read in a terminal and kept in a file.
///
/// Text is escaped to printable ASCII, so that a report shows invisible characters too.
public func describe<Value>(_ value: Value) -> String {
  switch value {
  case let text as String:
    "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  case let list as any Collection where !(value is any CustomStringConvertible) || value is [Any]:
    "[" + list.map { describe($0) }.joined(separator: ", ") + "]"
  case let optional as any OptionalValue: optional.wrapped.map { describe($0) } ?? "nil"
  default: String(describing: value)
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
