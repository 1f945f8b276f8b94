import Testing

/// Runs the tests in the same way as `swift test`; this program isn't part of the package.
@main struct Main {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
