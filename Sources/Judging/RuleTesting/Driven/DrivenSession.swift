#if os(Linux) || os(macOS)
  import Foundation
  import InputRules

  /// A person's actions in a driver's field, as requests; they are repeated in a new field if the
  /// driver has begun a different field.
  final class DrivenSession {
    private let driver: Driver
    private let abilities: FieldAbilities
    /// The number of this field among the driver's fields.
    private var field = 0
    private var done: [[String]] = []
    private var problem: DriverProblem?
    private(set) var start = FieldReply(state: .empty)

    init(_ driver: Driver, _ abilities: FieldAbilities) {
      (self.driver, self.abilities) = (driver, abilities)
      do throws(DriverProblem) {
        start = try driver.begin()
        field = driver.field
      } catch {
        problem = error
      }
    }

    /// Performs a keystroke, unless an earlier request failed.
    func press(_ keystroke: Keystroke, on before: FieldState) -> FieldReply {
      let members = keystroke.members(in: before, abilities)
      let reply = ask(members, on: before)
      if members?.first == "\"select\"" {
        driver.count(keystroke.selecting(in: before).selection, answered: reply.state.selection)
      }
      return reply
    }

    func set(_ text: String) -> FieldReply {
      ask(["\"set\"", "\"text\":\(text.json)"], on: last.state)
    }

    /// Sends the driver one request, unless the field doesn't support it.
    private func ask(_ members: [String]?, on before: FieldState) -> FieldReply {
      do throws(DriverProblem) {
        if let problem { throw problem }
        var idle = last
        idle.isIdle = true
        guard let members else { return idle }
        try resume()
        guard let reply = try driver.press(members) else { return idle }
        done.append(members)
        last = reply
        return reply
      } catch {
        problem = error
        return FieldReply(state: before, problem: .noAnswer("the driver \(error)"))
      }
    }

    private lazy var last = start

    /// If the driver has begun another field, begins a new field and repeats all actions.
    private func resume() throws(DriverProblem) {
      if field == driver.field { return }
      _ = try driver.begin()
      field = driver.field
      for members in done { _ = try driver.press(members) }
    }
  }

  extension Keystroke {
    /// The members of a keystroke's request, or `nil` if the key has no effect or isn't supported.
    fileprivate func members(in state: FieldState, _ abilities: FieldAbilities) -> [String]? {
      switch self {
      case .type(let character): ["\"type\"", "\"text\":\(String(character).json)"]
      case .paste(let text):
        text.isEmpty || !abilities.pastes ? nil : ["\"paste\"", "\"text\":\(text.json)"]
      case .backspace: ["\"backspace\""]
      case .cut: abilities.cuts && state.selection.length > 0 ? ["\"cut\""] : nil
      case .moveCaret, .select, .selectAll: selecting(in: state).selection.request(abilities)
      case .delete, .undo, .redo: abilities.others.contains(self) ? ["\"\(self)\""] : nil
      case .compose(let text):
        abilities.composes ? ["\"compose\"", "\"text\":\(text.json)"] : nil
      case .commit: abilities.composes ? ["\"commit\""] : nil
      case .cancel: abilities.composes ? ["\"cancel\""] : nil
      case .pasteAgain, .replace: nil
      }
    }
  }

  extension TextRange {
    /// The request to select this range, or `nil` if the field can't select it.
    fileprivate func request(_ abilities: FieldAbilities) -> [String]? {
      let can = length == 0 ? abilities.placesCaret : abilities.selects
      return can ? ["\"select\"", json] : nil
    }

    var json: String { "\"selection\":[\(location),\(length)]" }
  }

  extension String {
    var json: String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .withoutEscapingSlashes
      // JSON can represent every string.
      return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
  }

  extension TestedField {
    /// A field that runs in another process, in any language, and is operated by a driver.
    ///
    ///     let field = try TestedField.driven(by: ["python3", "amount.py"])
    ///     expectKeepsLaws(of: field, meaning: .atMost(4), .backspaceEmpties)
    ///
    /// The page “Any field” describes the protocol. This function starts the driver. The driver
    /// runs until the field is released, and is restarted whenever it exits. After the call, this
    /// process ignores SIGPIPE, the signal for writing to a driver that has ended.
    /// - Parameters:
    ///   - command: the program, which is looked up in PATH, and its arguments.
    ///   - name: the field's name in reports; by default, the driver's name.
    ///   - limits: the driver's time limits.
    /// - Throws: `DriverProblem` if the driver can't be started, doesn't follow the protocol, or
    ///   fails a check that every correct driver passes.
    public static func driven(
      by command: [String], named name: String? = nil, limits: DriverLimits = DriverLimits()
    ) throws(DriverProblem) -> TestedField {
      let driver = Driver(command, limits)
      let hello = try driver.hello()
      let abilities = try DriverTrial(of: driver, try FieldAbilities(hello)).passed()
      return TestedField(
        driver, abilities, name ?? hello.name ?? command.last ?? "driver")
    }

    init(_ driver: Driver, _ abilities: FieldAbilities, _ name: String) {
      var field = TestedField(name, placesCaret: abilities.placesCaret, rewrites: true) {
        let session = DrivenSession(driver, abilities)
        var field = LiveField { _, state in FieldReply(state: state) }
        field.start = session.start
        field.press = { keystroke, _, before in session.press(keystroke, on: before) }
        field.set = abilities.can.contains("set") ? { session.set($0) } : nil
        return field
      }
      field.abilities = abilities
      field.isStateful = true
      field.hasValue = abilities.can.contains("value")
      field.driver = Confined(driver)
      self = field
    }
  }

  extension FieldAbilities {
    init(_ hello: DriverReply) throws(DriverProblem) {
      deletion = try Self.unit(hello.deletes)
      forwardDeletion = try Self.unit(hello.deletesForward)
      isOneLine = try hello.isOneLine()
      let words = try hello.abilities()
      if let other = words.first(where: { !Self.known.contains($0) }) {
        throw .nonsense("declares the ability “\(other)”, which isn't in the protocol")
      }
      can = Set(words)
    }

    private static let known: Set = [
      "set", "select", "caret", "cut", "paste", "delete", "undo", "redo", "compose", "value",
    ]

    func without(_ unsupported: Set<String>) -> FieldAbilities {
      var left = self
      left.can.subtract(unsupported)
      if unsupported.contains("select") { left.can.remove("caret") }
      if !unsupported.isDisjoint(with: ["commit", "cancel"]) { left.can.remove("compose") }
      return left
    }

    private static func unit(_ word: String) throws(DriverProblem) -> DeletionUnit {
      if let unit = DeletionUnit(rawValue: word) { return unit }
      throw .nonsense("deletes by “\(word)”, which is neither character nor scalar")
    }
  }
#endif
