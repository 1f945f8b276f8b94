import PropertyTesting

/// A text editor after sequences of commands: agreement with a model, and commands that undo each
/// other.
///
/// Inputs from the types are lists of up to 100 commands, all equally likely, with letters and
/// distances of the whole range. Inputs made by hand are up to 40 commands with distances of -4 to
/// 4 and letters from a to c; typing and selecting are more frequent.
enum EditorWorkload: Workload {
  typealias Mutant = Editor.Bug

  enum Law: String, CaseIterable, Sendable {
    /// The text at the end is that of the model.
    case textModel
    /// What was undone can be redone.
    case undoRedo
  }

  static let name = "editor"

  static func laws(brokenBy mutant: Mutant) -> [Law] {
    switch mutant {
    case .moveAtEndKeepsSelection, .redoOnlyOnce, .selectAllMissesLast: [.textModel]
    case .redoSurvives, .undoRemovesTwo: [.textModel, .undoRedo]
    }
  }

  static func claim(_ law: Law, _ mutant: Mutant?, _ inputs: FindingTask.Inputs) -> Claim {
    let commands = commands(inputs)
    @Sendable func editor(after commands: [EditorCommand]) -> Editor {
      var editor = Editor(bug: mutant)
      for command in commands { editor.perform(command) }
      return editor
    }
    switch law {
    case .textModel:
      return claim(law, commands) { commands in
        var model = EditorModel()
        for command in commands { model.perform(command) }
        return editor(after: commands).text == model.text
      }
    case .undoRedo:
      return claim(law, commands) { commands in
        var editor = editor(after: commands)
        guard editor.canUndo else { return true }
        let text = editor.text
        editor.perform(.undo)
        editor.perform(.redo)
        return editor.text == text
      }
    }
  }
}

extension EditorWorkload {
  private static func commands(_ inputs: FindingTask.Inputs) -> Generator<[EditorCommand]> {
    inputs == .type ? .array(of: anyCommand, 0...100) : .array(of: madeCommand, 0...40)
  }

  private static let anyCommand = Generator<EditorCommand>.oneOf(
    Generator<UInt8>.integer().map { .type($0) }, .just(.backspace), .just(.delete),
    Generator<Int>.int().map { .move($0) }, Generator<Int>.int().map { .select($0) },
    .just(.selectAll), .just(.copy), .just(.cut), .just(.paste), .just(.undo), .just(.redo))

  private static let madeCommand: Generator<EditorCommand> = {
    let distance = Generator<Int>.int(in: -4...4)
    return .oneOf(
      weighted: (6, Generator<UInt8>.integer(in: 97...99).map { .type($0) }),
      (1, .just(.backspace)), (1, .just(.delete)),
      (2, distance.map { .move($0) }), (3, distance.map { .select($0) }),
      (1, .just(.selectAll)), (1, .just(.copy)), (1, .just(.cut)), (2, .just(.paste)),
      (3, .just(.undo)), (2, .just(.redo)))
  }()
}
