"""Runs the blocks of pages: commands, Swift code as a separate package, and a tutorial in an empty folder.

usage: run.py pages [PAGE…]      by default README.md, CONTRIBUTING.md and the DocC pages
       run.py apple FOLDER       writes the blocks that need UIKit or SwiftUI, each as a function in a file
       run.py package FOLDER     writes README's package in FOLDER/app, with version 1.0.0 of FOLDER/InputRules, and runs its
                                 test, which must fail as README shows
"""
import collections, functools, itertools, json, os, pathlib, re, shlex, shutil, subprocess, sys
import swift

root = pathlib.Path(__file__).resolve().parent.parent.parent
folder = root / ".build/docs"
built = (root / ".build/debug").resolve()  # the builds of another lane replace the link
# Built programs replace SwiftPM's commands, which take seconds; a page's Swift code is built in the same folder.
BUILT = re.compile(r"swift run (?:--package-path Tests/Bench --scratch-path \.build (?=bench)|(?=input-rules))")
# The marks of blocks, <!-- docs: KIND REST -->, which CONTRIBUTING.md lists, and the other parts of a page.
KINDS = {"folder", "given", "check", "instead", "elsewhere", "prints", "excerpt", "drawing", "apple", "rows"}
TOKEN = re.compile(r"^<!-- docs: *(?P<kind>\w*) *(?P<rest>.*?) *-->$|^```(?P<language>\w*)\n(?P<code>.*?)^```$"
                   r"|(?P<paragraph>(?:^(?!```|<!-- docs:)[^\n]*\S[^\n]*\n)+)", re.M | re.S)
Mark = collections.namedtuple("Mark", "kind rest line")
kinds, problems = collections.Counter(), []


class Block:
    """A block of code, or a table or paragraph with a mark, without the fences."""

    def __init__(self, page, line, language, text, marks=(), before=""):
        self.page, self.line, self.language, self.marks, self.before = page, line, language, list(marks), before
        self.text, self.lines = text, text.removesuffix("\n").split("\n")
        self.place, self.name = f"{page.path}:{line}", f"{page.name}_{line}"

    def mark(self, kind):
        return next((mark.rest for mark in self.marks if mark.kind == kind), None)


class Page:
    """The blocks of a page, in order; `folder` is the empty folder in which a tutorial is followed."""

    def __init__(self, path):
        self.path, self.name, self.folder, self.blocks = path, re.sub(r"\W", "_", pathlib.Path(path).stem), None, []
        text, marks, before = (root / path).read_text(), [], ""
        for token in TOKEN.finditer(text):
            line, kind = text.count("\n", 0, token.start()) + 1, token["kind"]
            if token["code"] is not None:
                self.blocks.append(Block(self, line + 1, token["language"], token["code"], marks, before))
            elif token["paragraph"]:
                if re.search(r"^ +```", token["paragraph"], re.M):
                    sys.exit(f"error: {path}:{line}: the block is indented; begin it at the left margin")
                if marks:
                    self.blocks.append(Block(self, line, "text", token["paragraph"], marks, before))
                before = token["paragraph"].rstrip("\n").split("\n")[-1]
            elif kind not in KINDS:
                sys.exit(f"error: {path}:{line}: there is no mark “{kind}”; use one of {sorted(KINDS)}")
            if kind == "folder": self.folder = token["rest"].strip()
            marks = marks + [Mark(kind, token["rest"].strip(), line)] if kind and kind != "folder" else marks if kind else []
        if marks or len(re.findall("^```", text, re.M)) % 2:
            sys.exit(f"error: {path}: a block isn't closed, or the last mark has no block")


def all_pages(*paths):
    docc = sorted(str(page.relative_to(root)) for page in root.glob("[SF]*/**/*.docc/*.md"))
    return [Page(path) for path in paths or ["README.md", "CONTRIBUTING.md", *docc]]


def apple(place):
    for block in (block for page in all_pages() for block in page.blocks if block.mark("apple") is not None):
        code = swift.within(f"@MainActor func {block.name}() throws", "\n".join([block.mark("given") or "", block.text]))
        write(pathlib.Path(place, f"{block.name}.swift"), code)


def package(place):
    [page], app = all_pages("README.md"), pathlib.Path(place, "app")
    at = next(number for number, block in enumerate(page.blocks) if swift.is_test(block))
    manifest = next(block.text for block in page.blocks if "run.py package" in (block.mark("elsewhere") or ""))
    write(app / "Package.swift", manifest.replace('path: "../InputRules"', f'url: "file://{place}/InputRules", from: "1.0.0"'))
    write(app / "Tests/AppTests/AppTests.swift", page.blocks[at].text)
    problem = next(unreported(page.blocks[at + 1].lines, "swift test", app), None)
    sys.exit(problem and f"error: {problem}")


