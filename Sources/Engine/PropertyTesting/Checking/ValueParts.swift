/// The parts of a structure or a tuple that doesn't describe itself.
struct ValueParts {
  /// The type's name; empty for a tuple.
  private let name: String
  private let parts: Mirror.Children

  /// Creates the parts of a value, or returns `nil` for a value of any other kind.
  init?(of value: Any) {
    guard !describesItself(value) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard let style = mirror.displayStyle, style == .struct || style == .tuple else { return nil }
    name = style == .struct ? "\(type(of: value))" : ""
    parts = mirror.children
  }

  /// All parts in one line, such as `Booking(guests: 2, nights: 25)`.
  var line: String {
    let shown = parts.map { prefix($0, ": ") + describe($0.value) }
    return "\(name)(\(shown.joined(separator: ", ")))"
  }

  /// A line for each part, and for each element of a part that is a list.
  ///
  /// It is `nil` if all parts are numbers, texts, cases, or lists of these: they fit in one line.
  var lines: String? {
    guard !parts.allSatisfy({ isPlain($0.value) }) else { return nil }
    let labels = parts.map { prefix($0, "  ") }
    let width = labels.map(\.count).max() ?? 0
    return Swift.zip(labels, parts).map { label, part in
      let rows = rows(of: part.value).split(separator: "\n", omittingEmptySubsequences: false)
      return label + String(repeating: " ", count: width - label.count)
        + rows.joined(separator: "\n" + String(repeating: " ", count: width))
    }.joined(separator: "\n")
  }
}

private func describesItself(_ value: Any) -> Bool {
  value is any CustomStringConvertible || value is any CustomDebugStringConvertible
}

/// Returns a case with its payload, or `nil` for a value with its own description.
func payloadCase(_ value: Any) -> String? {
  let mirror = Mirror(reflecting: value)
  guard !describesItself(value), mirror.displayStyle == .enum, let payload = mirror.children.first
  else { return nil }
  return call(of: payload.label ?? "", payload.value)
}

/// Returns the text of a call or an enumeration case, such as `push(3)`.
/// - Parameter arguments: the argument, or a tuple of arguments.
@usableFromInline func call(of name: String, _ arguments: Any) -> String {
  let isTuple = Mirror(reflecting: arguments).displayStyle == .tuple
  return isTuple ? name + describe(arguments) : "\(name)(\(describe(arguments)))"
}

/// Returns an input as a report shows it: in one line, or in one line for each part.
func describe(input: Any) -> String {
  input is any Worded
    ? describe(input) : (ValueParts(of: input)?.lines ?? describe(input)).shortened
}

private func rows(of value: Any) -> String {
  guard !isPlain(value), let list = elements(of: value) else { return describe(input: value) }
  return describe(elements: list, separator: "\n")
}

private func isPlain(_ value: Any) -> Bool {
  if value is any Worded { return false }
  if let list = elements(of: value) { return list.first.map { isPlain($0) } ?? true }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case nil: return true
  case .enum: return mirror.children.isEmpty
  case .optional: return mirror.children.first.map { isPlain($0.value) } ?? true
  default: return false
  }
}

/// Returns a part's label and a separator; empty if the label is only a number.
private func prefix(_ part: Mirror.Child, _ separator: String) -> String {
  part.label.flatMap { $0.hasPrefix(".") ? nil : $0 + separator } ?? ""
}
