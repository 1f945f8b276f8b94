/// Finds the types that a value can contain, the paths through their decoders, and each path's
/// depth.
///
/// Each decoder first runs with failing requests, to find its requests. Then the decoder runs for
/// each path, until no new path is found. A path that requires a type waits until a value of that
/// type is known. So a type whose values always contain another value of the type has no value, but
/// doesn't cause infinite recursion.
struct ShapeLearner {
  private struct Known {
    let type: any Decodable.Type
    let kind: TypeShape.Kind
    var needs: [Int]
    var mentions: Set<ObjectIdentifier> = []
    /// The reason the decoder rejected its last value, if it did.
    var problem: (any Error)?
    /// Whether only some values of the type contain further values.
    var isUncertain = false
  }

  private var plan: DecodingPlan
  private var known: [ObjectIdentifier: Known] = [:]
  private var order: [ObjectIdentifier] = []
  private var isNew = false

  /// Creates a learner that ignores overridden fields, because the paths to them are unknown.
  init(_ plan: DecodingPlan) {
    self.plan = plan
    self.plan.fields = [:]
  }

  var shapes: [ObjectIdentifier: TypeShape] {
    let reach = reachable
    let recursive = Set(reach.keys.filter { reach[$0]?.contains($0) == true })
    return known.reduce(into: [:]) { shapes, entry in
      let reached = reach[entry.key, default: []].union([entry.key])
      shapes[entry.key] = TypeShape(
        entry.value.kind, needs: entry.value.needs, isRecursive: recursive.contains(entry.key),
        isBounded: recursive.isDisjoint(with: reached), isUncertain: entry.value.isUncertain)
    }
  }

  mutating func learn(_ type: any Decodable.Type) {
    var notes = ShapeNotes()
    notes.mention(type)
    add(notes.mentions)
    repeat {
      repeat {
        isNew = false
        var index = 0
        while index < order.count {
          explore(order[index])
          index += 1
        }
      } while isNew
      trustRefusers()
    } while isNew
  }

  /// Assumes that a type whose decoder rejected every value has a valid value, because an override
  /// or more attempts may find a valid value.
  private mutating func trustRefusers() {
    for id in order where known[id]?.problem != nil {
      guard known[id]?.needs.allSatisfy({ $0 == TypeShape.never }) == true else { continue }
      known[id]?.needs[0] = 0
      isNew = true
    }
  }

  private mutating func add(_ types: [ObjectIdentifier: any Decodable.Type]) {
    for (id, type) in types where known[id] == nil {
      let frame = DecodingFrame([], .none)
      _ = attempt(type, frame, ChoiceSource(bytes: []))
      let (kind, count): (TypeShape.Kind, Int) =
        frame.asks > 0
        ? (.alternatives, frame.asks + 1) : frame.keys > 0 ? (.keys, frame.keys) : (.plain, 1)
      known[id] = Known(
        type: type, kind: kind, needs: Array(repeating: TypeShape.never, count: count))
      order.append(id)
      isNew = true
    }
  }

  private mutating func explore(_ id: ObjectIdentifier) {
    guard let entry = known[id] else { return }
    let shape = TypeShape(entry.kind, needs: entry.needs)
    for option in entry.needs.indices {
      let notes = explore(entry, shape.way(option))
      if notes.isUncertain { known[id]?.isUncertain = true }
      known[id]?.mentions.formUnion(notes.mentions.keys)
      if option == 0 { known[id]?.problem = notes.isWaiting ? nil : notes.problem }
      if notes.need < known[id]?.needs[option] ?? 0 {
        known[id]?.needs[option] = notes.need
        isNew = true
      }
      add(notes.mentions)
    }
  }

  /// Runs a decoder along one path.
  ///
  /// If the simplest values fail, the decoder receives random values. It might reject the simplest
  /// values, or use a value to decide whether to read further values.
  private func explore(_ entry: Known, _ way: DecodingFrame.Way) -> ShapeNotes {
    var notes = attempt(entry.type, DecodingFrame([], way), ChoiceSource(bytes: []))
    let isWaiting = notes.isWaiting
    for index in 0..<30 where notes.need == TypeShape.never {
      let source = ChoiceSource(random: RandomBits(seed: 0, case: index))
      let former = notes.mentions
      notes = attempt(entry.type, DecodingFrame([], way), source)
      notes.mentions.merge(former) { one, _ in one }
    }
    notes.isUncertain = entry.kind == .plain && isWaiting && notes.need < TypeShape.never
    return notes
  }

  private func attempt<Value: Decodable>(
    _ type: Value.Type, _ frame: DecodingFrame, _ source: ChoiceSource
  ) -> ShapeNotes {
    let drawing = Drawing(plan)
    drawing.shapes = known.mapValues { TypeShape($0.kind, needs: $0.needs) }
    drawing.source = source
    drawing.notes = ShapeNotes()
    do {
      _ = try Value(from: DrawingDecoder(drawing: drawing, frame: frame))
    } catch {
      drawing.notes?.need = TypeShape.never
      drawing.notes?.problem = error
    }
    if drawing.notes?.isWaiting == true { drawing.notes?.need = TypeShape.never }
    return drawing.notes ?? ShapeNotes()
  }

  /// The types that each type's values can contain.
  private var reachable: [ObjectIdentifier: Set<ObjectIdentifier>] {
    var reach = known.mapValues(\.mentions)
    for middle in order {
      let further = reach[middle] ?? []
      for start in order where reach[start]?.contains(middle) == true {
        reach[start]?.formUnion(further)
      }
    }
    return reach
  }
}

/// The notes about one run of a decoder.
struct ShapeNotes {
  /// The types with their own decoders that a value can contain.
  var mentions: [ObjectIdentifier: any Decodable.Type] = [:]
  /// The number of levels that the value required.
  var need = 0
  /// Whether the value required a type without a known value.
  private(set) var isWaiting = false
  /// Whether it was chance that the value required no further value.
  var isUncertain = false
  /// The reason the decoder rejected its value.
  var problem: (any Error)?

  mutating func mention(_ type: any Decodable.Type) {
    if type is any Arbitrary.Type { return }
    if let whole = type as? any CompositeValue.Type {
      for part in whole.parts { mention(part) }
    } else if EnumCases.all(of: type) == nil {
      mentions[ObjectIdentifier(type)] = type
    }
  }

  /// - Parameter shape: the shape of a contained type, or `nil` if it is unknown.
  mutating func contain(_ shape: TypeShape?) {
    guard let shape, shape.need < TypeShape.never else { return isWaiting = true }
    need = max(need, shape.need + 1)
  }
}

extension Drawing {
  /// Returns the shallowest known value of a type while the shape of another type is learned.
  func noted<Value: Decodable>(_ type: Value.Type, at path: [any CodingKey]) throws -> Value {
    notes?.mention(type)
    let shape = shapes[ObjectIdentifier(type)]
    // If a type contains itself here, the cause is a value that its decoder read, not its shape.
    let isNew = active.insert(ObjectIdentifier(type)).inserted
    defer { if isNew { active.remove(ObjectIdentifier(type)) } }
    notes?.contain(isNew ? shape : nil)
    guard isNew, let shape, let option = shape.options.first else {
      throw NoValue(type: type)
    }
    return try Value(
      from: DrawingDecoder(drawing: self, frame: DecodingFrame(path, shape.way(option))))
  }
}
