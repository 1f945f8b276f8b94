import Testing

/// All outside data has a license, with its text in `LICENSES` or `LICENSE`.
@Suite struct LicenseTests {
  /// Whether `text` names licenses with texts in the repository; “, compared” excludes a license.
  private func isLicensed(_ text: String) -> Bool {
    let name = /\b(?:MIT|(?:Apache|BSD|CC|LGPL|ODbL|Unicode)-[\w.\-]*\w)\b(?![\w.\-]*, compared)/
    let texts = text.matches(of: name).map { "LICENSES/\($0.output).txt" }
    return (!texts.isEmpty || text.contains("Public domain"))
      && texts.allSatisfy { Repository.exists($0) || $0 == "LICENSES/Apache-2.0.txt" }
  }

  @Test func `Every generated table names its license`() {
    for file in Repository.swiftFiles where file.lines.first?.contains(/enerated [tb]/) == true {
      #expect(isLicensed(file.lines.prefix(3).joined()), "\(file.path): its head names no license")
    }
  }

  @Test func `The README beside each file of outside data names the file's license`() throws {
    let outside = /^Tests\/(?!Bench|Drivers).*\.(tsv|jsonl)$/
    for path in Repository.files(in: "Tests") where path.contains(outside) {
      let parts = path.split(separator: "/")
      let pages = [1, 2].map { parts.dropLast($0).joined(separator: "/") + "/README.md" }
      let page = try Repository.text(pages.first(where: Repository.exists) ?? pages[0])
      let entries = page.split(separator: /\n(?=(?:## |- )?`[\w.\-]+\.(?:tsv|jsonl)`)/)
        .filter { $0.contains("`\(parts.last ?? "")`") }
      #expect(entries.contains { isLicensed(String($0)) }, "\(path): name its license in README.md")
    }
  }
}
