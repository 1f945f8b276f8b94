"""Runs what pages show: their commands here, their Swift as a package beside, a tutorial in a folder."""
import collections, functools, json, os, pathlib, re, shutil, subprocess, time

import rows, shown, swift
from pages import Wrong


class Done:
    """What was run, of which kind, and what was found."""

    def __init__(self):
        self.kinds, self.claims, self.problems = collections.Counter(), 0, []

    def block(self, block, kind, start, problem=None):
        self.kinds[kind] += 1
        print(f"{block.place}  {kind}  {time.monotonic() - start:.1f} s", flush=True)
        if problem:
            self.problems.append(f"{block.place}: {problem}")


def run(root, pages):
    done = Done()
    folder = root / ".build/docs"
    folder.mkdir(parents=True, exist_ok=True)
    swift_blocks(root, folder / "Pages", [page for page in pages if not page.folder], done)
    for page in pages:
        if page.folder:
            stand_beside(root, folder / page.folder, page)
        follow = follow_in_folder if page.folder else run_commands
        follow(root, folder, page, done)
    return done


def stand_beside(root, folder, page):
    """Puts a tutorial's package beside this one, and lets it use what was built here."""
    link = folder / ".build"
    if link.is_dir() and not link.is_symlink():
        shutil.rmtree(link)
    folder.mkdir(exist_ok=True)
    if not link.is_symlink():
        link.symlink_to(root / ".build")
    os.environ["SWIFTPM_BUILD_DIR"] = str(root / ".build")
    for block in page.blocks:
        block.lines = [line.replace('path: "../InputRules"', f'name: "InputRules", path: "{root}"')
                       for line in block.lines]


# Commands, tables and texts

def run_commands(root, folder, page, done):
    for block in page.blocks:
        start = time.monotonic()
        kinds = {mark.kind for mark in block.marks}
        if "elsewhere" in kinds:
            done.block(block, "run elsewhere", start, elsewhere(root, block))
        elif "prints" in kinds or "figures" in kinds:
            done.block(block, "printed", start, printed(root, block))
        elif block.mark("count") and " = $ " in block.mark("count"):
            done.block(block, "counted", start, counted(root, block.mark("count")))
        elif "excerpt" in kinds:
            done.block(block, "excerpts", start, excerpt(root, block))
        elif "foreign" in kinds:
            done.block(block, "of another engine", start, foreign(block))
        elif "drawing" in kinds:
            done.block(block, "drawn", start)
        elif "apple" in kinds:
            done.block(block, "compiled by .ci/apple", start)
        elif "rows" in kinds:
            done.block(block, "tables of code", start, rows.unrun(root, block))
        elif block.language == "console":
            instead = (block.mark("instead") or "").split("\n")
            done.block(block, "commands", start, console(block, instead, root))
        elif block.language not in ("swift", "text", ""):
            raise Wrong(f"{block.place}: a block of “{block.language}” without a mark; see "
                        "CONTRIBUTING.md for what there is")


def elsewhere(root, block):
    """Why a file doesn't run a command, or what it left (by tee) isn't what is shown."""
    file, command = block.mark("elsewhere").split(": ", 1)
    lines = (root / file).read_text().replace("\\\n", " ").split("\n")
    if not any(command in line and not line.lstrip().startswith("#") for line in lines):
        return f"{file} doesn't run {command}"
    log = root / (re.findall(r"tee (\S+)", command) or ["-"])[0]
    if not log.is_file():
        print(f"{block.place}  there is no output of {file} to compare")
        return None
    line = shown.missing(block.lines[1:], log.read_text(errors="replace").split("\n"))
    return line and f"{log} doesn't have: {line}"


def printed(root, block):
    """Why lines aren't those that a command prints; figures are left out, and cost nothing."""
    command, figures = block.mark("prints"), False
    if command is None:
        command, figures = block.mark("figures").replace("-c release ", "") + " --labels", True
    lines = cached(command, root)
    line = shown.missing(block.lines, lines, figures)
    return line and f"{command} doesn't print: {line}\n" + "\n".join(lines)


