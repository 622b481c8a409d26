#!/usr/bin/env python3
"""Exact judge for constraint transcripts (`.lcs`).

usage: judge.py FILE.lcs             prints what every `solve` must find, one JSON line each
       judge.py FILE.lcs ANSWERS     judges the JSON lines in ANSWERS: a line per fault, exit 1 when there is one
       --tolerance T                 for values and totals (default 1e-6); above 1e4 it grows with the number

Plain Python, no packages. The arithmetic is exact, so nothing here is a matter of rounding: levels, ties, wishes for 0
and what is ambiguous are decided, not estimated."""
import json
import sys
from fractions import Fraction
from math import lcm

from face import Face
from transcript import REQUIRED, Refused, System, level_text


class Model:
    """A Face whose variables have names, with constraints of any scale."""

    def __init__(self, variables, face=None):
        self.index = {name: i for i, name in enumerate(variables)}
        self.face = face or Face(len(variables))

    def copy(self):
        model = Model.__new__(Model)
        model.index, model.face = self.index, self.face.copy()
        return model

    def introduce(self, coefficients, relation, bound):
        """The columns that are the violation of `coefficients REL bound`, each with its cost per unit of violation."""
        scale = lcm(bound.denominator, *(c.denominator for c in coefficients.values()))
        whole = {self.index[v]: int(c * scale) for v, c in coefficients.items()}
        over, under = self.face.residual(whole, int(bound * scale))
        columns = {"==": (over, under), "<=": (over,), ">=": (under,)}[relation]
        return {column: Fraction(1, scale) for column in columns}

    def minimise(self, costs):
        if not costs:
            return Fraction(0)
        scale = lcm(*(c.denominator for c in costs.values()))
        return self.face.minimise({column: int(c * scale) for column, c in costs.items()}) / scale


def offer(model, constraint):
    """The model in which the constraint holds as well, or None."""
    trial = model.copy()
    total = trial.minimise(trial.introduce(constraint.coefficients, constraint.relation, constraint.bound))
    return trial if total == 0 else None


def accept(constraints, variables):
    """The required constraints that hold when offered by rank and order, and those that do not."""
    model, accepted, rejected = Model(variables), [], []
    required = [c for c in constraints if c.strength.is_required]
    for constraint in sorted(required, key=lambda c: (-c.strength.rank, c.place)):
        trial = offer(model, constraint)
        if trial:
            model = trial
            accepted.append(constraint)
        else:
            rejected.append(constraint)
    return model, accepted, rejected


def can_hold(constraints):
    """Whether all of these could hold together."""
    variables = list(dict.fromkeys(v for c in constraints for v in c.coefficients))
    model = Model(variables)
    for constraint in constraints:
        model = offer(model, constraint)
        if not model:
            return False
    return True


def scaled(costs, factor):
    return {column: cost * factor for column, cost in costs.items()}


def verdict(system):
    """What the system's solution must look like; numbers are Fractions, None is no bound."""
    model, _, rejected = accept(system.constraints, system.variables)
    levels = {}
    for constraint in sorted(system.constraints, key=lambda c: c.place):
        if constraint.strength.level < REQUIRED:
            levels.setdefault(constraint.strength.level, []).append(constraint)
    totals = {}
    for level in sorted(levels, reverse=True):
        costs, ties = {}, {}
        for constraint in levels[level]:
            violation = model.introduce(constraint.coefficients, constraint.relation, constraint.bound)
            costs.update(scaled(violation, constraint.strength.weight))
            ties.update(scaled(violation, constraint.place))
        totals[level] = model.minimise(costs)
        model.minimise(ties)
    ranges = [model.face.range(i) for i in range(len(system.variables))]
    ambiguous = [v for v, (low, high) in zip(system.variables, ranges) if low is None or low != high]
    wishes = [model.introduce({v: Fraction(1)}, "==", Fraction(0)) for v in system.variables]
    model.minimise({column: cost for wish in wishes for column, cost in wish.items()})
    model.minimise({column: cost * (i + 1) for i, wish in enumerate(wishes) for column, cost in wish.items()})
    return {
        "totals": totals,
        "rejected": [c.name for c in sorted(rejected, key=lambda c: c.place)],
        "ambiguous": ambiguous,
        "ranges": {v: model.face.range(i) for i, v in enumerate(system.variables)},
    }


