"""The modules that are changed, and the laws and tests that check the changes."""
import collections

# The pattern of test names, the programs that the tests start, and the bundle that contains the tests.
Tests = collections.namedtuple("Tests", "pattern programs bundle", defaults=[(), "InputRulesPackageTests"])
Module = collections.namedtuple("Module", "sources tests has_laws", defaults=[False])
PROGRAMS = ("fuzz", "input-rules")
# The quick tests take a few seconds and kill most changes; the slow tests take most of the time.
QUICK_ENGINE = "Determinism|Stable|EveryGenerator|SourceConformance|Statistics|Coverage|Report|MarkedText|Trace|ChoiceBytes"
SLOW_ENGINE = "Workers|Discovery|SimplestFailure|StateMachineTests|Decodable|Honesty|Exploration|Pattern|Shrink|Collection|Expect"
SLOW_RULES = ("DateGallery|DrivenField|Fitting|Picker|KeptLaw|Number|Mask|CodeSample|FieldLaw|FieldEnding|FieldReport|Suggested"
              "|JudgedPast|Advice|ValueLaw")
# The tests of each module, quick tests first.
MODULES = {
    "InputRules": Module("Sources/Rules/InputRules", [
        Tests("InputRulesTests"), Tests("InputRulesFoundationTests|InputRulesAppleTests"),
        Tests(r"VectorsTests\.Vectors(?!Altered|Malformed)")], True),
    "ReadyFields": Module("Sources/Rules/ReadyFields", [
        Tests(r"InputRulesTests\.(?:ReadyField|PostalCode|IBAN|Card|Amount|FieldTable)Tests"),
        Tests(r"VectorsTests\.PhoneVectorsTests")], True),
    "RuleTesting": Module("Sources/Judging/RuleTesting", [
        Tests(rf"RuleTestingTests\.(?!Gallery|{SLOW_RULES})"), Tests(r"RuleTestingTests\.Gallery"),
        Tests(rf"RuleTestingTests\.(?:{SLOW_RULES})")]),
    "PropertyTesting": Module("Sources/Engine/PropertyTesting", [
        Tests(rf"PropertyTestingTests\.(?:{QUICK_ENGINE})"), Tests(rf"PropertyTestingTests\.(?!{QUICK_ENGINE}|{SLOW_ENGINE})"),
        Tests(rf"PropertyTestingTests\.(?:{SLOW_ENGINE})"), Tests("BenchTests.ShrinkingBenchTests", bundle="BenchPackageTests")]),
    "PropertyFuzzing": Module("Fuzz/Harness", [
        Tests(r"CommandLineTests\.(?:Campaign(?!Tests)\w+|FailureTriage|Journal|RegressionKeeper|FuzzTargetFiles|NewInputs"
              r"|SeenFailures|FuzzStatus|DiscoveryEstimate|ReportedSteps|ObservationPage)Tests/"),
        Tests(r"CommandLineTests\.(?:Campaign|CampaignError|Examination|JournalText|Merge|HostileText)Tests/", PROGRAMS),
        Tests(r"CommandLineTests\.(?:Command|FuzzProgram|FuzzStopping|Disaster|SeedsCommand|CorpusCommand|BuildDisplay|Output)Tests/",
              PROGRAMS)]),
}
