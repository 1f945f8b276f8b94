/// Types whose values the tests generate.
enum SampleTypes {
  enum Suit: String, Codable, Sendable { case clubs, hearts, spades }

  enum Priority: Int, Codable, Sendable {
    case high = 3
    case low = -7
    case medium = 400
  }

  enum Listed: Codable, CaseIterable, Sendable {
    case first, second, hidden
    static var allCases: [Listed] { [.first, .second] }
  }

  struct Address: Codable, Hashable, Sendable {
    var street: String
    let number: Int?
    let tags: [String: Int]
  }

  struct User: Codable, Hashable, Sendable {
    let name: String
    var age: Int
    var isAdmin: Bool
    var suit: Suit
    var address: Address?
    var addresses: [Address]
    var marks: Set<Int>
    var levels: [Int: Suit]
    var maybe: [Int?]

    enum CodingKeys: String, CodingKey {
      case name = "full_name"
      case age, isAdmin, suit, address, addresses, marks, levels, maybe
    }
  }

  struct Numbers: Codable, Hashable, Sendable {
    var int8: Int8
    var int16: Int16
    var int32: Int32
    var int64: Int64
    var uint: UInt
    var uint8: UInt8
    var uint16: UInt16
    var uint32: UInt32
    var uint64: UInt64
    var int128: Int128
    var uint128: UInt128
    var double: Double
    var float: Float
    var maybe: Double?
  }

  enum Shape: Codable, Hashable, Sendable {
    case polygon(sides: Int, name: String?)
    case circle(Double)
    case point
    case pair(Suit, [Suit])
  }

  indirect enum Sum: Codable, Hashable, Sendable {
    case plus(Sum, Sum)
    case number(UInt8)
    case times([Sum])
    case negative(of: Sum?)

    var largest: UInt8 {
      switch self {
      case .number(let number): number
      case .plus(let left, let right): max(left.largest, right.largest)
      case .times(let all): all.map(\.largest).max() ?? 0
      case .negative(let sum): sum?.largest ?? 0
      }
    }

    var depth: Int {
      switch self {
      case .number: 0
      case .plus(let left, let right): 1 + max(left.depth, right.depth)
      case .times(let all): 1 + (all.map(\.depth).max() ?? 0)
      case .negative(let sum): 1 + (sum?.depth ?? 0)
      }
    }
  }

  final class Node: Codable, Sendable {
    let value: Int
    let next: Node?

    init(value: Int, next: Node?) {
      self.value = value
      self.next = next
    }

    var length: Int { 1 + (next?.length ?? 0) }
  }

  struct Folder: Codable, Hashable, Sendable {
    var name: String
    var folders: [Folder]
    var byName: [String: Folder]

    var depth: Int {
      1 + max(folders.map(\.depth).max() ?? 0, byName.values.map(\.depth).max() ?? 0)
    }
  }

  /// One of two types that contain each other; its first case is recursive.
  indirect enum Statement: Codable, Hashable, Sendable {
    case block(Block)
    case stop
  }

  struct Block: Codable, Hashable, Sendable {
    var first: Statement
    var others: [Statement]
  }

  enum JSON: Decodable, Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSON])
    case object([String: JSON])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let bool = try? container.decode(Bool.self) {
        self = .bool(bool)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let list = try? container.decode([JSON].self) {
        self = .list(list)
      } else {
        self = .object(try container.decode([String: JSON].self))
      }
    }

    var sorted: String {
      switch self {
      case .list(let list): "\(list.map(\.sorted))"
      case .object(let object): "\(object.mapValues(\.sorted).sorted { $0.key < $1.key })"
      case _: "\(self)"
      }
    }

    var kind: String { "\(self)".prefix { $0 != "(" }.description }
  }

  /// A type whose decoder refuses most of its values.
  struct Even: Codable, Hashable, Sendable {
    let value: Int

    init(from decoder: any Decoder) throws {
      value = try decoder.singleValueContainer().decode(Int.self)
      guard value.isMultiple(of: 2), value != 0 else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "\(value) is odd or 0"))
      }
    }
  }

  struct Never: Decodable, Sendable {
    init(from decoder: any Decoder) throws {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "there is no such thing"))
    }
  }

  final class Endless: Decodable, Sendable {
    let next: Endless
  }

  struct Email: Codable, Hashable, Sendable, RawRepresentable {
    let rawValue: String
  }

  /// A list that decodes its own elements, as collections in other packages do.
  struct Stack: Decodable, Hashable, Sendable {
    var items: [Int] = []

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd { items.append(try container.decode(Int.self)) }
    }
  }

  /// A pair that decodes its own parts.
  struct Point: Decodable, Hashable, Sendable {
    let (x, y): (Int, Int)

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      (x, y) = (try container.decode(Int.self), try container.decode(Int.self))
    }
  }

  class Animal: Decodable {
    var legs: Int

    init(legs: Int) { self.legs = legs }
  }

  final class Dog: Animal, @unchecked Sendable {
    let name: String
    let home: Point

    enum CodingKeys: CodingKey { case name, place }
    enum PlaceKeys: CodingKey { case home }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      let place = try container.nestedContainer(keyedBy: PlaceKeys.self, forKey: .place)
      home = try place.decode(Point.self, forKey: .home)
      try super.init(from: container.superDecoder())
    }
  }

  enum Box<Content: Codable & Sendable & Hashable>: Codable, Hashable, Sendable {
    case full(Content)
    case empty
  }
}