def new_system():
    variables = lambda constraints: list(dict.fromkeys(v for c in constraints for v in c.coefficients))
    return System(lambda constraints, candidate: candidate not in accept(constraints, variables(constraints))[2])


def steps(lines):
    """The system at every `solve`; the same object each time, so it is looked at before the next step."""
    system = new_system()
    for number, line in enumerate(lines, 1):
        try:
            if system.perform(line):
                yield system
        except Refused as error:
            raise Refused(f"{number}: {error}") from None


def plain(answer):
    """The verdict in numbers JSON has."""
    real = lambda x, infinite: infinite if x is None else float(x)
    return {
        "violations": {level_text(level): float(total) for level, total in answer["totals"].items()},
        "rejected": answer["rejected"],
        "ambiguous": answer["ambiguous"],
        "ranges": {v: [real(low, float("-inf")), real(high, float("inf"))]
                   for v, (low, high) in answer["ranges"].items()},
    }


def slack(value, tolerance):
    return tolerance * max(1, abs(value) * 1e-4)


def conflict_faults(system, got):
    """Each rejected constraint must contradict what is named with it, and nothing less."""
    for name in got.get("rejected", []):
        members = got.get("conflicts", {}).get(name)
        if members is None:
            yield f"no conflict given for {name}"
            continue
        constraints = [system.named(member) for member in members + [name]]
        if any(member in got["rejected"] for member in members):
            yield f"{name} is said to contradict {members}, of which one is rejected itself"
        elif any(not c.strength.is_required for c in constraints):
            yield f"{name} is said to contradict {members}, of which one is not required"
        elif can_hold(constraints):
            yield f"{name} is said to contradict {members}, but all of them can hold"
        elif any(not can_hold(constraints[:i] + constraints[i + 1:]) for i in range(len(members))):
            yield f"{name} contradicts less than all of {members}"


def faults(system, got, tolerance):
    """What is wrong with an answer; stops at the first kind of fault, as the later ones follow from it."""
    expected = verdict(system)
    wrong = []
    if sorted(expected["rejected"]) != sorted(got.get("rejected", [])):
        return [f"rejected {got.get('rejected')} instead of {expected['rejected']}"]
    for level, total in expected["totals"].items():
        value = got.get("violations", {}).get(level_text(level))
        if value is None or abs(value - total) > slack(total, tolerance):
            return [f"level {level_text(level)} violated by {value} instead of {float(total)}"]
    extra = set(got["violations"]) - {level_text(level) for level in expected["totals"]}
    if extra:
        wrong.append(f"levels nobody asked for: {sorted(extra)}")
    if list(got.get("values", {})) != system.variables:
        wrong.append(f"values of {list(got.get('values', {}))} instead of {system.variables}")
        return wrong
    for v, (low, high) in expected["ranges"].items():
        value = got["values"][v]
        room = slack(value, tolerance)
        if low is not None and value < low - room or high is not None and value > high + room:
            text = [None if x is None else float(x) for x in (low, high)]
            wrong.append(f"{v} = {value} instead of {text[0] if text[0] == text[1] else text}")
    if sorted(expected["ambiguous"]) != sorted(got.get("ambiguous", [])):
        wrong.append(f"ambiguous {got.get('ambiguous')} instead of {expected['ambiguous']}")
    return wrong + list(conflict_faults(system, got))


def judge(lines, answers, tolerance=1e-6):
    """The number of solves, and all faults of these answers to a transcript."""
    found, count = [], 0
    for system in steps(lines):
        count += 1
        if count > len(answers):
            found.append(f"solve {count}: no answer")
            break
        found += [f"solve {count}: {fault}" for fault in faults(system, answers[count - 1], tolerance)]
    return count, found


def main(arguments):
    tolerance = 1e-6
    if "--tolerance" in arguments:
        k = arguments.index("--tolerance")
        tolerance = float(arguments[k + 1])
        del arguments[k:k + 2]
    if not 1 <= len(arguments) <= 2:
        sys.exit(__doc__)
    with open(arguments[0]) as file:
        lines = file.read().splitlines()
    try:
        if len(arguments) == 1:
            for system in steps(lines):
                print(json.dumps(plain(verdict(system))))
            return
        with open(arguments[1]) as file:
            answers = [json.loads(line) for line in file if line.startswith("{")]
        count, found = judge(lines, answers, tolerance)
    except Refused as error:
        sys.exit(f"{arguments[0]}:{error}")
    for fault in found:
        print(fault)
    print(f"{count} solves, {len(found)} faults")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
