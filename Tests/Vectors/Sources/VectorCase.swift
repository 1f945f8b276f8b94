/// One line in a vector file: a case in the form that all sources share.
struct VectorCase {
  /// The line number, counted from 1.
  let line: Int
  let format: VectorFormat
  /// The edited text, and the rules for it.
  let field: JSONFields
  /// The field's earlier text; without members if it is empty, or doesn't matter.
  let state: JSONFields
  let edit: JSONFields
  /// The peer's answer.
  let expected: JSONFields
  /// The name of the peer.
  let peer: String
  /// The cases in which our answer differs for a stated reason, by peer.
  let exceptions: [String: VectorException]

  init(_ line: VectorText.Line) throws(MalformedVector) {
    self.line = line.number
    let members = try JSONFields(try JSONNode(line), of: "a line")
    guard members.has("field") else {
      throw MalformedVector(
        line: line.number,
        problem: "the line has no “field”; convert another project's file first: "
          + "Tests/Vectors/convert FILE")
    }
    field = try members.object("field")
    state =
      try members.node("state").isNull ? JSONFields(line: line.number) : members.object("state")
    edit = try members.object("edit")
    expected = try members.object("expected")
    peer = try members.text("peer")
    exceptions = try VectorException.all(of: members)
    let rules = try field.text("rules")
    guard let format = VectorFormat(rawValue: rules) else {
      let names = VectorFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw field.malformed("rules", "is \(rules.escaped); write one of \(names)")
    }
    self.format = format
  }
}
