import PropertyConsole
import PropertyTesting

/// The commands that a campaign's results recommend, as a shell reads them.
struct CampaignCommands: Sendable {
  let program: FuzzProgram
  let folder: CampaignFolder
  /// The options after commands about a corpus that isn't in its usual folder.
  private let place: String

  /// A longer word is left in its file: a shell takes no argument of any length.
  private static let longestWord = 4096

  init(_ program: FuzzProgram, in folder: CampaignFolder, corpus: String = "Corpus") {
    (self.program, self.folder) = (program, folder)
    place = corpus == "Corpus" ? "" : " --corpus \(ShellWord.quoted(corpus))"
  }

  /// Checks a finding's input again; nil if neither its choices nor its file can be used.
  func repeating(_ finding: JournalLine.Finding, isBuilt: Bool = false) -> String? {
    if let word = word(of: finding) {
      let command = isBuilt ? program.command : program.own
      return "\(command) check \(ShellWord.quoted(finding.property)) --choices \(word)"
        + (finding.what == .leak ? " --leaks" : "")
    }
    let law = ShellWord.quoted(finding.property)
    return path(of: finding).map { "\(program.own) explain \($0) --property \(law)" }
  }

  /// Checks an input of a law again, a replay code.
  func checking(_ law: String, _ word: String) -> String {
    "\(program.own) check \(ShellWord.quoted(law)) --choices \(word)"
  }

  /// Keeps a finding's input as a regression, for which the reader chooses the name.
  func keeping(_ finding: JournalLine.Finding) -> String? {
    (word(of: finding) ?? path(of: finding)).map { input in
      // A shrunk input is kept as it is.
      let isDone = finding.shrunk ? " --as-is" : ""
      return "\(program.own) shrink \(input) --property \(ShellWord.quoted(finding.property))"
        + "\(isDone)\(place) --save NAME"
    }
  }

  /// Checks all that the campaign has found again, after the code was changed.
  var replay: String { "\(program.command) replay \(path("regressions"))" }
  /// Merges the campaign's inputs into the seeds.
  var merge: String { "\(program.merge) --campaign \(path)\(place)" }
  /// Continues the campaign.
  var resume: String { "\(program.session) --resume \(path)" }

  private var path: String { ShellWord.quoted(folder.path) }

  private func path(_ relative: String) -> String {
    ShellWord.quoted("\(folder.path)/\(relative)")
  }

  /// The finding's choices, if they are a word that a command line can have.
  private func word(of finding: JournalLine.Finding) -> String? {
    guard finding.isExamined, finding.choices.utf8.count <= Self.longestWord,
      (try? Blob.decode(finding.choices)) != nil
    else { return nil }
    return finding.choices
  }

  /// The path of the finding's regression, or of the fuzzer's artifact.
  private func path(of finding: JournalLine.Finding) -> String? {
    [finding.regression, finding.artifact].compactMap(\.self).compactMap(folder.file).first
      .map(ShellWord.quoted)
  }
}
