"""Runs the blocks of pages: commands, Swift code as a separate package, and a tutorial in an empty folder."""
import collections, json, os, pathlib, re, shutil, subprocess, time
import swift
from pages import Block, Wrong

root = pathlib.Path(__file__).resolve().parent.parent.parent
folder = root / ".build/docs"
# Replaces SwiftPM's command by the built bench, because a page's Swift is built in the same folder.
BENCH = "swift run --package-path Tests/Bench --scratch-path .build bench", ".build/debug/bench"
kinds, problems = collections.Counter(), []


def done(block, kind, start, problem=None):
    kinds[kind] += 1
    print(f"{block.place}  {kind}  {time.monotonic() - start:.1f} s", flush=True)
    if problem: problems.append(f"{block.place}: {problem}")


def run(pages):
    folder.mkdir(parents=True, exist_ok=True)
    swift_blocks([page for page in pages if not page.folder])
    for page in pages:
        follow(page) if page.folder else others(page)


def matches(shown, actual):
    """Whether a line of a page matches a text; … stands for anything."""
    return re.fullmatch(re.escape(shown).replace("…", ".*"), actual, re.S) is not None


def missing(shown, lines):
    """The first shown line that `lines` don't contain in order, or None."""
    rest = iter(lines)
    return next((line for line in shown if not any(matches(line, actual) for actual in rest)), None)


def output(command, place=root):
    """The lines that a command prints, whatever its exit code."""
    return subprocess.run(["bash", "-c", command.replace(*BENCH)], cwd=place, text=True, errors="replace",
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT).stdout.split("\n")


def unprinted(shown, command, place=root):
    """The problem if a command doesn't print the shown lines, or None."""
    lines = output(command, place)
    line = missing(shown, lines)
    return None if line is None else f"“{command}” doesn't print: {line}\n" + "\n".join(lines)


# Blocks that aren't Swift or aren't run

def others(page):
    checks = {"elsewhere": elsewhere, "prints": lambda block: unprinted(block.lines, block.mark("prints")),
              "excerpt": excerpt, "rows": rows, "drawing": lambda block: None, "apple": lambda block: None}
    for block in page.blocks:
        start = time.monotonic()
        kind = next((kind for kind in checks if block.mark(kind) is not None), None)
        if kind:
            done(block, kind, start, checks[kind](block))
        elif block.language == "console":
            done(block, "commands", start, console(block, root, (block.mark("instead") or "").split("\n")))
        elif block.language not in ("swift", "text", ""):
            raise Wrong(f"{block.place}: a block of “{block.language}” without a mark; CONTRIBUTING.md lists the marks")


def elsewhere(block):
    """The problem if a file doesn't run a command, or if the command's log (by tee) lacks a shown line, or None."""
    file, command = block.mark("elsewhere").split(": ", 1)
    lines = (root / file).read_text().replace("\\\n", " ").split("\n")
    if not any(command in line and not line.lstrip().startswith("#") for line in lines):
        return f"{file} doesn't run {command}"
    log = root / (re.findall(r"tee (\S+)", command) or ["-"])[0]
    line = missing(block.lines[1:], log.read_text(errors="replace").split("\n")) if log.is_file() else None
    return line and f"{log} doesn't have: {line}"


def excerpt(block):
    """The problem if a file doesn't contain the block's pieces in order, or None; a line of … separates two pieces."""
    file = block.mark("excerpt")
    bare = lambda text: "\n".join(line.strip() for line in text.split("\n") if line.strip())
    rest = (root / file).read_text()
    if file.endswith(".json"):  # Swift as the values of its rows
        rest = "\n".join(str(value) for row in json.loads(rest) for value in row.values())
    rest = bare(rest)
    for piece in re.split(r"^\s*…$", block.text, flags=re.M):
        _, found, rest = f"\n{rest}\n".partition(f"\n{bare(piece)}\n")
        if not found: return f"{file} doesn't have: {piece}"
    return None


def rows(block):
    """The problem if a table shows code that the page's Swift (last column) or the files (first columns) don't run, or None."""
    bare = lambda text: re.sub(r"\s|\\(?=\|)", "", text)
    cells = [re.split(r"(?<!\\)\|", line.strip("|")) for line in block.lines[2:]]
    ours = "\n".join(text for other in block.page.blocks for text in [
        *(mark.rest for mark in other.marks), other.text if other.language == "swift" else ""])
    files = block.mark("rows").split()
    for at, name, text in [(-1, "the page", ours), *((at, name, (root / name).read_text()) for at, name in enumerate(files))]:
        for code in re.findall(r"`([^`]+)`", "".join(row[at] for row in cells)):
            if bare(code) not in bare(text): return f"{name} doesn't run {code}"
    return None


