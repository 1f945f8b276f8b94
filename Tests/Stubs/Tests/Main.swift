import Testing

/// Runs the tests as `swift test` would; this program isn't part of the package.
@main struct Main {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
