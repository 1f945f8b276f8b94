/// What a report says of the program that repeats its failures.
struct ReportedProgram: Sendable {
  /// What begins the commands that check, explain and shrink an input: the program that found it,
  /// because another build of it takes minutes.
  let command: String
  /// What begins the commands of whoever has another build: it builds the program first.
  let built: String
  /// What begins a session, and a merge.
  let session: String
  let merge: String
  /// The properties whose failures it can repeat, by name.
  private let targets: [String: FuzzTarget]

  init(
    command: String, built: String? = nil, session: String? = nil, merge: String? = nil,
    targets: [FuzzTarget] = []
  ) {
    self.command = command
    self.built = built ?? command
    self.session = session ?? "\(command) session"
    self.merge = merge ?? "\(command) merge"
    self.targets = Dictionary(targets.map { ($0.name.name, $0) }) { first, _ in first }
  }

  init(_ program: FuzzProgram) {
    self.init(
      command: program.own, built: program.command, session: program.session,
      merge: program.merge,
      targets: program.targets.elements)
  }

  /// The claim of a property as a Swift expression; nil if the program has no such property.
  func claim(of property: String) -> String? { targets[property]?.expression }

  /// A property as a sentence, after the clauses that require it; nil if it has none.
  func statement(of property: String) -> String? {
    guard let statement = targets[property]?.claim().statement else { return nil }
    return statement.isEmpty ? nil : statement
  }
}
