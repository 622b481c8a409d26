#!/usr/bin/env python3
"""Plays fresh random transcripts to the solver and judges its answers.

usage: compare.py [--count N] [--seed FIRST] [--profile NAME|all] [--faults MOST] [--tolerance T]
                  [--no-reduce] [--keep FOLDER] [--binary PATH] [FILE.lcs ...]

Replays N transcripts (default 100) of each profile (default all; see generate.py) from seed FIRST on, or the FILEs
given, through `LayoutBenchmarks replay` and prints the faults of the first MOST (default 3) that have any, with the
transcript cut down to the lines that matter (unless --no-reduce). --keep writes those to FOLDER. --binary is the
built LayoutBenchmarks; without it the debug one of this package is taken. Exit 1 when there was a fault."""
import argparse
import json
import os
import subprocess
import sys
import time

import generate
import judge
from transcript import Refused

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def answers(binary, text):
    """The solver's answers, and what it complained of."""
    try:
        done = subprocess.run([binary, "replay", "-"], input=text, capture_output=True, text=True, timeout=20)
    except subprocess.TimeoutExpired:
        return [], "no end after 20 s"
    complaint = "" if done.returncode == 0 else f"exit {done.returncode}: {done.stderr.strip()[-2000:]}"
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")], complaint


def faults(binary, text, tolerance):
    given, complaint = answers(binary, text)
    _, found = judge.judge(text.splitlines(), given, tolerance)
    return ([complaint] if complaint else []) + found


def kind(fault):
    """What sort of fault it is, without the numbers; cutting down must not slide into another sort."""
    text = fault.split(": ", 1)[-1]
    for word in ("rejected", "level", "ambiguous", "conflict", "contradict", "instead", "no answer", "no end"):
        if word in text:
            return word
    return "exit"


def reduced(binary, text, tolerance):
    """The transcript without the lines that the first fault can do without."""
    lines = text.splitlines()
    wanted = kind(faults(binary, text, tolerance)[0])
    # Names keep their meaning when lines go, so the numbered ones get theirs spelled out first.
    size = max(1, len(lines) // 2)
    while True:
        start, shrunk = 0, False
        while start < len(lines):
            trial = lines[:start] + lines[start + size:]
            try:
                found = faults(binary, "\n".join(trial) + "\n", tolerance) if trial else []
            except Refused:
                found = []
            if found and kind(found[0]) == wanted:
                lines, shrunk = trial, True
            else:
                start += size
        if size > 1:
            size //= 2
        elif not shrunk:
            return "\n".join(lines) + "\n"


def default_binary():
    path = subprocess.run(["swift", "build", "--package-path", ROOT, "--show-bin-path"], check=True,
                          capture_output=True, text=True).stdout.strip()
    return os.path.join(path, "LayoutBenchmarks")


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1])
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--profile", default="all", choices=generate.PROFILES + ("all",))
    parser.add_argument("--faults", type=int, default=3)
    parser.add_argument("--tolerance", type=float, default=1e-6)
    parser.add_argument("--no-reduce", action="store_true")
    parser.add_argument("--keep")
    parser.add_argument("--binary")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    binary = options.binary or default_binary()
    if not os.access(binary, os.X_OK):
        sys.exit(f"{binary} is missing: swift build --product LayoutBenchmarks")
    profiles = generate.PROFILES if options.profile == "all" else (options.profile,)

    def texts():
        for path in options.files:
            with open(path) as file:
                yield path, file.read()
        for profile in [] if options.files else profiles:
            for seed in range(options.seed, options.seed + options.count):
                yield f"{profile} {seed}", generate.transcript(seed, profile)

    played, wrong, begin = 0, [], time.time()
    for name, text in texts():
        played += 1
        found = faults(binary, text, options.tolerance)
        if not found:
            continue
        wrong.append(name)
        print(f"--- {name}")
        print("\n".join(found[:5]), flush=True)
        if not options.no_reduce:
            text = reduced(binary, text, options.tolerance)
            print("cut down:", *faults(binary, text, options.tolerance)[:3], sep="\n")
        print(text, flush=True)
        if options.keep:
            os.makedirs(options.keep, exist_ok=True)
            with open(os.path.join(options.keep, os.path.basename(name).replace(" ", "_") + ".lcs"), "w") as file:
                file.write(text)
        if len(wrong) >= options.faults:
            print(f"stopped after {len(wrong)} transcripts with faults")
            break
    print(f"{played} transcripts, {len(wrong)} with faults, {time.time() - begin:.0f} s")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