def run(*paths):
    pages = all_pages(*paths)
    swift_blocks([page for page in pages if not page.folder])
    for page in pages:
        blocks(page, tutorial(page) if page.folder else root)
    for problem in problems:
        print(f"error: {problem}")
    counts = ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))
    sys.exit(print(f"{counts}; {len(problems)} problems") or bool(problems))


def done(block, kind, found=()):
    """Keeps the first of the found problems."""
    problems.extend(f"{block.place}: {problem}" for problem in itertools.islice(found, 1))
    kinds[kind] += 1
    print(f"{block.place}  {kind}", flush=True)


def output(command, place=root):
    """The lines that a command prints, whatever its exit code."""
    return subprocess.run(["bash", "-c", BUILT.sub(f"{built}/", command)], cwd=place, text=True, errors="replace",
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT).stdout.split("\n")


def matches(shown, actual):
    """Whether a line of a page matches a text; … stands for anything."""
    return re.fullmatch(re.escape(shown).replace("…", ".*"), actual, re.S) is not None


def unprinted(shown, lines, what):
    """The problem if lines don't contain the shown lines in order."""
    rest = iter(lines)
    missing = next((line for line in shown if not any(matches(line, actual) for actual in rest)), None)
    if missing is not None: yield f"{what} doesn't print: {missing}\n" + "\n".join(lines)


def unreported(shown, command, place):
    """The problem if a test doesn't print the shown lines of its report."""
    lines = [line.strip().removeprefix("↳ ") for line in output(command, place)]
    return unprinted([line.strip() for line in shown], lines, "the test")


# Blocks that aren't Swift or aren't run, and files of a tutorial

def blocks(page, place):
    """Checks the blocks in order; in a tutorial, writes the files and ends at the first problem."""
    checks = {"elsewhere": elsewhere, "excerpt": excerpt, "rows": rows, "drawing": lambda _: (), "apple": lambda _: (),
              "prints": lambda block: unprinted(block.lines, output(block.mark("prints")), block.mark("prints"))}
    earlier = len(problems)
    for block in page.blocks:
        path = re.search(r"`(\S+)`:$", block.before)
        for mark in block.marks if page.folder else ():  # a file that isn't shown: its path, then its lines
            if mark.kind == "given":
                name, _, text = mark.rest.partition("\n")
                write(place / name, text + "\n")
        kind = next((kind for kind in checks if block.mark(kind) is not None), None)
        if kind:
            done(block, kind, checks[kind](block))
        elif block.language == "console":
            done(block, "commands", console(block, place))
        elif page.folder and path:
            write(place / path[1], block.text.replace('path: "../InputRules"', f'name: "InputRules", path: "{root}"'))
            done(block, "files")
        elif page.folder:
            sys.exit(f"error: {block.place}: the file's name is missing; end the line before the block with “`path`:”")
        elif block.language not in ("swift", "text", ""):
            sys.exit(f"error: {block.place}: the block of “{block.language}” has no mark; CONTRIBUTING.md lists the marks")
        if page.folder and len(problems) > earlier: return


def tutorial(page):
    """The empty folder in which a tutorial is followed; earlier builds are kept."""
    place = folder / page.folder
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    (place / ".build").symlink_to(root / ".build")
    os.environ["SWIFTPM_BUILD_DIR"] = str(root / ".build")
    return place


def elsewhere(block):
    """The problem if a file doesn't run a command, or if the command's log (by tee) lacks a shown line."""
    file, command = block.mark("elsewhere").split(": ", 1)
    lines = (root / file).read_text().replace("\\\n", " ").split("\n")
    if not any(command in line and not line.lstrip().startswith("#") for line in lines):
        yield f"{file} doesn't run {command}"
    log = root / (re.findall(r"tee (\S+)", command) or ["-"])[0]
    if log.is_file(): yield from unprinted(block.lines[1:], log.read_text(errors="replace").split("\n"), command)


def excerpt(block):
    """The problem if a file doesn't contain the block's pieces in order; a line of … separates two pieces."""
    file = block.mark("excerpt")
    bare = lambda text: "\n".join(line.strip() for line in text.split("\n") if line.strip())
    rest = (root / file).read_text()
    if file.endswith(".json"):  # Swift as the values of its rows
        rest = "\n".join(str(value) for row in json.loads(rest) for value in row.values())
    for piece in filter(str.strip, re.split(r"^\s*…$", block.text, flags=re.M)):
        _, found, rest = f"\n{bare(rest)}\n".partition(f"\n{bare(piece)}\n")
        if not found: yield f"{file} doesn't have: {piece}"