def counted(root, rest):
    """Why a command doesn't print a number."""
    number, command = rest.replace(",", "").split(" = $ ", 1)
    lines = cached(command, root)
    return None if says(number, [line.replace(",", "") for line in lines]) else f"{command} doesn't print {number}\n" + "\n".join(lines)


# The bench as `.ci/nested` built it: the pages are built in the same folder, and then SwiftPM finds no bench there.
BENCH = "swift run --package-path Tests/Bench --scratch-path .build bench", ".build/debug/bench"


@functools.cache
def cached(command, root):
    return shown.output(command.replace(*BENCH), root)


def excerpt(root, block):
    """The first piece that a file doesn't have, in order; a line of … is between two pieces."""
    file = block.mark("excerpt")
    bare = lambda text: "\n".join(line.strip() for line in text.split("\n") if line.strip())
    rest = (root / file).read_text()
    if file.endswith(".json"):  # Swift as the values of its rows, which a script makes a program of
        rest = "\n".join(str(value) for row in json.loads(rest) for value in row.values())
    rest = bare(rest)
    for piece in re.split(r"^\s*…$", block.text, flags=re.M):
        _, found, rest = ("\n" + rest + "\n").partition("\n" + bare(piece) + "\n")
        if not found:
            return f"{file} doesn't have: {piece}"
    return None


def foreign(block):
    """Why a block of another language or another engine can't be read."""
    if block.language == "python":
        try:
            compile(block.text, block.place, "exec")
        except SyntaxError as error:
            return str(error)
        return None
    lines = subprocess.run(["swiftc", "-frontend", "-parse", "-"], input=block.text, text=True,
                           capture_output=True)
    return lines.stderr if lines.returncode else None


def console(block, instead, folder):
    """Why commands don't print what is shown; each may have another run in its place."""
    for index, part in enumerate(re.split(r"^\$ ", block.text.replace("\\\n ", ""), flags=re.M)[1:]):
        command, *lines = part.splitlines()
        command = command.split("  # ")[0].strip()
        if index < len(instead) and instead[index]:
            command = instead[index]
        actual = shown.output(command, folder)
        line = shown.missing(lines, actual)
        if line is not None:
            return f"“{command}” doesn't print: {line}\n" + "\n".join(actual)
    return None


# Swift

