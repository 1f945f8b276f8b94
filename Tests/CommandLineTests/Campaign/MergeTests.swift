import Foundation
import InputLaws
import PropertyCorpus
import PropertyTesting
import Testing

@testable import PropertyFuzzing
@testable import input_rules

@Suite(.waiting) struct MergeTests {
  /// The stand-in merges inputs as libFuzzer does, but drops only the inputs that a file names.
  private static let copying = """
    for word; do case $word in
      -*) ;; *) if [ -z "$into" ]; then into=$word; else cp "$word"/* "$into"; fi;;
    esac; done
    [ ! -e crashing ] || echo "seed caused a failure at the previous merge step" >&2
    [ ! -e failing ]
    """
  private static func claim() throws -> Claim {
    try LawSelection.law(named: "EditEqualsModel").claim()
  }

  private let folder: StandIn
  private let path: String

  init() throws {
    folder = try StandIn()
    path = "\(folder.path)/Corpus/Editing/EditEqualsModel"
    try Corpus.write([1], to: "\(path)/regressions/one")
    try Corpus.write(Array("1-\n1-AAAAAQE\n".utf8), to: "\(path).seeds")
    try folder.write(target: Self.copying)
    try addCampaign("one", inputs: ["zeros": [0, 0, 0, 0, 0], "new": [0, 0, 0, 1]])
  }

  private func addCampaign(_ name: String, inputs: [String: [UInt8]]) throws {
    let campaign = try CampaignFolder.create(
      at: "\(folder.path)/Campaigns/\(name)", CampaignOrder(["Editing/EditEqualsModel"]))
    for (input, bytes) in inputs {
      try Corpus.write(bytes, to: "\(campaign.path)/laws/EditEqualsModel/corpus/\(input)")
    }
  }

  private var words: String {
    get throws { try folder.text("Corpus/Editing/EditEqualsModel.seeds") }
  }

  @discardableResult
  private func merge(_ words: String..., code: Int32 = 0) async throws -> String {
    let result = try await folder.start(["merge"] + words).result()
    #expect(result.code == code, "\(result)")
    return code == 0 ? result.output : result.error
  }

  private func text(of inputs: [[UInt8]]) throws -> String {
    let claim = try Self.claim()
    return Set(inputs.map { Blob.encode(claim.canonical($0)) }).sorted().map { "\($0)\n" }.joined()
  }

  @Test func `A merge writes seeds only if everything succeeded`() async throws {
    for marker in ["failing", "crashing"] {
      try folder.write("", to: marker)
      try await merge("EditEqualsModel", code: 2)
      #expect(try words == "1-\n1-AAAAAQE\n")
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(marker)")
    }
    try await merge("EditEqualsModel")
    let merged = try text(of: [[], [0, 0, 0, 1], Blob.decode("1-AAAAAQE")])
    #expect(try words == merged)
    #expect(try Corpus.read("\(path)/regressions/one") == [1])
  }

  @Test func `A law that a campaign hasn't fuzzed keeps its seeds`() async throws {
    let other = "\(folder.path)/Corpus/Editing/RefusalChangesNothing.seeds"
    try Corpus.write(Array("1-\n1-AAAAAQE\n".utf8), to: other)
    try Corpus.write([], to: "\(folder.path)/Campaigns/two/x")
    for words in [
      ["--campaign", "Campaigns/one"], [], ["Editing", "--campaign", "Campaigns/one"],
    ] {
      let merge = try folder.start(["merge"] + words)
      #expect(try await merge.code() == 0, "\(merge.error)")
      let merged = merge.output.split(separator: "\n").filter { $0.contains(" seeds, ") }
      #expect(merged.count <= 1 && merge.output.contains(" that no campaign has fuzzed"))
      #expect(try String(contentsOfFile: other, encoding: .utf8) == "1-\n1-AAAAAQE\n")
    }
    #expect(try words != "1-\n1-AAAAAQE\n", "the law was fuzzed")
  }

  @Test func `A merge adds the failing inputs that campaigns kept`() async throws {
    let regressions = CampaignFolder(path: "\(folder.path)/Campaigns/one").regressions
    let found = regressions.regressionsFolder(of: try Self.claim().property)
    // The corpus has the second input under a different name.
    for (name, bytes) in [("trap\n1", [7, 7, 7]), ("false-2", [1])] as [(String, [UInt8])] {
      try Corpus.write(bytes, to: "\(found)/\(name)")
      try Corpus.write(Array("decoded\n".utf8), to: "\(found)/\(name).txt")
    }
    let files = { try FileManager.default.contentsOfDirectory(atPath: "\(path)/regressions") }
    let asked = try await merge("EditEqualsModel", "--dry-run")
    #expect(asked.hasPrefix("EditEqualsModel: 1 regression added\n"))
    #expect(try files() == ["one"])
    // The merge of the seeds fails.
    try folder.write("", to: "failing")
    try await merge("EditEqualsModel", code: 2)
    #expect(try files().sorted() == ["one", #"trap\n1"#, #"trap\n1.txt"#])
    #expect(try Corpus.read("\(path)/regressions/trap\\n1") == [7, 7, 7])
    #expect(try Corpus.read("\(path)/regressions/trap\\n1.txt") == Array("decoded\n".utf8))
  }

  @Test func `A merge doesn't follow links out of the folder of campaigns`() async throws {
    let link = "\(folder.path)/Campaigns/link"
    try FileManager.default.moveItem(
      atPath: "\(folder.path)/Campaigns/one", toPath: "\(folder.path)/elsewhere")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../elsewhere")
    let before = try words
    let error = try await merge("EditEqualsModel", code: 2)
    #expect(error == "error: Campaigns/link is a link that leads out of Campaigns; remove it\n")
    #expect(try words == before)
  }

  @Test func `Laws merged at the same time all get their seeds`() async throws {
    let laws = Catalog.laws.filter { $0.name.chapter == "Editing" }.map(\.name.name)
    let lines = try await merge("Editing", "--jobs", "8").split(separator: "\n").dropLast()
    let merged = lines.compactMap { $0.split(separator: ":").first.map(String.init) }
    #expect(merged.sorted() == laws.sorted())
  }

  @Test(arguments: [false, true])
  func `A merge that makes the corpus exceed 3 MB is refused`(byRegression: Bool) async throws {
    // A regression's text file fills the corpus to the limit, so any added input exceeds the limit.
    let limit = SeedMerge.largestCorpus
    let filler = [UInt8](repeating: 0, count: limit - Corpus(root: "\(folder.path)/Corpus").size)
    try Corpus.write(filler, to: "\(path)/regressions/one.txt")
    if byRegression {
      try CampaignFolder(path: "\(folder.path)/Campaigns/one").regressions
        .saveRegression([7], "decoded", named: "trap-1", of: Self.claim().property)
      try folder.write("", to: "failing")
    }
    let before = try words
    let error = try await merge("EditEqualsModel", code: 2)
    #expect(error.contains("EditEqualsModel isn't merged: Corpus would have 3,000,0"))
    #expect(try words == before)
    #expect(!FileManager.default.fileExists(atPath: "\(path)/regressions/trap-1"))
  }
}
