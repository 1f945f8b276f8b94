/// Initializers that only store each parameter in the property that has the same name.
enum StoredProperties {
  /// Whether `initializer`, such as “Edit.init(replacing:with:)”, only stores its parameters, or an
  /// empty text for `nil`.
  static func areAllThatIsSet(by initializer: String) -> Bool {
    guard let match = initializer.firstMatch(of: #/^(\w+)[\w.]*\.init\((.*)\)$/#),
      let file = file(of: match.output.1)
    else { return false }
    let code = file.code.joined(separator: "\n")
    let bodies = code.matches(of: #/\binit(?:<[^>]*>)?\(([^{]*)\)\s*\{([^{}]*)\}/#).filter {
      labels(of: $0.output.1) == match.output.2
    }
    return !bodies.isEmpty && bodies.allSatisfy { isStoring($0.output.2, in: code) }
  }

  private static func file(of type: Substring) -> SourceFile? {
    let files = Repository.swiftFiles.filter { $0.path.hasPrefix("Sources/Rules/") }
    return files.first { $0.path.hasSuffix("/\(type).swift") }
      ?? files.first { $0.code.contains { $0.contains("struct \(type): ") } }
  }

  private static func labels(of parameters: Substring) -> String {
    parameters.split(separator: ",").map { parameter in
      parameter.split(whereSeparator: { " \n:".contains($0) }).first.map { $0 + ":" } ?? ""
    }.joined()
  }

  /// Whether every line of `body` stores a parameter in the property of the same name.
  private static func isStoring(_ body: Substring, in code: String) -> Bool {
    let stored = stored(in: code)
    let lines = body.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }
    return lines.allSatisfy { line in
      guard !line.isEmpty else { return true }
      guard let match = line.wholeMatch(of: #/self\.(\w+) = (\w+)(?: \?\? "")?\s*/#) else {
        return false
      }
      return match.output.1 == match.output.2 && stored.contains(match.output.1)
    }
  }

  /// The names of the stored properties, which have no body.
  private static func stored(in code: String) -> Set<Substring> {
    let lines = code.split(separator: "\n")
    return Set(lines.compactMap { $0.firstMatch(of: #/\b(?:let|var) (\w+): [^{]*$/#)?.output.1 })
  }
}
