"""Compiles one changed file of a module and links it with all else that a debug build made.

A debug build optimises some modules as a whole, so that no object of theirs can be replaced alone: its functions may
be inlined in the others. Such a module is compiled once more, file by file. Other modules hold none of its bodies,
because it is built with -disable-cmo, but for two kinds. Default arguments are copied weakly into each client, so
`link` puts the module's own objects first. Bodies that are @inlinable are copied into optimised clients only, of
PropertyTesting into FindingTasks: a change of such a body is asked of tests whose modules, and those
below them, aren't optimised (`checking.MODULES`).
"""
import json, os, pathlib, re, shutil, subprocess, sys

# What only a build of a whole module takes: a word, and how many words follow it.
OMITTED = {"-emit-module": 0, "-emit-module-path": 1, "-emit-dependencies": 0, "-emit-objc-header": 0,
           "-emit-objc-header-path": 1, "-index-store-path": 1, "-serialize-diagnostics": 0, "-parseable-output": 0,
           "-O": 0, "-whole-module-optimization": 0, "-disable-cmo": 0, "-num-threads": 1,
           "-disable-batch-mode": 0, "-enable-batch-mode": 0, "-output-file-map": 1, "-j2": 0, "-g": 0}


# What is built in one folder; the plan of the last one is left there.
PACKAGES = ("Tests/Bench", ".")


class Build:
    """A debug build of the packages with their tests."""

    def __init__(self, root):
        self.text = ""
        for package in PACKAGES:
            subprocess.run(["swift", "build", "--build-tests", "--package-path", root / package,
                            "--scratch-path", root / ".build"], check=True, stdout=sys.stderr,
                           env={**os.environ, "INPUT_RULES_TESTS": "all"})
            self.text = (root / ".build/debug.yaml").read_text() + self.text
        self.folder = pathlib.Path(os.path.realpath(root / ".build/debug"))

    def words(self, target, kind):
        """The command that makes a module or a product."""
        # “fuzz” isn't “fuzz-mutants”: a triple of the platform comes next.
        start = re.search(rf'"C\.{target}-[^"-]*-(?:unknown|apple)-[^"]*\.{kind}"', self.text).start()
        return json.loads(re.compile(r"\n    args: (\[.*\])").search(self.text, start)[1])


class Module:
    """A module whose files are compiled one by one in a folder of its own."""

    def __init__(self, root, build, name, sources):
        self.build, self.name, self.sources = build, name, root / sources
        self.folder = root / ".build/mutants" / name
        self.files = {path: self.folder / "sources" / path.relative_to(self.sources)
                      for path in sorted(self.sources.rglob("*.swift"))}
        shutil.rmtree(self.folder / "sources", ignore_errors=True)
        for path, copy in self.files.items():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, copy)
        self.write_file_map()

    def object(self, copy):
        return str(self.folder / (str(copy.relative_to(self.folder / "sources")).replace("/", "·") + ".o"))

    def write_file_map(self):
        outputs = {"": {"swift-dependencies": str(self.folder / "all.swiftdeps")}}
        for copy in self.files.values():
            object = self.object(copy)
            outputs[str(copy)] = {"object": object, "swift-dependencies": object + ".swiftdeps"}
        (self.folder / "files.json").write_text(json.dumps(outputs))

    def command(self):
        words, kept = iter(self.build.words(self.name, "module")), []
        for word in words:
            if word == "-Xcc":
                kept += [word, next(words)]
            elif word in OMITTED:
                [next(words) for _ in range(OMITTED[word])]
            elif not word.startswith("@"):
                kept.append(word)
        return [*kept, "-Onone", "-enable-batch-mode", "-j2", "-output-file-map", str(self.folder / "files.json"),
                *map(str, self.files.values())]

    def compile(self):
        """Compiles what has changed since the last time; whether it is Swift."""
        done = subprocess.run(self.command(), capture_output=True, text=True)
        return done.returncode == 0, done.stdout + done.stderr

    def change(self, path, text):
        """Writes a file; without its object, the compiler can't take it for unchanged, however quick this is."""
        self.files[path].write_text(text)
        pathlib.Path(self.object(self.files[path])).unlink(missing_ok=True)

    def link(self, product, program):
        """Links a product of the build with this module's objects in place of those that it has."""
        words = self.build.words(product, "(?:exe|test)")
        listed = pathlib.Path(next(word for word in words if word.startswith("@"))[1:])
        own = f"{self.build.folder}/{self.name}.build/"
        objects = [line for line in listed.read_text().splitlines() if not line.startswith(own)]
        # First, because every client has a weak copy of a public default argument, and the first one wins.
        objects = [self.object(copy) for copy in self.files.values()] + objects
        list_file = self.folder / f"{program.name}.objects"
        list_file.write_text("\n".join(objects) + "\n")
        words = [f"@{list_file}" if word.startswith("@") else word for word in words if word != "-g"]
        words[words.index("-o") + 1] = str(program)
        subprocess.run([*words, "-use-ld=lld", "-Xlinker", "--strip-debug"], check=True, capture_output=True, text=True)
