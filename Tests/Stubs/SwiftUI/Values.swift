/// A stand-in for SwiftUI's wrapper, whose copies share a value.
@propertyWrapper public struct State<Value> {
  private final class Box {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  /// A state that begins with a value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// A state that begins with a value.
  public init(initialValue: Value) { box = Box(initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

/// A stand-in for SwiftUI's wrapper.
@propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// A binding to a value that is stored elsewhere.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }
}

/// A stand-in for SwiftUI's environment.
public struct EnvironmentValues: Sendable {
  /// Whether controls can be used.
  public var isEnabled = true
}
