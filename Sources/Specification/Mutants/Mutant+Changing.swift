extension Mutant {
  /// Creates a mutant that is the model with one function replaced; the function must not throw.
  static func replacing<Function>(
    _ path: WritableKeyPath<Implementation, Function>, _ id: String, _ mistake: String,
    by function: Function
  ) -> Mutant { Mutant(id, mistake) { $0[keyPath: path] = function } }

  /// Creates a mutant that is the model with one throwing function replaced.
  ///
  /// There is a separate function for this, because Swift 6.3.1 crashes if a closure with a typed
  /// error is passed for a generic parameter.
  static func replacing<A, Answer, Failure>(
    throwing path: WritableKeyPath<Implementation, @Sendable (A) throws(Failure) -> Answer>,
    _ id: String, _ mistake: String, by function: @escaping @Sendable (A) throws(Failure) -> Answer
  ) -> Mutant { Mutant(id, mistake) { $0[keyPath: path] = function } }

  static func replacing<A, B, Answer, Failure>(
    throwing path: WritableKeyPath<Implementation, @Sendable (A, B) throws(Failure) -> Answer>,
    _ id: String, _ mistake: String,
    by function: @escaping @Sendable (A, B) throws(Failure) -> Answer
  ) -> Mutant { Mutant(id, mistake) { $0[keyPath: path] = function } }

  static func replacing<A, B, C, Answer, Failure>(
    throwing path: WritableKeyPath<Implementation, @Sendable (A, B, C) throws(Failure) -> Answer>,
    _ id: String, _ mistake: String,
    by function: @escaping @Sendable (A, B, C) throws(Failure) -> Answer
  ) -> Mutant { Mutant(id, mistake) { $0[keyPath: path] = function } }

  /// Creates a mutant in which `wrap` replaces one function; the function must not throw.
  static func wrapping<Function>(
    _ path: WritableKeyPath<Implementation, Function>, _ id: String, _ mistake: String,
    by wrap: @escaping (Function) -> Function
  ) -> Mutant { Mutant(id, mistake) { $0[keyPath: path] = wrap($0[keyPath: path]) } }

  /// Creates a mutant in which `answer` changes one function's results; `answer` receives the
  /// model's result and the arguments.
  static func change<A, Answer>(
    _ path: WritableKeyPath<Implementation, @Sendable (A) -> Answer>, _ id: String,
    _ mistake: String, by answer: @escaping @Sendable (Answer, A) -> Answer
  ) -> Mutant { wrapping(path, id, mistake) { function in { answer(function($0), $0) } } }

  static func change<A, B, Answer>(
    _ path: WritableKeyPath<Implementation, @Sendable (A, B) -> Answer>, _ id: String,
    _ mistake: String, by answer: @escaping @Sendable (Answer, A, B) -> Answer
  ) -> Mutant { wrapping(path, id, mistake) { function in { answer(function($0, $1), $0, $1) } } }

  static func change<A, B, C, Answer>(
    _ path: WritableKeyPath<Implementation, @Sendable (A, B, C) -> Answer>, _ id: String,
    _ mistake: String, by answer: @escaping @Sendable (Answer, A, B, C) -> Answer
  ) -> Mutant {
    wrapping(path, id, mistake) { function in { answer(function($0, $1, $2), $0, $1, $2) } }
  }

  /// Creates a mutant in which `answer` changes one throwing function's results.
  ///
  /// There is a separate function for this: if `Failure` is `Never`, Swift 6.3.1 generates a
  /// closure that returns the error register, which its callers don't set.
  static func result<A, Answer, Failure>(
    of path: WritableKeyPath<Implementation, @Sendable (A) throws(Failure) -> Answer>, _ id: String,
    _ mistake: String,
    by answer: @escaping @Sendable (Result<Answer, Failure>, A) -> Result<Answer, Failure>
  ) -> Mutant {
    Mutant(id, mistake) {
      let function = $0[keyPath: path]
      $0[keyPath: path] = { (a) throws(Failure) in
        try answer(Result { () throws(Failure) in try function(a) }, a).get()
      }
    }
  }

  static func result<A, B, Answer, Failure>(
    of path: WritableKeyPath<Implementation, @Sendable (A, B) throws(Failure) -> Answer>,
    _ id: String, _ mistake: String,
    by answer: @escaping @Sendable (Result<Answer, Failure>, A, B) -> Result<Answer, Failure>
  ) -> Mutant {
    Mutant(id, mistake) {
      let function = $0[keyPath: path]
      $0[keyPath: path] = { (a, b) throws(Failure) in
        try answer(Result { () throws(Failure) in try function(a, b) }, a, b).get()
      }
    }
  }

  static func result<A, B, C, Answer, Failure>(
    of path: WritableKeyPath<Implementation, @Sendable (A, B, C) throws(Failure) -> Answer>,
    _ id: String, _ mistake: String,
    by answer: @escaping @Sendable (Result<Answer, Failure>, A, B, C) -> Result<Answer, Failure>
  ) -> Mutant {
    Mutant(id, mistake) {
      let function = $0[keyPath: path]
      $0[keyPath: path] = { (a, b, c) throws(Failure) in
        try answer(Result { () throws(Failure) in try function(a, b, c) }, a, b, c).get()
      }
    }
  }
}