def swift_blocks(root, folder, pages, done):
    """One package of all pages: a function a page, a suite a block of tests."""
    start = time.monotonic()
    for part in ("Sources/pages", "Tests/PageTests"):
        shutil.rmtree(folder / part, ignore_errors=True)
        (folder / part).mkdir(parents=True)
    write(folder / "Package.swift", swift.PACKAGE.replace("ROOT", str(root)))
    # A page's tests fail on purpose; what they report mustn't depend on an earlier run.
    shutil.rmtree(folder / ".property-failures", ignore_errors=True)
    write(folder / "Sources/pages/show.swift", swift.SHOW)
    functions, suites = [], []
    for page in pages:
        parts, tests = [], []
        for at, block in enumerate(page.blocks):
            if block.mark("apple") is not None:
                continue
            given = "\n".join(mark.rest for mark in block.marks if mark.kind == "given")
            parts += hidden(block, given)
            unbuilt = any(block.mark(kind) is not None for kind in ("foreign", "excerpt", "elsewhere"))
            if block.language != "swift" or unbuilt:
                continue
            if not swift.is_test(block):
                parts.append((block, True))
                continue
            report = page.blocks[at + 1] if at + 1 < len(page.blocks) else None
            isReport = report and report.language == "" and not report.marks
            tests.append((block, given, report if isReport else None))
        code, claims = swift.page_function(page, parts)
        if parts:
            write(folder / f"Sources/pages/{page.name}.swift", code)
            functions.append((page, parts, claims))
        for block, given, report in tests:
            name, code = swift.suite(block, given)
            write(folder / f"Tests/PageTests/{name}.swift", code)
            suites.append((name, block, report))
    if not functions and not suites:
        return
    calls = "".join(f'  case "{page.name}": try {page.name}()\n' for page, _, _ in functions)
    write(folder / "Sources/pages/main.swift",
          f"for name in CommandLine.arguments.dropFirst() {{\n  switch name {{\n{calls}  default: break\n  }}\n}}\n")
    if not suites:
        write(folder / "Tests/PageTests/None.swift", "")
    build = subprocess.run(
        ["swift", "build", "--build-tests", "--scratch-path", root / ".build"],
        cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    print(f"the Swift of {len(pages)} pages, built  {time.monotonic() - start:.1f} s", flush=True)
    if build.returncode:
        errors = [line for line in build.stdout.split("\n") if "error" in line]
        raise Wrong("the pages' Swift doesn't build:\n" + "\n".join(errors or [build.stdout]))
    for page, parts, claims in functions:
        compare(root, page, parts, claims, done)
    for name, block, report in suites:
        test(root, folder, name, block, report, done)


def hidden(block, given):
    """What a block's marks say in Swift, as blocks: what it is given, what is checked, counts."""
    from pages import Block
    found = []
    if given and not swift.is_test(block):
        found.append((Block(block.page, 0, "swift", given.split("\n"), [], ""), False))
    for mark in block.marks:
        line = int(mark.place.rsplit(":", 1)[1])
        if mark.kind == "check":
            found.append((Block(block.page, line + 1, "swift", mark.rest.split("\n"), [], ""), False))
        if mark.kind == "count":
            number, expression = mark.rest.split(" = ", 1)
            if not says(number, block.lines):
                raise Wrong(f"{mark.place}: the paragraph doesn't say {number}")
            if expression.startswith("$ "):
                continue
            claim = f"{expression}  // {number.replace(',', '')}"
            found.append((Block(block.page, line, "swift", [claim], [], ""), False))
    return found


def says(number, lines):
    """Whether a number stands among lines, and not within another one."""
    return any(re.search(rf"(?<![\d,]){number}(?![\d,]*\d)", text) for text in lines)


def compare(root, page, parts, claims, done):
    start = time.monotonic()
    lines = shown.output(f".build/debug/pages {page.name}", root)
    found = {}
    for line in lines:
        number, _, text = line.partition("\t")
        if number.isdigit():
            found[int(number)] = text
    for line, text in claims.items():
        if line not in found:
            done.problems.append(f"{page.path}:{line}: not reached; the page ended with {lines[-3:]}")
        elif not shown.stands(text, found[line]):
            done.problems.append(f"{page.path}:{line}: shows {text}\n  is {found[line]}")
    done.claims += len(claims)
    for block, isShown in parts:
        if isShown:
            done.block(block, "Swift", start)
            start = time.monotonic()


def test(root, folder, name, block, report, done):
    start = time.monotonic()
    lines = [line.strip().removeprefix("↳ ") for line in shown.output(
        f"swift test --skip-build --scratch-path '{root}/.build' --filter '^PageTests\\.{name}/'",
        folder)]
    passed = any(re.search(r"Test run with [1-9]\d* tests? .* passed", line) for line in lines)
    if report is None:
        problem = None if passed else "the test fails:\n" + "\n".join(lines)
    else:
        line = shown.missing([line.strip() for line in report.lines], lines)
        problem = line and f"the test doesn't report: {line}\n" + "\n".join(lines)
        done.block(report, "reports", start)
    done.block(block, "tests", start, problem)


# A page that is followed in a folder

def follow_in_folder(root, folder, page, done):
    """Writes the page's files, runs its commands, compares; what was built before is kept."""
    folder, earlier = folder / page.folder, len(done.problems)
    folder.mkdir(exist_ok=True)
    for path in folder.iterdir():
        if path.name != ".build":
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    for block in page.blocks:
        start = time.monotonic()
        if block.language == "console":
            done.block(block, "commands", start, console(block, [], folder))
        elif path := re.search(r"`(\S+)`:$", block.before):
            write(folder / path.group(1), block.text)
            done.block(block, "files", start)
        else:
            raise Wrong(f"{block.place}: no file's name; end the line before the block in “`path`:”")
        # What comes after builds on what went before.
        if len(done.problems) > earlier:
            return


def write(path, text):
    """Only what differs is written, so that what was built from it needn't be built again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
