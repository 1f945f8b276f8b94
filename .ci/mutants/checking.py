"""Asks laws and tests about a program that has a mistake."""
import os, pathlib, re, resource, signal, subprocess

# These take more than half of the time of the engine's tests, where it isn't optimised.
SLOW_ENGINE_TESTS = "Lanes|Discovery|StateMachineTests|Decodable|Honesty|Exploration|Pattern|Shrink|Collection|Expect"
# For each module: its sources; tests, cheap ones first; whether the laws are about it.
MODULES = {
    "InputRules": ("Sources/InputRules", [
        "InputRulesTests", "InputRulesFoundationTests|InputRulesAppleTests",
        r"CommandLineTests\.Vectors(?!Altered|Malformed)"], True),
    "RuleTesting": ("Sources/RuleTesting", [r"RuleTestingTests\.(?!Gallery)", r"RuleTestingTests\.Gallery"], False),
    "PropertyTesting": ("Sources/PropertyTesting", [
        r"PropertyTestingTests\.(?!%s)" % SLOW_ENGINE_TESTS, r"PropertyTestingTests\.(?:%s)" % SLOW_ENGINE_TESTS,
        "CommandLineTests.ShrinkingBenchTests"], False),
    "PropertyFuzzing": ("Fuzz/Harness", [
        r"CommandLineTests\..*(Campaign|Journal|Examination|Regression|Desk|Share|Plan|Merge|Report|Duration|Status)",
        r"CommandLineTests\..*(Fuzz|Disaster|Stopping|Seeds|Corpus|Hunt)"], False),
}
CASES = 2000
# Seconds of processor time, and of the clock for what waits: a mistake that makes an endless loop is seen.
SECONDS, PATIENCE = 300, 600

FALSE_LAW = re.compile(r"^(\w+) .* (?:FALSE|NOT REACHED|INCONCLUSIVE|SAYS NOTHING|UNREACHED)")
FAILED_TEST = re.compile(r"Test “?\"?(.+?)\"?”?(?: with .*)? recorded an issue")


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
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
    """A folder in which the built programs lie beside the one that has a mistake."""

    def __init__(self, root, build):
        self.root, self.folder = root, root / ".build/mutants/place"
        self.folder.mkdir(parents=True, exist_ok=True)
        for file in self.folder.iterdir():
            file.unlink()
        for file in build.folder.iterdir():
            (self.folder / file.name).symlink_to(file)

    def program(self, name):
        """Where the changed program is linked to."""
        path = self.folder / name
        path.unlink(missing_ok=True)
        return path

    def laws(self, module, path):
        """The law that sees a change of a file: in the chapters that it touches, or in another."""
        program = self.program("input-rules")
        module.link("input-rules", program)
        touched = subprocess.run([self.root / ".ci/touched", "--file", path], check=True, text=True, cwd=self.root,
                                 capture_output=True).stdout.split()
        chapters = {folder.name for folder in (self.root / "Corpus").iterdir() if folder.is_dir()}
        groups = [[]] if touched in ([], ["all"]) else [touched, sorted(chapters - set(touched))]
        return next(filter(None, (
            failure(["stdbuf", "-oL", program, "check", *names, "--cases", str(CASES)], FALSE_LAW, self.root)
            for names in groups)), None)

    def tests(self, module, filters):
        """The test that sees a change, among those of some filters."""
        program = self.program("InputRulesPackageTests.xctest")
        module.link("InputRulesPackageTests", program)
        return next(filter(None, (
            failure([program, "--testing-library", "swift-testing", "--filter", tests], FAILED_TEST, self.root)
            for tests in filters)), None)
