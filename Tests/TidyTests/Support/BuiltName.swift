import Foundation

/// A symbol of the reference, as described by the compiler.
struct BuiltName: Hashable {
  /// The description, without the names of modules, such as “Edit.isDeletion.getter : Bool”.
  let words: String

  init(_ symbol: String) {
    let full = symbol.utf8CString.withUnsafeBufferPointer { buffer in
      let words = demangle(buffer.baseAddress, buffer.count - 1, nil, nil, 0)
      defer { free(words) }
      return words.map { String(cString: $0) }
    }
    words = ["InputRules.", "ReadyFields.", "Swift."].reduce(full ?? symbol) {
      $0.replacingOccurrences(of: $1, with: "")
    }
  }

  /// Whether the symbol only describes a type or a protocol, and isn't code.
  var isDeclaration: Bool {
    words.contains(
      #/^(nominal type descriptor|type metadata( accessor)?|protocol descriptor) for /#)
  }

  /// Whether the symbol only declares that a type's values can be thrown.
  var isError: Bool { words.contains(#/^protocol conformance descriptor for .+ : Error in /#) }

  /// Whether the symbol is one of the reference's default arguments.
  var isDefaultArgument: Bool {
    words.contains(
      #/^default argument \d+ of (?!\(extension in InputRulesModel\)|InputRulesModel)/#)
  }

  /// The type whose values this symbol compares or hashes, or `nil` if it does neither.
  var compared: String? {
    let derived = #/^static (.+)\.__derived_(?:struct|enum)_equals\(/#
    let conforming = #/^protocol conformance descriptor for (.+) : (?:Equatable|Hashable) in /#
    let hashing = #/^(.+)\.hash\(into: inout Hasher\) -> \(\)$/#
    let match =
      words.firstMatch(of: derived) ?? words.firstMatch(of: conforming)
      ?? words.firstMatch(of: hashing)
    return match.map { String($0.output.1) }
  }

  /// The initializer in the form of the documentation, such as “Edit.init(replacing:with:)”, or
  /// `nil` for any other symbol.
  var initializer: String? {
    guard let match = words.firstMatch(of: #/^([\w.]+)\.init\((.*?)\)(?: throws\(\w+\))? -> /#)
    else { return nil }
    let labels = match.output.2.split(separator: ", ").map { parameter in
      parameter.contains(": ") ? parameter.prefix { $0 != ":" } + ":" : "_:"
    }
    return "\(match.output.1).init(\(labels.joined()))"
  }
}

/// The function of the Swift runtime that demangles names.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>?, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
