#!/usr/bin/env python3
"""Writes the fixtures of the kernel's tests: generated transcripts with what every `solve` must find.

usage: fixtures.py [FOLDER]      (default Tests/LayoutKernelTests/Fixtures)

A fixture begins with `### NAME`; after each `solve` stands `#= JSON`. Where the contract leaves a value open, the JSON
has the pair of its least and greatest."""
import json
import os
import sys

import generate
import judge
from transcript import level_text

# How many of each profile, counted from seed 0. The systems in `unsure.txt` are left out: a judge that works in floating
# point (HiGHS, level by level) failed on them or came to other numbers, so they have been decided by one judge only.
COUNTS = {"small": 450, "ties": 250, "conflicts": 250, "layout": 90, "wide": 90, "numbers": 60, "long": 40}
# Systems further on that a version of the solver got wrong.
EXTRA = {"long": (22249, 22813)}
HERE = os.path.dirname(os.path.abspath(__file__))


def short(number):
    value = float(number)
    return int(value) if value == int(value) and abs(value) < 1e15 else float(f"{value:.15g}")


def expected(system):
    answer = judge.verdict(system)
    return {
        "violations": {level_text(level): short(total) for level, total in answer["totals"].items()},
        "rejected": answer["rejected"],
        "ambiguous": answer["ambiguous"],
        "values": {v: short(low) if low == high else [short(low), short(high)]
                   for v, (low, high) in answer["ranges"].items()},
    }


def fixture(name, text):
    lines = [f"### {name}"]
    system = judge.new_system()
    for line in text.splitlines():
        lines.append(line)
        if system.perform(line):
            lines.append("#= " + json.dumps(expected(system), separators=(",", ":")))
    return "\n".join(lines) + "\n"


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, "..", "LayoutKernelTests", "Fixtures")
    with open(os.path.join(HERE, "unsure.txt")) as file:
        unsure = {line.strip() for line in file if not line.startswith("#")}
    for profile, count in COUNTS.items():
        names = [(seed, f"{profile} {seed}") for seed in (*range(count), *EXTRA.get(profile, ()))]
        texts = [fixture(name, generate.transcript(seed, profile)) for seed, name in names if name not in unsure]
        with open(os.path.join(folder, f"{profile}.lcs"), "w") as file:
            file.write(f"# {len(texts)} transcripts with their answers, written by Tests/Tools/fixtures.py.\n")
            file.writelines(texts)
        print(f"{profile}: {len(texts)}")


if __name__ == "__main__":
    main()
