#if os(Linux) || os(macOS)
  import PropertyTesting

  /// What came of asking a child about a case.
  enum ChildAnswer {
    /// It judged the case and waits for another.
    case verdict(Verdict)
    /// It is no more.
    case ended(Ending)

    /// The answer as a claim's.
    var verdict: Verdict {
      switch self {
      case .verdict(let verdict): verdict
      case .ended(let ending): .fails(ending.failure)
      }
    }
  }
#endif