def rows(block):
    """The problem if a table shows code that the page's Swift (last column) or the files (first columns) don't contain."""
    bare = lambda text: re.sub(r"\s|\\(?=\|)", "", text)
    cells = [re.split(r"(?<!\\)\|", line.strip("|")) for line in block.lines[2:]]
    ours = "\n".join(text for other in block.page.blocks for text in [
        *(mark.rest for mark in other.marks), other.text if other.language == "swift" else ""])
    files = block.mark("rows").split()
    for at, name, text in [(-1, "the page", ours), *((at, name, (root / name).read_text()) for at, name in enumerate(files))]:
        for code in re.findall(r"`([^`]+)`", "".join(row[at] for row in cells)):
            if bare(code) not in bare(text): yield f"{name} doesn't run {code}"


def console(block, place):
    """The problems if commands don't print what is shown; a quicker command may be run instead of a shown one."""
    parts = re.split(r"^\$ ", block.text.replace("\\\n ", ""), flags=re.M)[1:]
    instead = (block.mark("instead") or "").split("\n")
    for part, quicker in itertools.zip_longest(parts, instead[:len(parts)]):
        command, *lines = part.splitlines()
        command = quicker or command.split("  # ")[0].strip()
        yield from unprinted(lines, output(command, place), f"“{command}”")


# Swift

def swift_blocks(pages):
    """Builds and runs one package for all pages: a function for each page, and a suite for each block of tests."""
    package, checks = folder / "Pages", []
    # A page's tests fail on purpose; their reports mustn't depend on an earlier run.
    for part in ("Sources/pages", "Tests/PageTests", ".property-failures"):
        shutil.rmtree(package / part, ignore_errors=True)
    for page in pages:
        parts, tests = sorted_blocks(page)
        code, claims = swift.page_function(page, parts)
        write(package / f"Sources/pages/{page.name}.swift", code)
        checks.append(functools.partial(compare, page, parts, claims))
        for block, given, report in tests:
            code = swift.within(f"@Suite struct {block.name}", f"{given}\n{block.text}")
            write(package / f"Tests/PageTests/{block.name}.swift", code)
            checks.append(functools.partial(test, package, block, report))
    if not pages: return
    write(package / "Package.swift", swift.PACKAGE.replace("ROOT", str(root)))
    calls = ", ".join(f'"{page.name}": {page.name}' for page in pages)
    write(package / "Sources/pages/main.swift", swift.MAIN.replace("CALLS", calls))
    write(package / "Tests/PageTests/None.swift", "")
    build = subprocess.run(["swift", "build", "--build-tests", "--scratch-path", root / ".build"], cwd=package, text=True,
                           stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if build.returncode:
        errors = [line for line in build.stdout.split("\n") if "error" in line]
        sys.exit("error: the pages' Swift doesn't build:\n" + "\n".join(errors or [build.stdout]))
    for check in checks:
        check()


def sorted_blocks(page):
    """The Swift code of a page in order, each part with whether it is shown, and the tests with their reports."""
    parts, tests = [], []
    for block, report in zip(page.blocks, [*page.blocks[1:], None]):
        if block.mark("apple") is not None: continue
        given = "\n".join(mark.rest for mark in block.marks if mark.kind == "given")
        if given and not swift.is_test(block): parts.append((Block(page, 0, "swift", given), False))
        parts += [(Block(page, mark.line + 1, "swift", mark.rest), False) for mark in block.marks if mark.kind == "check"]
        isRun = block.language == "swift" and all(block.mark(kind) is None for kind in ("drawing", "excerpt", "elsewhere"))
        if isRun and swift.is_test(block):
            tests.append((block, given, report if report and report.language == "" and not report.marks else None))
        elif isRun:
            parts.append((block, True))
    return parts, tests


def compare(page, parts, claims):
    """Compares the values that a page shows with the values that its program prints."""
    lines = output(f"{built}/pages {page.name}")
    found = {number: text for number, _, text in (line.partition("\t") for line in lines)}
    for line, text in claims.items():
        actual = found.get(str(line))
        if actual is None or not matches(text, actual):
            problems.append(f"{page.path}:{line}: shows {text}\n  is {actual or f'missing; the page ended with {lines[-3:]}'}")
    kinds["values"] += len(claims)
    for block, isShown in parts:
        if isShown: done(block, "Swift")


def test(package, block, report):
    """Runs a suite, which must pass, or fail as its report shows."""
    bundle = shlex.quote(str(built / "PagesPackageTests.xctest"))
    command = f"TERM=dumb {bundle} --testing-library swift-testing --filter '^PageTests\\.{block.name}/'"
    done(block, "tests", unreported(report.lines if report else ["…Test run with … test… passed…"], command, package))


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


if __name__ == "__main__": {"pages": run, "apple": apple, "package": package}[sys.argv[1]](*sys.argv[2:])
