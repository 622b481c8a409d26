#!/usr/bin/env python3
"""Draws time per constraint against size, ours and the peers', from the results of `LayoutBenchmarks peers --json`.

usage: plot.py RESULTS.json [RESULTS.json ...] PICTURE.png

Both axes are logarithmic. Of several files the later ones add sizes and solvers or replace what the earlier ones hold;
the caption tells the origin of each. Needs matplotlib (pip install matplotlib).
"""

import json
import sys
import textwrap

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402

TASKS = {
    "build": "build and first solve",
    "edit": "one edit",
    "churn": "replacement of one constraint",
}
SOLVERS = {
    "ours": ("Plumb", "#c0392b", "o"),
    "kiwi": ("kiwi (C++)", "#2c3e50", "s"),
    "cassowary": ("cassowary (Rust)", "#7f8c8d", "^"),
}


def read(paths):
    """The records by workload, task, solver and size as nanoseconds per constraint, and the files' origins."""
    times = {}
    origins = []
    for path in paths:
        with open(path) as file:
            report = json.load(file)
        origins.append(f"{report['command']} ({report['commit']}, {report['date']})")
        for record in report["records"]:
            for solver in SOLVERS:
                # The peers' results call it ours, a run of ours has it without a name.
                time = record.get(f"{solver}_ns", record.get("median_ns") if solver == "ours" else None)
                if time is None or record.get("step"):
                    continue
                key = (record["workload"], record["task"], solver)
                times.setdefault(key, {})[record["size"]] = time / record["constraints"]
    return times, report["machine"], origins


def draw(times, machine, origins, picture):
    workloads = list(dict.fromkeys(workload for workload, _, _ in times))
    tasks = [task for task in TASKS if any(task == other for _, other, _ in times)]
    figure, axes = plt.subplots(
        len(tasks), len(workloads), figsize=(3.1 * len(workloads), 2.9 * len(tasks) + 1.2), sharex="col", sharey="row",
        squeeze=False,
    )
    for row, task in enumerate(tasks):
        for column, workload in enumerate(workloads):
            panel = axes[row][column]
            for solver, (label, color, marker) in SOLVERS.items():
                points = sorted(times.get((workload, task, solver), {}).items())
                if points:
                    panel.plot(*zip(*points), color=color, marker=marker, markersize=4, linewidth=1.4, label=label)
            panel.set_xscale("log")
            panel.set_yscale("log")
            panel.grid(True, which="major", linewidth=0.4, alpha=0.6)
            if row == 0:
                panel.set_title(workload)
            if row == len(tasks) - 1:
                panel.set_xlabel("size")
            if column == 0:
                panel.set_ylabel(f"{TASKS[task]}\nns per constraint")
    handles, labels = legend(axes)
    figure.legend(handles, labels, loc="upper center", ncol=len(labels), frameon=False)
    caption = "\n".join(textwrap.wrap(f"{machine}. " + "; ".join(origins), 40 * len(workloads)))
    figure.text(0.5, 0.01, caption, ha="center", va="bottom", fontsize=8, color="#444444")
    figure.tight_layout(rect=(0, 0.02 + 0.02 * (caption.count("\n") + 1), 1, 0.96))
    figure.savefig(picture, dpi=110)


def legend(axes):
    """Every solver once."""
    found = {}
    for panel in axes.flat:
        for handle, label in zip(*panel.get_legend_handles_labels()):
            found.setdefault(label, handle)
    return list(found.values()), list(found)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    times, machine, origins = read(sys.argv[1:-1])
    draw(times, machine, origins, sys.argv[-1])


if __name__ == "__main__":
    main()
