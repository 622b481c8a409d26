#!/usr/bin/env python3
"""Compares the failures of a test run with the lines that are marked to fail: layout-testing.py FOLDER OUTPUT...

A line marked `// fails: TEXT` must fail with TEXT in its message, in each of the outputs whose framework tests it; no
other line may. An output is what `swift test` printed for one framework; a source file that only one of them tests is
told by its imports."""
import pathlib
import re
import sys

XCTEST = re.compile(r"^(/.*\.swift):(\d+): error: \S+ : (.*)$")
TESTING = re.compile(r"recorded an issue.* at (\S+\.swift):(\d+):\d+")


def failures(output):
    """(file, line) -> messages, and whether the output is XCTest's."""
    found, is_xctest, last = {}, False, None
    for line in output.splitlines():
        if match := XCTEST.match(line):
            is_xctest = True
            if not pathlib.Path(match[1]).is_file():
                sys.exit(f"there is no file {match[1]}, where a failure is said to be")
            last = found.setdefault((pathlib.Path(match[1]).name, int(match[2])), [])
            last.append(match[3])
        elif match := TESTING.search(line):
            last = found.setdefault((match[1], int(match[2])), [])
            last.append("")
        elif last:
            last[-1] += "\n" + line
    return found, is_xctest


def marks(folder, is_xctest):
    """(file, line) -> text, for the files that concern the framework."""
    marked = {}
    for path in sorted(pathlib.Path(folder).glob("*/**/*.swift")):
        text = path.read_text()
        if ".build" in path.parts or ("import Testing" if is_xctest else "import XCTest") in text:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if "// fails: " in line:
                marked[path.name, number] = line.split("// fails: ")[1]
    return marked


def main(folder, outputs):
    problems, kinds = [], set()
    for name in outputs:
        found, is_xctest = failures(pathlib.Path(name).read_text())
        kinds.add(is_xctest)
        marked = marks(folder, is_xctest)
        for place in sorted(found.keys() | marked.keys()):
            messages = found.get(place, [])
            if place not in marked:
                problems.append(f"{place[0]}:{place[1]} fails and should not: {messages}")
            elif not any(marked[place] in message for message in messages):
                problems.append(f"{place[0]}:{place[1]} does not fail with {marked[place]!r}: {messages}")
        print(f"{'XCTest' if is_xctest else 'Swift Testing'}: {len(found)} lines fail")
    if kinds != {True, False}:
        problems.append("one of the frameworks has no failures at all")
    print("\n".join(problems))
    return 1 if problems else 0


sys.exit(main(sys.argv[1], sys.argv[2:]))
