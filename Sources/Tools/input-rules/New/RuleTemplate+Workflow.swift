// The package's workflow for GitHub Actions.
extension RuleTemplate {
  var workflow: String {
    """
    # Tests each push, checks every kept input again, and fuzzes for ten minutes each night. Every
    # night continues with the inputs that earlier nights found.
    name: Rule
    on:
      push:
      pull_request:
      schedule:
        - cron: "0 2 * * *"
      workflow_dispatch:
    permissions:
      contents: read

    jobs:

    """ + testJob + "\n" + nightJob
  }

  private var testJob: String {
    """
      test:
        if: github.event_name == 'push' || github.event_name == 'pull_request'
        runs-on: ubuntu-24.04
        container: swift:6.3.1-noble
        timeout-minutes: 30
        steps:
    \(checkout(buildsFor: "test"))
          - run: swift test
          # An empty corpus has nothing to check.
          - run: test -z "$(ls Corpus)" || swift run \(name.program) replay --junit replay.xml
          - uses: \(Self.upload)
            if: always()
            with:
              name: replay
              path: replay.xml
              if-no-files-found: ignore

    """
  }

  private var nightJob: String {
    """
      night:
        if: github.event_name == 'schedule' || github.event_name == 'workflow_dispatch'
        runs-on: ubuntu-24.04
        container: swift:6.3.1-noble
        timeout-minutes: 60
        steps:
    \(checkout(buildsFor: "fuzz"))
    \(Self.earlierNights)
          - run: FUZZ=1 swift build --product \(name.program)
          - run: .build/debug/\(name.program) fuzz --for 10m
          # Also after a night that found a failure.
          - if: always()
            run: .build/debug/\(name.program) merge && rm -rf Nights && cp -R Corpus Nights
          - uses: actions/cache/save@\(Self.cache)
            if: always()
            with:
              path: Nights
              key: nights-${{ github.run_id }}-${{ github.run_attempt }}
          # The report, the shrunk failures, and the inputs that are worth committing.
          - uses: \(Self.upload)
            if: always()
            with:
              name: night
              path: |
                Campaigns
                Corpus

    """
  }

  /// The steps that combine the committed inputs with the inputs that earlier nights found.
  private static let earlierNights = """
          - uses: actions/cache/restore@\(cache)
            with:
              path: Nights
              key: nights-${{ github.run_id }}
              restore-keys: nights-
          # Adds the inputs that earlier nights found to the committed ones.
          - run: |
              mkdir -p Nights
              (cd Nights && find . -name '*.seeds') | while IFS= read -r file; do
                mkdir -p "Corpus/${file%/*}"
                touch "Corpus/$file"
                LC_ALL=C sort -u -o "Corpus/$file" "Corpus/$file" "Nights/$file"
              done
    """

  /// The first steps of a job; they fetch the sources without storing the access token, and restore
  /// an earlier build with the same dependencies.
  private func checkout(buildsFor job: String) -> String {
    let key = "\(job)-${{ hashFiles('Package.swift', 'Package.resolved') }}-"
    return """
            - uses: \(Self.checkout)
              with:
                persist-credentials: false
            - uses: actions/cache@\(Self.cache)
              with:
                path: .build
                key: \(key)${{ github.run_id }}
                restore-keys: \(key)
      """
  }

  private static let checkout = "actions/checkout@8e8c483db84b4bee98b60c0593521ed34d9990e8 # v6.0.1"
  private static let upload =
    "actions/upload-artifact@b7c566a772e6b6bfb58ed0dc250532a479d7789f # v6.0.0"
  private static let cache = "27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5"
}
