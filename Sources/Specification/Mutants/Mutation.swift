/// A mistake planted in the model: a mutant without its metadata.
struct Mutation {
  let id: String
  let mistake: String
  let change: (inout Implementation) -> Void

  init(_ id: String, _ mistake: String, _ change: @escaping (inout Implementation) -> Void) {
    self.id = id
    self.mistake = mistake
    self.change = change
  }

  /// The mutant, which `killers` must kill.
  func killed(by killers: Law...) -> Mutant { Mutant(self, killers) }
}
