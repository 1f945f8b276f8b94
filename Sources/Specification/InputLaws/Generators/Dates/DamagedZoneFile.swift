/// A zone file with one defect, and the reason it is refused.
struct DamagedZoneFile: Hashable, Sendable {
  var bytes: [UInt8]
  var error: ZoneFileError
}

extension DamagedZoneFile: CustomStringConvertible {
  var description: String {
    "\(bytes.map { String($0, radix: 16) }.joined(separator: " "))\nrefused  \(error)"
  }
}

extension Generator<DamagedZoneFile> {
  /// A file with one defect.
  static let damagedZoneFile = Generator { source in
    var file = source.writtenZone().file
    let kind = source.choose(upTo: 2)
    let error: ZoneFileError =
      switch kind {
      case 0: source.damagedHeader(of: &file)
      case 1: source.damagedChanges(of: &file)
      default: source.damagedType(of: &file)
      }
    var bytes = file.bytes
    if error == .trailing(at: 0) {
      bytes.append(source.element(of: [0, 10, 65]))
      return DamagedZoneFile(bytes: bytes, error: .trailing(at: bytes.count - 1))
    }
    return DamagedZoneFile(bytes: bytes, error: error)
  }
}

extension ChoiceSource {
  fileprivate mutating func damagedHeader(of file: inout ZoneFile) -> ZoneFileError {
    switch choose(upTo: 7) {
    case 0:
      file.magic[Int(choose(upTo: 3))] ^= 32
      return .notAZoneFile
    case 1:
      file.version = element(of: [1, 49, 53, 255])
      return .version(file.version)
    case 2 where file.version != 0:
      file.secondVersion = file.version == 50 ? 51 : 50
      return .versionsDiffer
    case 3:
      (file.records, file.standard, file.universal) = ([], [], [])
      return .count(.types)
    case 4:
      file.designations = []
      return .count(.designationBytes)
    case 5:
      file.standard = file.records.map { _ in 0 } + [0]
      return .count(.standardIndicators)
    case 6:
      file.universal = file.records.map { _ in 0 } + [0]
      return .count(.universalIndicators)
    default:
      file.leapSeconds = 1 + Int(choose(upTo: 2))
      return .leapSeconds(file.leapSeconds)
    }
  }

  fileprivate mutating func damagedChanges(of file: inout ZoneFile) -> ZoneFileError {
    let change = file.times.isEmpty ? nil : Int(choose(upTo: UInt64(file.times.count - 1)))
    switch choose(upTo: 4) {
    case 0:
      guard let change, change > 0 else { return .trailing(at: 0) }
      file.times[change] = file.times[change - 1] - element(of: [0, 1])
      return .notAfter(change: change)
    case 1:
      guard let change else { return .trailing(at: 0) }
      file.types[change] = flip() ? 255 : UInt8(file.records.count)
      return .noSuchType(change: change)
    case 2 where file.version != 0:
      file.times.append(9_089_380_483_200 + Int(choose(upTo: 100)))
      file.types.append(0)
      return .late(change: file.times.count - 1)
    case 3 where file.version != 0:
      file.footer[0] = element(of: [65, 0, 13])
      return .noFooter
    default: return .trailing(at: 0)
    }
  }

  fileprivate mutating func damagedType(of file: inout ZoneFile) -> ZoneFileError {
    let type = Int(choose(upTo: UInt64(file.records.count - 1)))
    switch choose(upTo: 3) {
    case 0:
      file.records[type].summer = element(of: [2, 255])
      return .summerByte(type: type)
    case 1:
      file.records[type].designation = element(of: [7, 255])
      return .designation(type: type)
    case 2:
      file.standard = file.records.map { _ in 1 }
      file.standard[type] = element(of: [2, 255])
      return .indicator(type: type)
    default:
      file.standard = file.records.map { _ in 1 }
      file.universal = file.records.map { _ in 1 }
      file.standard[type] = 0
      return .indicator(type: type)
    }
  }
}
