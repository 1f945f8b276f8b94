#if os(Linux) || os(macOS)
  import InputRules

  extension TestedField {
    /// A field in another process, in any language, which a driver operates.
    ///
    ///     let field = try TestedField.driven(by: ["python3", "amount.py"])
    ///     expectKeepsLaws(of: field, meaning: .atMost(4), .backspaceEmpties)
    ///
    /// The page “Any field” has the protocol. The driver is started here, and again whenever it
    /// ends; it runs until the field is given up. From then on, this process ignores SIGPIPE, which
    /// it would get for writing to a driver that has ended.
    /// - Parameters:
    ///   - command: the program, which is sought in PATH, and its arguments.
    ///   - name: the field's name in reports; by default the driver's.
    ///   - limits: how long the driver may take.
    /// - Throws: `DriverProblem` if it can't be started, doesn't speak the protocol, or fails a
    ///   check that each driver passes, whatever its field does.
    public static func driven(
      by command: [String], named name: String? = nil, limits: DriverLimits = DriverLimits()
    ) throws(DriverProblem) -> TestedField {
      let driver = Driver(command, limits)
      let hello = try driver.hello()
      let abilities = try DriverTrial(of: driver, try FieldAbilities(hello)).passed()
      return TestedField(driver, abilities, name ?? hello.name ?? command.last ?? "driver")
    }

    /// The field of a driver.
    init(_ driver: Driver, _ abilities: FieldAbilities, _ name: String) {
      var field = TestedField(name, placesCaret: abilities.placesCaret, rewrites: true) {
        let session = DrivenSession(driver, abilities)
        var field = LiveField { _, state in FieldReply(state: state) }
        field.start = session.start
        field.press = { keystroke, _, before in session.press(keystroke, on: before) }
        field.set = abilities.sets ? { session.set($0) } : nil
        return field
      }
      field.abilities = abilities
      field.isStateful = true
      field.saysValue = abilities.saysValue
      field.driver = Confined(driver)
      self = field
    }
  }

  extension FieldAbilities {
    /// What a driver says that it can do.
    init(_ hello: DriverReply) throws(DriverProblem) {
      deletion = try Self.unit(hello.deletes)
      forwardDeletion = try Self.unit(hello.deletesForward)
      isOneLine = try hello.isOneLine()
      let can = try hello.abilities()
      let known = ["set", "select", "caret", "cut", "delete", "undo", "redo", "compose", "value"]
      if let other = can.first(where: { !known.contains($0) && $0 != "paste" }) {
        throw .nonsense("can “\(other)”, which isn't in the protocol")
      }
      (sets, pastes) = (can.contains("set"), can.contains("paste"))
      (selects, cuts) = (can.contains("select"), can.contains("cut"))
      placesCaret = selects || can.contains("caret")
      (composes, saysValue) = (can.contains("compose"), can.contains("value"))
      others = [.delete, .undo, .redo].filter { can.contains("\($0)") }
    }

    /// The same without something that the driver doesn't support.
    func without(_ unsupported: Set<String>) -> FieldAbilities {
      var left = self
      left.others.removeAll { unsupported.contains("\($0)") }
      if unsupported.contains("select") { (left.selects, left.placesCaret) = (false, false) }
      if unsupported.contains("paste") { left.pastes = false }
      if unsupported.contains("cut") { left.cuts = false }
      if unsupported.contains("set") { left.sets = false }
      if !unsupported.isDisjoint(with: ["compose", "commit", "cancel"]) { left.composes = false }
      return left
    }

    private static func unit(_ word: String) throws(DriverProblem) -> DeletionUnit {
      if let unit = DeletionUnit(rawValue: word) { return unit }
      throw .nonsense("deletes by “\(word)”, which is neither character nor scalar")
    }
  }
#endif
