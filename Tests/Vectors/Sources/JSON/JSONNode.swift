import Foundation

/// A JSON value, and the line of its row; Foundation doesn't report the line of a single value.
struct JSONNode {
  /// Counted from 1.
  let line: Int
  /// As `JSONSerialization` read it.
  let value: Any

  /// - Parameter name: the value's name in errors.
  func object(_ name: String) throws(MalformedVector) -> [String: Any] {
    try found(value as? [String: Any], "an object, {…}", name)
  }

  func list(_ name: String) throws(MalformedVector) -> [JSONNode] {
    try found(value as? [Any], "a list, […]", name).map { JSONNode(line: line, value: $0) }
  }

  func text(_ name: String) throws(MalformedVector) -> String {
    try found(value as? String, "a text in quotation marks", name)
  }

  func flag(_ name: String) throws(MalformedVector) -> Bool {
    try found(isFlag ? value as? Bool : nil, "true or false", name)
  }

  func integer(_ name: String) throws(MalformedVector) -> Int {
    try found(isFlag ? nil : value as? Int, "a whole number", name)
  }

  var isNull: Bool { value is NSNull }

  var isList: Bool { value is [Any] }

  var isObject: Bool { value is [String: Any] }

  /// Foundation would also read true as 1, and false as 0.
  private var isFlag: Bool { (value as? NSNumber).map { String(cString: $0.objCType) } == "c" }

  private func found<Value>(
    _ value: Value?, _ kind: String, _ name: String
  ) throws(MalformedVector) -> Value {
    if let value { return value }
    throw MalformedVector(line: line, problem: "\(name) is not \(kind); change it")
  }
}
