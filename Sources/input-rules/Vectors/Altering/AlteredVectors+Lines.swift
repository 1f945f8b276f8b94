import Console

extension AlteredVectors {
  /// A table of files, and each file's first altered answers that still passed.
  static func lines(_ files: [AlteredVectors]) -> [String] {
    var table = Table([
      "file", "altered rows", "answers", "passed", "excepted", "failed", "unreadable",
    ])
    for file in files { table.add(file.cells) }
    return table.lines + files.flatMap(\.survivors)
  }

  private var cells: [String] {
    [name] + [rows, answers, passed, excepted, failed, unreadable].map(String.init)
  }
}

extension AlteredVectors: CustomStringConvertible {
  var description: String {
    "\(name): \(answers) altered answers of \(rows) rows: \(passed) passed, \(excepted) excepted, "
      + "\(failed) failed, \(unreadable) unreadable"
  }
}
