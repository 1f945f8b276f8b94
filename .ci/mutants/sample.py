"""Draws small changes of a module, and shows the law or the test that detects each change.

usage: sample.py MODULE FILES COUNT SEED

A debug build optimizes some modules as a whole, so that their object files can't be replaced separately. Therefore, the module
is compiled again, file by file. Because of -disable-cmo, other modules contain copies of only two kinds of its functions:
default arguments are copied weakly into each client, so `link` puts the module's own objects first; and @inlinable bodies
are copied into optimized clients, to which the tests of the module don't belong.
"""
import collections, itertools, json, os, pathlib, random, re, shutil, signal, subprocess, sys
import points

root = pathlib.Path(__file__).resolve().parent.parent.parent
# The sources of each module, the pattern of its tests, and that of the slow ones, which are run last.
MODULES = {
    "InputRules": ("Sources/Rules/InputRules", r"(?:InputRules\w*|Vectors)Tests", "Vectors"),
    "ReadyFields": ("Sources/Rules/ReadyFields", "(?:InputRules|Vectors)Tests", "Vectors"),
    "RuleTesting": ("Sources/Judging/RuleTesting", "RuleTestingTests", "Gallery|DateGallery|DrivenField|Fitting|Picker|KeptLaw"
                    "|Number|Mask|CodeSample|Field|Suggested|JudgedPast|Advice|ValueLaw"),
    "PropertyTesting": ("Sources/Engine/PropertyTesting", "PropertyTestingTests", "Workers|Discovery|SimplestFailure|StateMachine"
                        "|Decodable|Honesty|Exploration|Pattern|Shrink|Collection|Expect"),
    "PropertyFuzzing": ("Fuzz/Harness", "CommandLineTests", "(?:Campaign|CampaignError|Examination|Merge|HostileText|Command"
                        "|FuzzProgram|FuzzStopping|Disaster|Hunt|SeedsCommand|CorpusCommand|TryCommand|JudgeCommand|NewRule"
                        "|BuildDisplay|Output)Tests"),
}
# Options of a whole-module build that write files or name its files, with the number of words after each option.
OMITTED = {"-emit-module": 0, "-emit-module-path": 1, "-emit-objc-header": 0, "-emit-objc-header-path": 1,
           "-index-store-path": 1, "-parseable-output": 0, "-emit-dependencies": 0, "-serialize-diagnostics": 0}
SEPARATELY = ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode", "-j2", "-gnone", "-output-file-map"]
# The limits of processor time and, for waiting code, wall time in seconds, which detect endless loops. Linux ends a process
# with SIGXCPU at the soft limit, and with SIGKILL at the hard limit.
LIMITS = ["prlimit", "--core=0", "--cpu=300:305", "timeout", "600"]
FALSE_LAW = re.compile(r"^(\w+) .* (?:FALSE|NOT REACHED|INCONCLUSIVE)")
FAILED_TEST = re.compile(r"Test “?\"?(.+?)\"?”?(?: with .*)? recorded an issue")


def fail(problem): sys.exit(print(f"error: {problem}", file=sys.stderr) or 2)


