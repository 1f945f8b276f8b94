/// A function or an initializer that other modules can call, as it is declared.
struct PublicFunction: Hashable {
  let path: String
  let line: Int
  /// Whether functions in other packages can call it.
  let isPublic: Bool
  /// The type that declares it, with any outer types, such as “WheelAdvice.LongWheel”.
  let type: String
  /// The name without labels; “init” for an initializer.
  let base: String
  /// The parameters, as written in the source.
  let parameters: [String]

  /// The name in the form of the documentation, such as “Edit.init(replacing:with:)”.
  var name: String { "\(type).\(base)(\(labels.map { $0 + ":" }.joined()))" }

  /// The name in a call; for an initializer, that is the name of the type.
  var calledName: String {
    base == "init" ? type.split(separator: ".").last.map(String.init) ?? type : base
  }

  /// The argument labels; “_” stands for a parameter without a label.
  var labels: [String] { parameters.map { String($0.prefix { $0 != ":" && $0 != " " }) } }

  /// Whether any parameter is a text, an edit, an action or a state.
  var takesText: Bool {
    let types = [": String", ": some StringProtocol", ": Edit", ": FieldState", ": Action"]
    return parameters.contains { parameter in types.contains { parameter.contains($0) } }
  }

  static func all(below folder: String) -> [PublicFunction] {
    Repository.swiftFiles.filter { $0.path.hasPrefix(folder + "/") }.flatMap(all)
  }

  /// All functions in a file, except operators and `hash(into:)`.
  static func all(in file: SourceFile) -> [PublicFunction] {
    var (types, functions) = ([(indent: Int, name: String)](), [PublicFunction]())
    for (number, line) in file.code.enumerated() {
      let words = line.split(separator: " ")
      let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      if let type = declaredType(in: words) {
        types = types.filter { $0.indent < indent } + [(indent, type)]
      } else if let access = words.first(where: { $0 == "public" || $0 == "package" }),
        let match = line.firstMatch(of: declaration)
      {
        let base = String(match.output.1 ?? "init")
        let rest = [String(line[match.range.upperBound...])] + file.code[(number + 1)...].prefix(12)
        let type = types.filter { $0.indent < indent }.map(\.name).joined(separator: ".")
        functions.append(
          PublicFunction(
            path: file.path, line: number + 1, isPublic: access == "public", type: type, base: base,
            parameters: parameters(in: rest.joined(separator: " "))))
      }
    }
    return functions.filter { $0.base != "hash" }
  }

  private static var declaration: Regex<(Substring, Substring?)> {
    #/(?:public|package) (?:static |mutating )*(?:func (\w+)|init\??)(?:<[^(]*>)?\(/#
  }

  private static func declaredType(in words: [Substring]) -> String? {
    let kinds = ["extension", "struct", "enum", "protocol", "class"]
    guard let place = words.prefix(4).firstIndex(where: { kinds.contains(String($0)) }) else {
      return nil
    }
    let name = words[(place + 1)...].first?.prefix { !":<{".contains($0) }
    return name.map { $0.filter { $0 != "[" && $0 != "]" } }
  }

  /// The parts of a list between commas, up to the closing parenthesis.
  private static func parameters(in text: String) -> [String] {
    var (parts, part, depth) = ([String](), "", 0)
    for character in text {
      if ")]}".contains(character) || character == ">" && part.last != "-" { depth -= 1 }
      if depth < 0 { break }
      if "([{<".contains(character) { depth += 1 }
      if character == "," && depth == 0 {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    return (parts + [part]).map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }
}
