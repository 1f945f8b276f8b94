import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

extension JournalLine.Finding {
  /// An input of which only its existence is known.
  init(unexamined input: FailureTriage.Input, _ folder: CampaignFolder) {
    property = input.property.name
    artifact = folder.relative(input.path)
    what = FailureKind(artifact: input.path) ?? .trap
    origin = Self.unexaminedOrigin(property, artifact)
    executions = input.executions
    message = "not checked again yet"
    choices = Blob.encode((try? Corpus.read(input.path)) ?? [])
    shrunk = false
  }

  /// A failing input that couldn't be kept, and why.
  init(lost property: PropertyName, _ folder: CampaignFolder, _ reason: String) {
    self.property = property.name
    artifact = folder.relative(folder.lostInput(of: property))
    (what, choices, shrunk) = (.claim, "", false)
    origin = "\(property.name): an input that isn't kept"
    message = "its failing input isn't kept: \(reason)"
  }
}

extension CampaignFolder {
  /// The failing inputs of a campaign that its journal doesn't name, because it was ended by force
  /// before they were checked again.
  func unnamedInputs(
    of order: CampaignOrder, _ findings: [JournalLine.Finding]
  ) -> [JournalLine.Finding] {
    let named = Set(findings.map(\.artifact))
    let laws = order.properties.compactMap { name -> PropertyName? in
      let parts = name.split(separator: "/").map(String.init)
      return parts.count == 2 ? PropertyName(chapter: parts[0], name: parts[1]) : nil
    }
    return laws.flatMap { property in
      let unnamed = artifacts(of: property).filter { path in
        !named.contains(relative(path)) && file(relative(path)) != nil
      }
      return unnamed.map { path in
        JournalLine.Finding(unexamined: .init(path: path, property: property), self)
      }
    }
  }

  /// The inputs of a law that failed, as libFuzzer kept them.
  func artifacts(of property: PropertyName) -> [String] {
    let found = found(of: property)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: found)) ?? []
    return names.filter { FailureKind(artifact: $0) != nil }.sorted().map { "\(found)/\($0)" }
  }
}
