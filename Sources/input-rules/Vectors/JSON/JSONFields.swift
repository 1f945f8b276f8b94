/// The members of a JSON object, asked for by name; one that is missing is a complaint.
struct JSONFields {
  /// The line of the row, counted from 1.
  let line: Int
  private let members: [String: Any]

  /// - Parameter name: what the object is called in a complaint.
  init(_ node: JSONNode, of name: String) throws(MalformedVector) {
    line = node.line
    members = try node.object(name)
  }

  func has(_ key: String) -> Bool { members[key] != nil }

  func node(_ key: String) throws(MalformedVector) -> JSONNode {
    guard let value = members[key] else { throw malformed(key, "is missing; give the row one") }
    return JSONNode(line: line, value: value)
  }

  func object(_ key: String) throws(MalformedVector) -> JSONFields {
    try JSONFields(try node(key), of: "“\(key)”")
  }

  func text(_ key: String) throws(MalformedVector) -> String { try node(key).text("“\(key)”") }

  func flag(_ key: String) throws(MalformedVector) -> Bool { try node(key).flag("“\(key)”") }

  /// A number that may be as low as `least`.
  func integer(_ key: String, least: Int = 0) throws(MalformedVector) -> Int {
    let integer = try node(key).integer("“\(key)”")
    guard integer >= least else { throw malformed(key, "is \(integer); write \(least) or more") }
    return integer
  }

  /// The text, or nil where null is written.
  func optionalText(_ key: String) throws(MalformedVector) -> String? {
    try node(key).isNull ? nil : try text(key)
  }

  /// The two numbers of a list, or nil where null is written.
  func optionalPair(_ key: String) throws(MalformedVector) -> (Int, Int)? {
    try node(key).isNull ? nil : try pair(key)
  }

  /// The two numbers of a list.
  func pair(_ key: String) throws(MalformedVector) -> (Int, Int) {
    let elements = try elements(key, 2)
    return (try elements[0].integer("“\(key)”"), try elements[1].integer("“\(key)”"))
  }

  /// The elements of a list of so many.
  func elements(_ key: String, _ count: Int) throws(MalformedVector) -> [JSONNode] {
    let elements = try node(key).list("“\(key)”")
    guard elements.count == count else {
      throw malformed(key, "has \(elements.count) elements; write \(count)")
    }
    return elements
  }

  /// A complaint about a member.
  func malformed(_ key: String, _ problem: String) -> MalformedVector {
    MalformedVector(line: line, problem: "“\(key)” \(problem)")
  }
}
