"""Runs the blocks of pages: commands, Swift code as a separate package, and a tutorial in an empty folder.

usage: run.py [PAGE…]   by default README.md, CONTRIBUTING.md and the DocC pages
"""
import collections, itertools, json, os, pathlib, re, shlex, shutil, subprocess, sys
import swift
from pages import Block, Page, Wrong

root = pathlib.Path(__file__).resolve().parent.parent.parent
folder = root / ".build/docs"
# Built programs replace SwiftPM's commands, which take seconds; a page's Swift code is built in the same folder.
BUILT = re.compile(r"swift run (?:--package-path Tests/Bench --scratch-path \.build (?=bench)|(?=input-rules))")
kinds, problems = collections.Counter(), []


def main(paths):
    docc = sorted(str(page.relative_to(root)) for page in root.glob("[SF]*/**/*.docc/*.md"))
    try:
        run([Page(root, path) for path in paths or ["README.md", "CONTRIBUTING.md", *docc]])
    except Wrong as wrong:
        sys.exit(f"error: {wrong}")
    for problem in problems:
        print(f"error: {problem}")
    counts = ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))
    sys.exit(print(f"{counts}; {len(problems)} problems") or bool(problems))


def run(pages):
    folder.mkdir(parents=True, exist_ok=True)
    if subprocess.run(["swift", "build", "--product", "input-rules"], cwd=root, stdout=subprocess.DEVNULL).returncode:
        raise Wrong("input-rules doesn't build; build it first")
    swift_blocks([page for page in pages if not page.folder])
    for page in pages:
        blocks(page, tutorial(page) if page.folder else root)


def done(block, kind, found=()):
    """Keeps the first of the found problems."""
    problems.extend(f"{block.place}: {problem}" for problem in itertools.islice(found, 1))
    kinds[kind] += 1
    print(f"{block.place}  {kind}", flush=True)


def output(command, place=root):
    """The lines that a command prints, whatever its exit code."""
    return subprocess.run(["bash", "-c", BUILT.sub(".build/debug/", command)], cwd=place, text=True, errors="replace",
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT).stdout.split("\n")


def matches(shown, actual):
    """Whether a line of a page matches a text; … stands for anything."""
    return re.fullmatch(re.escape(shown).replace("…", ".*"), actual, re.S) is not None


def unprinted(shown, lines, what):
    """The problem if lines don't contain the shown lines in order."""
    rest = iter(lines)
    missing = next((line for line in shown if not any(matches(line, actual) for actual in rest)), None)
    if missing is not None: yield f"{what} doesn't print: {missing}\n" + "\n".join(lines)


# Blocks that aren't Swift or aren't run, and files of a tutorial

def blocks(page, place):
    """Checks the blocks in order; in a tutorial, writes the files and ends at the first problem."""
    checks = {"elsewhere": elsewhere, "prints": prints, "excerpt": excerpt, "rows": rows, "drawing": lambda _: (), "apple": lambda _: ()}
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
            raise Wrong(f"{block.place}: no file's name; end the line before the block in “`path`:”")
        elif block.language not in ("swift", "text", ""):
            raise Wrong(f"{block.place}: a block of “{block.language}” without a mark; CONTRIBUTING.md lists the marks")
        if page.folder and len(problems) > earlier: return


def tutorial(page):
    """The empty folder in which a tutorial is followed; earlier builds are kept."""
    place = folder / page.folder
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    (place / ".build").symlink_to(root / ".build")
    os.environ["SWIFTPM_BUILD_DIR"] = str(root / ".build")
    return place


def prints(block):
    return unprinted(block.lines, output(block.mark("prints")), block.mark("prints"))


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
    rest = bare(rest)
    for piece in re.split(r"^\s*…$", block.text, flags=re.M):
        _, found, rest = f"\n{rest}\n".partition(f"\n{bare(piece)}\n")
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
    package, functions, suites = folder / "Pages", [], []
    # A page's tests fail on purpose; their reports mustn't depend on an earlier run.
    for part in ("Sources/pages", "Tests/PageTests", ".property-failures"):
        shutil.rmtree(package / part, ignore_errors=True)
    for page in pages:
        parts, tests = sorted_blocks(page)
        code, claims = swift.page_function(page, parts)
        write(package / f"Sources/pages/{page.name}.swift", code)
        functions.append((page, parts, claims))
        for block, given, report in tests:
            name = f"{page.name}_{block.line}"
            code = swift.within(f"@Suite struct {name}", f"{given}\n{block.text}")
            write(package / f"Tests/PageTests/{name}.swift", code)
            suites.append((name, block, report))
    if not pages: return
    write(package / "Package.swift", swift.PACKAGE.replace("ROOT", str(root)))
    write(package / "Sources/pages/show.swift", swift.SHOW)
    calls = ", ".join(f'"{page.name}": {page.name}' for page in pages)
    write(package / "Sources/pages/main.swift", swift.MAIN.replace("CALLS", calls))
    write(package / "Tests/PageTests/None.swift", "")
    build = subprocess.run(["swift", "build", "--build-tests", "--scratch-path", root / ".build"], cwd=package, text=True,
                           stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if build.returncode:
        errors = [line for line in build.stdout.split("\n") if "error" in line]
        raise Wrong("the pages' Swift doesn't build:\n" + "\n".join(errors or [build.stdout]))
    for found in functions:
        compare(*found)
    for found in suites:
        test(package, *found)


def sorted_blocks(page):
    """The Swift code of a page in order, each part with whether it is shown, and the tests with their reports."""
    parts, tests = [], []
    for block, report in zip(page.blocks, [*page.blocks[1:], None]):
        if block.mark("apple") is not None: continue
        given = "\n".join(mark.rest for mark in block.marks if mark.kind == "given")
        if given and not swift.is_test(block): parts.append((Block(page, 0, "swift", given), False))
        parts += [(Block(page, mark.line + 1, "swift", mark.rest), False) for mark in block.marks if mark.kind == "check"]
        if block.language != "swift" or any(block.mark(kind) is not None for kind in ("drawing", "excerpt", "elsewhere")):
            continue
        if swift.is_test(block):
            tests.append((block, given, report if report and report.language == "" and not report.marks else None))
        else:
            parts.append((block, True))
    return parts, tests


def compare(page, parts, claims):
    """Compares the values that a page shows with the values that its program prints."""
    lines = output(f".build/debug/pages {page.name}")
    found = {number: text for number, _, text in (line.partition("\t") for line in lines)}
    for line, text in claims.items():
        actual = found.get(str(line))
        if actual is None:
            problems.append(f"{page.path}:{line}: not reached; the page ended with {lines[-3:]}")
        elif not matches(text, actual):
            problems.append(f"{page.path}:{line}: shows {text}\n  is {actual}")
    kinds["values"] += len(claims)
    for block, isShown in parts:
        if isShown: done(block, "Swift")


def test(package, name, block, report):
    """Runs a suite, which must pass, or fail as its report shows."""
    bundle = shlex.quote(str(root / ".build/debug/PagesPackageTests.xctest"))
    lines = output(f"TERM=dumb {bundle} --testing-library swift-testing --filter '^PageTests\\.{name}/'", package)
    shown = [line.strip() for line in report.lines] if report else ["…Test run with … test… passed…"]
    done(block, "tests", unprinted(shown, [line.strip().removeprefix("↳ ") for line in lines], "the test"))


def write(path, text):
    """Writes a file only if the text differs, so that nothing is rebuilt unnecessarily."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text: path.write_text(text)


if __name__ == "__main__": main(sys.argv[1:])
