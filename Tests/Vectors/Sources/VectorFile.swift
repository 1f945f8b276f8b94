import Foundation
import PropertyConsole
import PropertyCorpus

/// A file of external test vectors whose rows are all well-formed.
struct VectorFile {
  let path: String
  let cases: [VectorCase]

  /// Reads a file of vectors.
  ///
  /// - Throws: `UsageError` if the file can't be read, or a line is malformed.
  init(reading path: String) throws(UsageError) {
    self.path = path
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try SystemFile.read(path)
    } catch {
      throw UsageError("\(path) can't be read (\(error)); give the path of a vector file")
    }
    var cases: [VectorCase] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.contains(where: { $0 > 32 }) {
      do {
        cases.append(try VectorCase(line: index + 1, Data(line)))
      } catch {
        let problem = (error as? DecodingError)?.problem ?? "\(error)"
        throw UsageError(
          "\(path):\(index + 1): \(problem); write it as in Tests/Vectors/README.md, or convert "
            + "another project's file with Tests/Vectors/convert FILE")
      }
    }
    if cases.isEmpty { throw UsageError("\(path):1: the file is empty; give it rows") }
    self.cases = cases
  }

  /// The results of the rows; an exception must be needed, and must state our answer.
  func checked() -> VectorFileReport {
    var report = VectorFileReport(path: path)
    for vector in cases {
      for row in vector.rows { report.add(VectorOutcome(of: row, in: vector)) }
    }
    return report
  }
}

/// A line of a vector file: a case, in the form that all sources share.
struct VectorCase {
  /// The number of the line, starting at 1.
  let line: Int
  /// The part of the line that precedes the expected answer.
  let question: String
  let rows: [any VectorRow]
  /// The exceptions: our answers that differ from the peers', with reasons.
  let exceptions: [VectorException]

  private struct Members: Decodable {
    let field: Field
    let exceptions: [VectorException]?

    struct Field: Decodable { let rules: VectorFormat }
  }

  init(line: Int, _ json: Data) throws {
    self.line = line
    let text = String(decoding: json, as: UTF8.self)
    question = text.components(separatedBy: #", "expected""#)[0].escaped
    let members = try JSONDecoder().decode(Members.self, from: json)
    exceptions = members.exceptions ?? []
    rows = try members.field.rules.rows(json)
  }
}

/// The format of a case, which determines the members of its parts.
enum VectorFormat: String, Decodable {
  /// Edits that AnyFormatKit formats.
  case anyFormatKit = "anyformatkit"
  /// Edits to digit masks, with the answers of several peers.
  case maskTransitions = "mask-transitions"
  /// Texts that input-mask-ios formats as a whole.
  case inputMask = "input-mask"
  /// Numbers, with the bits of the nearest doubles.
  case nearestDoubles = "parse-number-fxx"
  /// Documents that one number makes valid or invalid JSON.
  case jsonNumbers = "json-test-suite"
  /// Texts that Python's Babel reads in a locale.
  case babelReading = "babel-parse"
  /// Texts that Python's Babel writes in a locale.
  case babelWriting = "babel-format"
  /// Values in a browser's inputs with bounds.
  case inputConstraints = "wpt-constraints"
  /// Instants at which the offsets of zones change.
  case zoneChanges = "zone-changes"
  /// Texts and values that libphonenumber gives for complete numbers.
  case phoneNumbers = "libphonenumber"

  fileprivate func rows(_ json: Data) throws -> [any VectorRow] {
    func read<Row: Decodable>(_ type: Row.Type) throws -> Row {
      try JSONDecoder().decode(type, from: json)
    }
    return switch self {
    case .anyFormatKit: [try read(AnyFormatKitRow.self)]
    case .maskTransitions: try read(MaskTransition.self).rows
    case .inputMask: [try read(InputMaskRow.self)]
    case .nearestDoubles: [try read(NearestDoubleRow.self)]
    case .jsonNumbers: [try read(JSONNumberRow.self)]
    case .babelReading: [try read(BabelReadingRow.self)]
    case .babelWriting: [try read(BabelWritingRow.self)]
    case .inputConstraints: [try read(BrowserRow.self)]
    case .zoneChanges: [try read(ZoneChangeRow.self)]
    case .phoneNumbers: [try read(PhoneNumberRow.self)]
    }
  }
}

struct VectorText: Decodable { let text: String }

extension DecodingError {
  /// The mistake, and its place in the line.
  fileprivate var problem: String {
    let (path, words) =
      switch self {
      case .keyNotFound(let key, let context): (context.codingPath + [key], "is missing")
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        (context.codingPath, context.debugDescription)
      @unknown default: ([], "\(self)")
      }
    return "“\(path.map(\.stringValue).joined(separator: "."))”: \(words)"
  }
}
