#!/usr/bin/env python3
"""Makes a package of the README's code: readme.py FOLDER

The manifest, the example with what it prints, and the test go to where they belong in a package called `example`. Code
that says which file it is from must be there word for word. The gallery's commands and what they print go to `gallery.txt`.
"""
import os
import re
import sys

blocks = re.findall(r"^```(\w+)\n(.*?)^```$", open("README.md").read(), re.M | re.S)


def the(kind, mark):
    found = [text for language, text in blocks if language == kind and mark in text]
    if len(found) != 1:
        sys.exit(f"README.md has {len(found)} {kind} blocks with {mark!r} instead of one")
    return found[0]


for kind, text in blocks:
    first, _, code = text.partition("\n")
    if kind == "swift" and first.startswith("// Sources/") and code not in open(first[3:]).read():
        sys.exit(f"{first[3:]} does not hold what README.md shows of it")

test = the("swift", "XCTestCase")
example = the("swift", "print(")
files = {
    "Package.swift": the("swift", "swift-tools-version"),
    "Sources/example/main.swift": example,
    "Tests/exampleTests/ReadmeTests.swift": test,
    "expected.txt": the("text", "\n"),
    "gallery.txt": the("console", " Gallery "),
}
for name, text in files.items():
    path = os.path.join(sys.argv[1], name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)
