/// The types and cases of a thrown error and of the errors within it, without values.
///
/// Shrinking keeps only inputs with the same shape, so the shape must not depend on the input.
/// Payloads are therefore omitted. A structure's fields that are plain enumeration cases are
/// included. For Foundation's errors, the domain and the code are included.
struct ErrorShape: CustomStringConvertible {
  let description: String

  init(_ error: any Error) { description = Self.text(error, levels: 3) }

  private static func text(_ error: any Error, levels: Int) -> String {
    let type = Swift.type(of: error)
    let mirror = Mirror(reflecting: error)
    let isEnum = mirror.displayStyle == .enum
    let parts = parts(mirror.children, levels - 1, isField: !isEnum)
    let values = parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))"
    if error._domain != String(reflecting: type) {
      return "\(type) \(error._domain) \(error._code)\(values)"
    }
    guard isEnum else { return "\(type)\(values)" }
    let isPlain = !(error is any CustomStringConvertible)
    let name = mirror.children.first?.label ?? (isPlain ? "\(error)" : "\(error._code)")
    return "\(type).\(name)\(values)"
  }

  /// Returns the texts of the fields or payloads that distinguish errors.
  private static func parts(
    _ children: some Collection<Mirror.Child>, _ levels: Int, isField: Bool
  ) -> [String] {
    if levels == 0 { return [] }
    return children.prefix(16).flatMap { label, value -> [String] in
      if let error = value as? any Error { return [text(error, levels: levels)] }
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional:
        return parts(mirror.children.map { (label, $0.value) }, levels, isField: isField)
      case .tuple: return parts(mirror.children, levels, isField: isField)
      case .enum where isField && EnumCases.isPlain(Swift.type(of: value)):
        let raw = (value as? any RawRepresentable).map { "\($0.rawValue)" }
        return ["\(label ?? ""): .\(raw ?? "\(value)")"]
      case _: return []
      }
    }
  }
}

extension Failure {
  /// Creates a failure from an error that a claim threw and that isn't a `Failure`.
  /// - Parameters:
  ///   - error: the error.
  ///   - intro: the text before the error's description.
  ///   - place: the location where the error was thrown, if known.
  @usableFromInline
  init(thrown error: any Error, _ intro: String = "the claim threw: ", at place: String = "") {
    self.init(intro + Self.text(error), at: place + "\(ErrorShape(error))")
  }

  /// The error's description, cut to 200 characters if the error's type doesn't provide its own.
  private static func text(_ error: any Error) -> String {
    let text = "\(error)"
    let describesItself = error is any CustomStringConvertible
    return describesItself || text.count <= 200 ? text : "\(text.prefix(200))…"
  }
}
