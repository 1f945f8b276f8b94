"""Asks laws and tests about a program that has a mistake."""
import collections, os, pathlib, re, resource, signal, subprocess

# Some tests: those whose name has the pattern, the programs with the module that they start, and what has them.
Tests = collections.namedtuple("Tests", "pattern programs bundle", defaults=[(), "InputRulesPackageTests"])
PROGRAMS = ("fuzz", "input-rules")

# These take a few seconds, and see most.
QUICK_ENGINE_TESTS = "Determinism|Stable|EveryGenerator|SourceConformance|Statistics|Coverage|Report|MarkedText|Trace|ChoiceBytes"
# These take more than half of the time of the engine's tests, where it isn't optimised.
SLOW_ENGINE_TESTS = "Workers|Discovery|SimplestFailure|StateMachineTests|Decodable|Honesty|Exploration|Pattern|Shrink|Collection|Expect"
# These take more than nine tenths of the time of the tests of RuleTesting.
SLOW_RULE_TESTS = "DateGallery|DrivenField|Fitting|Picker|KeptLaw|Number|Mask|CodeSample|FieldLaw|FieldEnding|FieldReport|Suggested" \
    "|JudgedPast|Advice|ValueLaw"
# For each module: its sources; tests, cheap ones first; whether the laws are about it.
MODULES = {
    "InputRules": (
        "Sources/Rules/InputRules",
        [Tests("InputRulesTests"), Tests("InputRulesFoundationTests|InputRulesAppleTests"),
         Tests(r"VectorsTests\.Vectors(?!Altered|Malformed)")], True),
    "ReadyFields": (
        "Sources/Rules/ReadyFields",
        [Tests(r"InputRulesTests\.(?:ReadyField|PostalCode|IBAN|Card|Amount|FieldTable)Tests"),
         Tests(r"VectorsTests\.PhoneVectorsTests")], True),
    "RuleTesting": (
        "Sources/Judging/RuleTesting",
        [Tests(r"RuleTestingTests\.(?!Gallery|%s)" % SLOW_RULE_TESTS), Tests(r"RuleTestingTests\.Gallery"),
         Tests(r"RuleTestingTests\.(?:%s)" % SLOW_RULE_TESTS)], False),
    "PropertyTesting": (
        "Sources/Engine/PropertyTesting",
        [Tests(r"PropertyTestingTests\.(?:%s)" % QUICK_ENGINE_TESTS),
         Tests(r"PropertyTestingTests\.(?!%s|%s)" % (QUICK_ENGINE_TESTS, SLOW_ENGINE_TESTS)),
         Tests(r"PropertyTestingTests\.(?:%s)" % SLOW_ENGINE_TESTS),
         Tests("BenchTests.ShrinkingBenchTests", bundle="BenchPackageTests")], False),
    "PropertyFuzzing": ("Fuzz/Harness", [
        Tests(r"CommandLineTests\.(Campaign(?!Tests)\w+|FailureTriage|Journal|RegressionKeeper|FuzzTargetFiles|NewInputs"
              r"|MetFailures|FuzzStatus|DiscoveryEstimate|ReportedSteps|ObservationPage)Tests/"),
        Tests(r"CommandLineTests\.(Campaign|TroubledCampaign|Examination|JournalText|Merge|HostileText)Tests/", PROGRAMS),
        Tests(r"CommandLineTests\.(Command|FuzzProgram|FuzzStopping|Disaster|SeedsCommand|CorpusCommand|BuildDisplay|Output)Tests/",
              PROGRAMS)], False),
}
CASES = 2000
# Seconds of processor time, and of the clock for what waits: a mistake that makes an endless loop is seen.
SECONDS, PATIENCE = 300, 600

FALSE_LAW = re.compile(r"^(\w+) .* (?:FALSE|NOT REACHED|INCONCLUSIVE|SAYS NOTHING|UNREACHED)")
FAILED_TEST = re.compile(r"Test “?\"?(.+?)\"?”?(?: with .*)? recorded an issue")


def limit():
    # At the hard limit, Linux ends a process by SIGKILL; at the soft one, by SIGXCPU.
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 5))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def failure(command, pattern, root):
    """What fails first in a command's output: a law, a test, a trap or a hang; None if it ends with 0."""
    environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1"}
    process = subprocess.Popen(["timeout", str(PATIENCE), *command], cwd=root, env=environment, text=True,
                               errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                               stdin=subprocess.DEVNULL, start_new_session=True, preexec_fn=limit)
    found = next((match[1] for match in map(pattern.search, process.stdout) if match), None)
    if found:
        os.killpg(process.pid, signal.SIGKILL)
    code = process.wait()
    if found or code == 0:
        return found
    if code in (124, -signal.SIGXCPU, 128 + signal.SIGXCPU):
        return "it hangs"
    return "it traps" if code < 0 or code > 128 else f"exit code {code}"


class Place:
    """A folder in which the built programs lie beside those that have a mistake."""

    def __init__(self, root, build):
        self.root, self.build, self.folder = root, build, root / ".build/mutants/place"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.reset()

    def reset(self):
        """Makes every program the one that was built."""
        for file in self.folder.iterdir():
            file.unlink()
        for file in self.build.folder.iterdir():
            (self.folder / file.name).symlink_to(file)

    def link(self, module, product, name=None):
        """Links a changed product, and returns its path."""
        path = self.folder / (name or product)
        path.unlink(missing_ok=True)
        module.link(product, path)
        return path

    def laws(self, module, path):
        """The law that sees a change of a file: in the chapters that it touches, or in another."""
        program = self.link(module, "input-rules")
        touched = subprocess.run([self.root / ".ci/touched", "--file", path], check=True, text=True, cwd=self.root,
                                 capture_output=True).stdout.split()
        chapters = {folder.name for folder in (self.root / "Corpus").iterdir() if folder.is_dir()}
        groups = [[]] if touched in ([], ["all"]) else [touched, sorted(chapters - set(touched))]
        return next(filter(None, (
            failure(["stdbuf", "-oL", program, "check", *names, "--cases", str(CASES)], FALSE_LAW, self.root)
            for names in groups)), None)

    def tests(self, module, groups):
        """The test that sees a change, in the first group with one; what its tests start is changed, too."""
        self.reset()
        linked = set()
        for group in groups:
            for name in {group.bundle, *group.programs} - linked:
                self.link(module, name, f"{name}.xctest" if name == group.bundle else name)
                linked.add(name)
            found = failure([self.folder / f"{group.bundle}.xctest", "--testing-library", "swift-testing", "--filter", group.pattern], FAILED_TEST,
                            self.root)
            if found:
                return found
        return None
