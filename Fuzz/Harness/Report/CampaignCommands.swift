import PropertyConsole
import PropertyTesting

/// The commands that a report recommends after a campaign, quoted for a shell.
struct CampaignCommands: Sendable {
  let program: FuzzProgram
  let folder: CampaignFolder
  /// The option that names the corpus; empty if the corpus is in the default folder.
  private let place: String

  /// The maximum length of a replay code in a command; a longer code is passed as a file, because
  /// shells limit the length of arguments.
  private static let longestWord = 4096

  init(_ program: FuzzProgram, in folder: CampaignFolder, corpus: String = "Corpus") {
    (self.program, self.folder) = (program, folder)
    place = corpus == "Corpus" ? "" : " --corpus \(ShellWord.quoted(corpus))"
  }

  /// The command that checks a finding's input again, or `nil` if the input is missing.
  func repeating(_ finding: JournalLine.Finding, isBuilt: Bool = false) -> String? {
    if let word = word(of: finding) {
      let command = isBuilt ? program.command : program.own
      return "\(command) check \(ShellWord.quoted(finding.property)) --choices \(word)"
        + (finding.what == .leak ? " --leaks" : "")
    }
    let law = ShellWord.quoted(finding.property)
    return path(of: finding).map { "\(program.own) explain \($0) --property \(law)" }
  }

  /// The command that keeps a finding's input as a regression under a name of your choice, or `nil`
  /// if the input is missing.
  func keeping(_ finding: JournalLine.Finding) -> String? {
    (word(of: finding) ?? path(of: finding)).map { input in
      // A shrunk input isn't shrunk again.
      let isDone = finding.shrunk ? " --as-is" : ""
      return "\(program.own) shrink \(input) --property \(ShellWord.quoted(finding.property))"
        + "\(isDone)\(place) --save NAME"
    }
  }

  /// The command that checks all of the campaign's regressions again after a code change.
  var replay: String { "\(program.command) replay \(path("regressions"))" }
  /// The command that merges the campaign's inputs into the seeds.
  var merge: String { "\(program.merge) --campaign \(path)\(place)" }
  var resume: String { "\(program.fuzz) --resume \(path)" }

  private var path: String { ShellWord.quoted(folder.path) }

  private func path(_ relative: String) -> String {
    ShellWord.quoted("\(folder.path)/\(relative)")
  }

  /// The finding's choices, or `nil` if they aren't a replay code that fits in a command line.
  private func word(of finding: JournalLine.Finding) -> String? {
    guard finding.isExamined, finding.choices.utf8.count <= Self.longestWord,
      (try? Blob.decode(finding.choices)) != nil
    else { return nil }
    return finding.choices
  }

  /// The path of the finding's regression or, if there is none, of the file that the fuzzer wrote.
  private func path(of finding: JournalLine.Finding) -> String? {
    [finding.regression, finding.artifact].compactMap(\.self).compactMap(folder.file).first
      .map(ShellWord.quoted)
  }
}