def console(block, place, instead=()):
    """The problem if commands don't print what is shown, or None; a quicker command may be run instead of a shown one."""
    for index, part in enumerate(re.split(r"^\$ ", block.text.replace("\\\n ", ""), flags=re.M)[1:]):
        command, *lines = part.splitlines()
        quicker = instead[index] if index < len(instead) else ""
        problem = unprinted(lines, quicker or command.split("  # ")[0].strip(), place)
        if problem: return problem
    return None


# Swift

def swift_blocks(pages):
    """Builds and runs one package for all pages: a function for each page, and a suite for each block of tests."""
    start, package = time.monotonic(), folder / "Pages"
    for part in ("Sources/pages", "Tests/PageTests"):
        shutil.rmtree(package / part, ignore_errors=True)
    # A page's tests fail on purpose; their reports mustn't depend on an earlier run.
    shutil.rmtree(package / ".property-failures", ignore_errors=True)
    functions, suites, calls = [], [], ""
    for page in pages:
        parts, tests = sorted_blocks(page)
        code, claims = swift.page_function(page, parts)
        if parts:
            write(package / f"Sources/pages/{page.name}.swift", code)
            functions.append((page, parts, claims))
            calls += f'  case "{page.name}": try {page.name}()\n'
        for block, given, report in tests:
            name, code = swift.suite(block, given)
            write(package / f"Tests/PageTests/{name}.swift", code)
            suites.append((name, block, report))
    if not functions and not suites: return
    for path, text in {
        "Package.swift": swift.PACKAGE.replace("ROOT", str(root)), "Sources/pages/show.swift": swift.SHOW,
        "Sources/pages/main.swift":
            f"for name in CommandLine.arguments.dropFirst() {{\n  switch name {{\n{calls}  default: break\n  }}\n}}\n",
        "Tests/PageTests/None.swift": "",
    }.items():
        write(package / path, text)
    build = subprocess.run(["swift", "build", "--build-tests", "--scratch-path", root / ".build"], cwd=package, text=True,
                           stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    print(f"the Swift of {len(pages)} pages, built  {time.monotonic() - start:.1f} s", flush=True)
    if build.returncode:
        errors = [line for line in build.stdout.split("\n") if "error" in line]
        raise Wrong("the pages' Swift doesn't build:\n" + "\n".join(errors or [build.stdout]))
    for page, parts, claims in functions:
        compare(page, parts, claims)
    for name, block, report in suites:
        test(package, name, block, report)


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
    start, lines = time.monotonic(), output(f".build/debug/pages {page.name}")
    found = {number: text for number, tab, text in (line.partition("\t") for line in lines)}
    for line, text in claims.items():
        actual = found.get(str(line))
        if actual is None:
            problems.append(f"{page.path}:{line}: not reached; the page ended with {lines[-3:]}")
        elif not matches(text, actual):
            problems.append(f"{page.path}:{line}: shows {text}\n  is {actual}")
    kinds["values"] += len(claims)
    for block, isShown in parts:
        if isShown: done(block, "Swift", start)


def test(package, name, block, report):
    """Runs a suite, which must pass, or fail as its report shows."""
    start, command = time.monotonic(), f"swift test --skip-build --scratch-path '{root}/.build' --filter '^PageTests\\.{name}/'"
    lines = [line.strip().removeprefix("↳ ") for line in output(command, package)]
    shown = [line.strip() for line in report.lines] if report else ["…Test run with … test… passed…"]
    line = missing(shown, lines)
    done(block, "tests", start, line and f"the test doesn't print: {line}\n" + "\n".join(lines))


# Pages that are followed in a folder

def follow(page):
    """Writes the page's files, runs its commands and compares the output; earlier builds are kept."""
    place, earlier = folder / page.folder, len(problems)
    place.mkdir(exist_ok=True)
    for path in place.iterdir():
        shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()
    (place / ".build").symlink_to(root / ".build")
    os.environ["SWIFTPM_BUILD_DIR"] = str(root / ".build")
    for block in page.blocks:
        start, path = time.monotonic(), re.search(r"`(\S+)`:$", block.before)
        for mark in block.marks:  # a file that isn't shown: its path, then its lines
            if mark.kind == "given":
                name, _, text = mark.rest.partition("\n")
                write(place / name, text + "\n")
        if block.mark("drawing") is not None:
            done(block, "drawing", start)
        elif block.language == "console":
            done(block, "commands", start, console(block, place))
        elif path:
            write(place / path[1], block.text.replace('path: "../InputRules"', f'name: "InputRules", path: "{root}"'))
            done(block, "files", start)
        else:
            raise Wrong(f"{block.place}: no file's name; end the line before the block in “`path`:”")
        if len(problems) > earlier: return  # Later blocks depend on earlier blocks.


def write(path, text):
    """Writes a file only if the text differs, so that nothing is rebuilt unnecessarily."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text: path.write_text(text)
