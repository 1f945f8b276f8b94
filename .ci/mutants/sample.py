"""Compiles one changed file of a module, links it with the rest of a debug build, and runs laws and tests.

A debug build optimizes some modules as a whole, so that their object files can't be replaced separately. Therefore, the module
is compiled again, file by file. Because of -disable-cmo, other modules contain copies of only two kinds of its functions:
default arguments are copied weakly into each client, so `link` puts the module's own objects first; and @inlinable bodies
are copied into optimized clients, to which the tests in `modules.MODULES` don't belong.
"""
import collections, json, os, pathlib, random, re, resource, shutil, signal, subprocess, sys
import modules, points

# A change, and the law or the test that detects it.
Result = collections.namedtuple("Result", "path line kind before after law test")
# Options of a whole-module build that write files or name its files, with the number of words after each option.
OMITTED = {"-emit-module": 0, "-emit-module-path": 1, "-emit-objc-header": 0, "-emit-objc-header-path": 1,
           "-index-store-path": 1, "-parseable-output": 0, "-emit-dependencies": 0, "-serialize-diagnostics": 0}
SEPARATELY = ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode", "-j2", "-gnone", "-output-file-map"]
# The limits of processor time and, for waiting code, of wall time in seconds, which detect endless loops.
CASES, SECONDS, PATIENCE = 2000, 300, 600
FALSE_LAW = re.compile(r"^(\w+) .* (?:FALSE|NOT REACHED|INCONCLUSIVE)")
FAILED_TEST = re.compile(r"Test “?\"?(.+?)\"?”?(?: with .*)? recorded an issue")


class Wrong(Exception):
    """The sample can't be checked."""