class Sample:
    """A copy of a module for changes, and the programs of a debug build that are linked with it."""

    def __init__(self, name, part, seed):
        self.name, self.part, self.random, self.stillborn = name, part, random.Random(seed), 0
        (self.sources, tests, slow), self.folder = MODULES[name], root / ".build/mutants" / name
        self.tests = [rf"^{tests}\.(?!{slow})", rf"^{tests}\.(?:{slow})"]
        self.has_laws, self.place = self.sources.startswith("Sources/Rules"), self.folder.with_name("place")
        subprocess.run(["swift", "build", "--build-tests"], check=True, stdout=sys.stderr, cwd=root)
        self.build, self.commands = (root / ".build/debug").resolve(), (root / ".build/debug.yaml").read_text()
        copies = self.folder / "sources"
        shutil.rmtree(copies, ignore_errors=True)
        shutil.copytree(root / self.sources, copies)
        # The copies with their paths in the package.
        self.files = {copy: f"{self.sources}/{copy.relative_to(copies)}" for copy in sorted(copies.rglob("*.swift"))}
        outputs = {str(copy): {"object": self.object(copy), "swift-dependencies": self.object(copy) + ".swiftdeps"}
                   for copy in self.files}
        outputs[""] = {"swift-dependencies": str(self.folder / "all.swiftdeps")}
        (self.folder / "files.json").write_text(json.dumps(outputs))

    def words(self, target, kind):
        """The command that builds a module or a product; the platform distinguishes “fuzz” from “fuzz-mutants”."""
        start = re.search(rf'"C\.{target}-[^"-]*-(?:unknown|apple)-[^"]*\.{kind}"', self.commands).start()
        return json.loads(re.compile(r"\n    args: (\[.*\])").search(self.commands, start)[1])

    def object(self, copy): return f"{self.folder}/{copy.stem}.o"

    def compile(self):
        """Compiles the changed files; returns None, or the compiler's output if that fails."""
        words = self.words(self.name, "module")
        kept = [word for prior, word in zip(["", *words], words) if word not in OMITTED and not OMITTED.get(prior) and word[0] != "@"]
        done = subprocess.run([*kept, *SEPARATELY, self.folder / "files.json", *self.files], stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True)
        return done.stdout if done.returncode else None

    def write(self, copy, text):
        """Writes a file and deletes its object file, so that the compiler can't treat the file as unchanged."""
        copy.write_text(text)
        pathlib.Path(self.object(copy)).unlink(missing_ok=True)

    def link(self, product):
        """Links a product of the build with this module's object files; returns the product's path."""
        words = [word for word in self.words(product, "(?:exe|test)") if word != "-g"]
        list_at, program_at = next(at for at, word in enumerate(words) if word.startswith("@")), words.index("-o") + 1
        program, own = self.place / pathlib.Path(words[program_at]).name, f"{self.build}/{self.name}.build/"
        program.unlink(missing_ok=True)
        others = [line for line in pathlib.Path(words[list_at][1:]).read_text().splitlines() if not line.startswith(own)]
        objects = self.folder / f"{product}.objects"
        objects.write_text("\n".join([*map(self.object, self.files), *others, ""]))
        words[list_at], words[program_at] = f"@{objects}", str(program)
        subprocess.run([*words, "-use-ld=lld", "-Xlinker", "--strip-debug"], check=True, capture_output=True, text=True)
        return program

    def failing_law(self, path):
        """The law that kills a change of a file, or None; the chapters that the file affects are checked first."""
        touched = subprocess.check_output([root / ".ci/touched", "--file", path], text=True).split()
        chapters = sorted((folder.name for folder in (root / "Corpus").iterdir()), key=lambda name: name not in touched)
        return failure(["stdbuf", "-oL", self.link("input-rules"), "check", *chapters, "--cases", "2000"], FALSE_LAW)

    def failing_test(self):
        """The test that kills a change, or None; programs that tests start contain the change, too."""
        shutil.rmtree(self.place)
        self.place.mkdir()
        for file in self.build.iterdir():
            (self.place / file.name).symlink_to(file)
        programs = ["fuzz", "input-rules"] if self.name == "PropertyFuzzing" else []
        *_, bundle = map(self.link, [*programs, "InputRulesPackageTests"])
        command = [bundle, "--testing-library", "swift-testing", "--filter"]
        return next(filter(None, (failure([*command, pattern], FAILED_TEST) for pattern in self.tests)), None)

    def lines(self):
        """The points of each line, with its file, in random order."""
        found = [(copy, list(its)) for copy, path in self.files.items() if self.part in path.removeprefix(self.sources)
                 for _, its in itertools.groupby(points.points(copy.read_text()), lambda point: point.line)]
        return self.random.sample(found, len(found))

    def results(self, count):
        """The first changes that compile, and the law or the test that detects each. Without a change, nothing may fail."""
        if problem := self.compile():
            fail(f"{self.name} doesn't compile file by file: {problem.strip().splitlines()[-1]}")
        self.place.mkdir(parents=True, exist_ok=True)
        if failed := self.has_laws and self.failing_law("all") or self.failing_test():
            fail(f"“{failed}” fails without a change; fix that first")
        for copy, its in self.lines():
            text, point = copy.read_text(), self.random.choice(its)
            changed = text[:point.start] + point.new + text[point.end:]
            self.write(copy, changed)
            if self.compile() is None:
                count -= 1
                law = self.has_laws and self.failing_law(self.files[copy])
                test = not law and self.failing_test()
                before, after = (" ".join(its.split("\n")[point.line - 1].split()) or "(nothing)" for its in (text, changed))
                yield self.files[copy], point, before, after, f"law {law}" if law else f"test {test}" if test else "SURVIVES"
            else:
                self.stillborn += 1
            self.write(copy, text)
            if count == 0: return


def failure(command, pattern):
    """The first failure of a command: a law, a test, a trap or a hang; None if the command exits with 0."""
    process = subprocess.Popen([*LIMITS, *command], cwd=root, text=True, errors="replace", start_new_session=True,
                               env=os.environ | {"SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1"},
                               stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    found = next((match[1] for match in map(pattern.search, process.stdout) if match), None)
    if found: os.killpg(process.pid, signal.SIGKILL)
    code = process.wait()
    if found or code == 0: return found
    if code in (124, -signal.SIGXCPU): return "it hangs"  # timeout ends by the signal of its command
    return "it traps" if code < 0 else f"exit code {code}"


def main(name, part, count, seed):
    if name not in MODULES: fail(f"there is no module “{name}”; name one of {', '.join(MODULES)}")
    sample, kills = Sample(name, part, int(seed)), collections.Counter()
    for path, point, before, after, seen in sample.results(int(count)):
        print(f"{path}:{point.line}  {point.kind}  {before}  →  {after}\n  {seen}", flush=True)
        kills[seen.split()[0]] += 1
    print(f"{name}: laws kill {kills['law']} of {kills.total()}, tests kill {kills['test']}; {sample.stillborn} don't compile")
    return "SURVIVES" in kills


try: sys.exit(main(*sys.argv[1:]))
except subprocess.CalledProcessError as problem: fail(f"this failed: {' '.join(map(str, problem.cmd))}")
