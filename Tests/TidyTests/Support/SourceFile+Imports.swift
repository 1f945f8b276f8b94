/// An import, and where it is.
struct ModuleImport: Hashable, Sendable {
  let path: String
  let line: Int
  let module: String

  /// A finding that says `problem` about this import.
  func finding(_ problem: String) -> Finding {
    Finding(path: path, line: line, problem: "imports \(module); \(problem)")
  }
}

extension SourceFile {
  /// What the file imports.
  var imports: [ModuleImport] {
    let pattern = #/^\s*(?:@\w+\s+)*(?:\w+\s+)?import\s+(?:[a-z]+\s+)?(\w+)/#
    return code.enumerated().compactMap { number, line in
      line.firstMatch(of: pattern).map {
        ModuleImport(path: path, line: number + 1, module: String($0.output.1))
      }
    }
  }
}