class Sample:
    """A copy of a module for changes, and the programs of a debug build that are linked with it."""

    def __init__(self, root, name, seed, part=""):
        self.root, self.name, self.part, self.stillborn, self.random = root, name, part, 0, random.Random(seed)
        self.module, self.folder = modules.MODULES[name], root / ".build/mutants" / name
        self.place = self.folder.with_name("place")
        self.commands = ""  # the commands of the builds of both packages
        for package in ("Tests/Bench", "."):
            folders = ["--package-path", root / package, "--scratch-path", root / ".build"]
            subprocess.run(["swift", "build", "--build-tests", *folders], check=True, stdout=sys.stderr,
                           env={**os.environ, "INPUT_RULES_TESTS": "all"})
            self.commands = (root / ".build/debug.yaml").read_text() + self.commands
        self.build = (root / ".build/debug").resolve()
        sources, copies = root / self.module.sources, self.folder / "sources"
        shutil.rmtree(copies, ignore_errors=True)
        shutil.copytree(sources, copies)
        self.files = {sources / copy.relative_to(copies): copy for copy in sorted(copies.rglob("*.swift"))}
        outputs = {"": {"swift-dependencies": str(self.folder / "all.swiftdeps")}}
        for copy in self.files.values():
            outputs[str(copy)] = {"object": self.object(copy), "swift-dependencies": self.object(copy) + ".swiftdeps"}
        (self.folder / "files.json").write_text(json.dumps(outputs))

    def words(self, target, kind):
        """The command that builds a module or a product; the platform distinguishes “fuzz” from “fuzz-mutants”."""
        start = re.search(rf'"C\.{target}-[^"-]*-(?:unknown|apple)-[^"]*\.{kind}"', self.commands).start()
        return json.loads(re.compile(r"\n    args: (\[.*\])").search(self.commands, start)[1])

    def object(self, copy):
        return str(self.folder / (str(copy.relative_to(self.folder / "sources")).replace("/", "·") + ".o"))

    def compile(self):
        """Compiles the changed files; returns None, or the compiler's output if that fails."""
        words, kept = iter(self.words(self.name, "module")), []
        for word in words:
            [next(words) for _ in range(OMITTED.get(word, 0))]
            if word not in OMITTED and not word.startswith("@"): kept.append(word)
        files = [self.folder / "files.json", *self.files.values()]
        done = subprocess.run([*kept, *SEPARATELY, *files], capture_output=True, text=True)
        return done.stdout + done.stderr if done.returncode else None

    def change(self, path, text):
        """Writes a file and deletes its object file, so that the compiler can't treat the file as unchanged."""
        self.files[path].write_text(text)
        pathlib.Path(self.object(self.files[path])).unlink(missing_ok=True)

    def link(self, product, name=None):
        """Links a product of the build with this module's object files; returns the product's path."""
        program, words = self.place / (name or product), self.words(product, "(?:exe|test)")
        program.unlink(missing_ok=True)
        own = f"{self.build}/{self.name}.build/"
        listed = pathlib.Path(next(word for word in words if word.startswith("@"))[1:]).read_text().splitlines()
        objects = [*map(self.object, self.files.values()), *(line for line in listed if not line.startswith(own))]
        list_file = self.folder / f"{program.name}.objects"
        list_file.write_text("\n".join(objects) + "\n")
        words = [f"@{list_file}" if word.startswith("@") else word for word in words if word != "-g"]
        words[words.index("-o") + 1] = str(program)
        subprocess.run([*words, "-use-ld=lld", "-Xlinker", "--strip-debug"], check=True, capture_output=True, text=True)
        return program

    def failing_law(self, path):
        """The law that kills a change of a file, searched first in the chapters that the file affects, or None."""
        program = self.link("input-rules")
        touched = subprocess.run([self.root / ".ci/touched", "--file", path], check=True, text=True, capture_output=True).stdout.split()
        others = {folder.name for folder in (self.root / "Corpus").iterdir() if folder.is_dir()} - set(touched)
        groups = [[]] if touched in ([], ["all"]) else [touched, sorted(others)]
        return next(filter(None, (
            self.failure(["stdbuf", "-oL", program, "check", *names, "--cases", str(CASES)], FALSE_LAW) for names in groups)), None)

    def failing_test(self):
        """The test that kills a change, in the first such group, or None; programs that tests start contain the change, too."""
        shutil.rmtree(self.place, ignore_errors=True)
        self.place.mkdir()
        for file in self.build.iterdir():
            (self.place / file.name).symlink_to(file)
        linked = set()
        for group in self.module.tests:
            for name in {group.bundle, *group.programs} - linked:
                self.link(name, f"{name}.xctest" if name == group.bundle else name)
                linked.add(name)
            command = [self.place / f"{group.bundle}.xctest", "--testing-library", "swift-testing", "--filter", group.pattern]
            if found := self.failure(command, FAILED_TEST): return found
        return None

    def failure(self, command, pattern):
        """The first failure of a command: a law, a test, a trap or a hang; None if the command exits with 0."""
        process = subprocess.Popen(["timeout", str(PATIENCE), *command], cwd=self.root, text=True, errors="replace",
                                   env={**os.environ, "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1"},
                                   stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                   start_new_session=True, preexec_fn=limit)
        found = next((match[1] for match in map(pattern.search, process.stdout) if match), None)
        if found: os.killpg(process.pid, signal.SIGKILL)
        code = process.wait()
        if found or code == 0: return found
        if code in (124, -signal.SIGXCPU, 128 + signal.SIGXCPU): return "it hangs"
        return "it traps" if code < 0 or code > 128 else f"exit code {code}"

    def draws(self):
        """All lines with points in random order, each with a random point."""
        lines = collections.defaultdict(list)
        for path in self.files:
            if self.part in str(path.relative_to(self.root / self.module.sources)):
                text = path.read_text()
                for point in points.points(text):
                    lines[path, point.line].append((text, point))
        keys = sorted(lines)
        self.random.shuffle(keys)
        for key in keys:
            yield key[0], *self.random.choice(lines[key])

    def results(self, count):
        """The results of the first changes that compile. Without a change, nothing may fail."""
        if problem := self.compile():
            raise Wrong(f"{self.name} doesn't compile file by file: {problem.strip().splitlines()[-1]}")
        self.place.mkdir(parents=True, exist_ok=True)
        if failed := self.module.has_laws and self.failing_law("all") or self.failing_test():
            raise Wrong(f"“{failed}” fails without a change; fix that first")
        for path, text, point in self.draws():
            self.change(path, text[:point.start] + point.new + text[point.end:])
            if self.compile() is None:
                count -= 1
                yield self.judged(path, text, point)
            else:
                self.stillborn += 1
            self.change(path, text)
            if count == 0: return

    def judged(self, path, text, point):
        name, before = str(path.relative_to(self.root)), shown(text.split("\n")[point.line - 1])
        after = text[text.rfind("\n", 0, point.start) + 1:point.start] + point.new + text[point.end:text.find("\n", point.end)]
        law = self.failing_law(name) if self.module.has_laws else None
        test = None if law else self.failing_test()
        return Result(name, point.line, point.kind, before, shown(after), law, test)


def shown(text): return " ".join(text.split()) or "(nothing)"


def limit():
    """Sets limits: Linux ends a process with SIGXCPU at the soft limit, and with SIGKILL at the hard limit."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 5))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def line(result):
    seen = f"law {result.law}" if result.law else f"test {result.test}" if result.test else "SURVIVES"
    return f"{result.path}:{result.line}  {result.kind}  {result.before}  →  {result.after}\n  {seen}"


def summary(sample, results):
    share = lambda part: f"{part} of {len(results)} ({100 * part / max(1, len(results)):.0f} %)"
    laws = sum(result.law is not None for result in results)
    seen = sum((result.law or result.test) is not None for result in results)
    parts = [f"laws see {share(laws)}", f"all see {share(seen)}"] if sample.module.has_laws else [f"tests see {share(seen)}"]
    return f"{sample.name}: {'; '.join(parts)}; {sample.stillborn} don't compile"
