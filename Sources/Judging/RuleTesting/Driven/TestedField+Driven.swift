#if os(Linux) || os(macOS)
  import InputRules

  extension TestedField {
    /// A field in another process, in any language, behind a driver that speaks our protocol.
    ///
    ///     let field = try TestedField.driven(by: ["python3", "amount.py"])
    ///     expectKeepsLaws(of: field, meaning: .atMost(4), .backspaceEmpties)
    ///
    /// The page “Any field” has the protocol. The driver is started here, and anew whenever it
    /// ends; it runs until the field is given up. From then on, this process ignores SIGPIPE, which
    /// it would get for writing to a driver that has ended.
    ///
    /// - Parameters:
    ///   - command: the program, which is sought in PATH, and its arguments.
    ///   - name: the field's name in reports; by default the one that the driver says.
    ///   - limits: how long the driver may take.
    /// - Throws: `DriverProblem` if it can't be started, or doesn't speak the protocol.
    public static func driven(
      by command: [String], named name: String? = nil, limits: DriverLimits = DriverLimits()
    ) throws(DriverProblem) -> TestedField {
      let driver = Driver(command, limits)
      let hello = try driver.hello()
      let abilities = try FieldAbilities(hello)
      let title = name ?? hello.name ?? command.last ?? "driver"
      var field = TestedField(title, placesCaret: abilities.selects, rewrites: true) {
        let session = DrivenSession(driver, abilities)
        var field = LiveField { _, state in FieldReply(state: state) }
        field.start = session.start
        field.press = { keystroke, _, before in session.press(keystroke, on: before) }
        field.set = abilities.sets ? { session.set($0) } : nil
        return field
      }
      field.abilities = abilities
      field.isStateful = true
      field.saysValue = hello.abilities.contains("value")
      field.driver = Confined(driver)
      return field
    }
  }

  extension FieldAbilities {
    /// What a driver says that it can do.
    fileprivate init(_ hello: DriverReply) throws(DriverProblem) {
      deletion = try Self.unit(hello.deletes)
      forwardDeletion = try Self.unit(hello.deletesForward)
      let known: Set = ["set", "select", "cut", "delete", "undo", "compose", "value", "paste"]
      if let other = hello.abilities.first(where: { !known.contains($0) }) {
        throw .nonsense("says that it can “\(other)”, which isn't of the protocol")
      }
      let can = Set(hello.abilities)
      isOneLine = hello.isOneLine
      (sets, selects) = (can.contains("set"), can.contains("select"))
      cuts = can.contains("cut")
      pastes = can.contains("paste")
      composes = can.contains("compose")
      others =
        (can.contains("delete") ? [.delete] : []) + (can.contains("undo") ? [.undo, .redo] : [])
    }

    private static func unit(_ word: String) throws(DriverProblem) -> DeletionUnit {
      if let unit = DeletionUnit(rawValue: word) { return unit }
      throw .nonsense("says that it deletes by “\(word)”, and not character or scalar")
    }
  }
#endif
