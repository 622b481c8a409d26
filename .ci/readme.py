#!/usr/bin/env python3
"""Makes a package of the README's code: readme.py FOLDER

The manifest, the example with what it prints, and the test go to where they belong in a package called `example`."""
import os
import re
import sys

blocks = re.findall(r"^```(\w+)\n(.*?)^```$", open("README.md").read(), re.M | re.S)


def the(kind, mark):
    found = [text for language, text in blocks if language == kind and mark in text]
    if len(found) != 1:
        sys.exit(f"README.md has {len(found)} {kind} blocks with {mark!r} instead of one")
    return found[0]


test = the("swift", "XCTestCase")
example = the("swift", "print(")
files = {
    "Package.swift": the("swift", "swift-tools-version"),
    "Sources/example/main.swift": example,
    "Tests/exampleTests/ReadmeTests.swift": test,
    "expected.txt": the("text", "\n"),
}
for name, text in files.items():
    path = os.path.join(sys.argv[1], name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)
