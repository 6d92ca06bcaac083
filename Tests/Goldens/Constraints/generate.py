"""Writes systems.txt: random systems of constraints and what an independent solver makes of them.

Needs scipy, whose linprog is HiGHS. Usage: python generate.py > systems.txt

Each system is solved level by level: the sum of what the strongest constraints are missed by is made least, then held there
while the next is. What is written is that sum for each strength, and the value of each unknown that no other best solution has
different (its least and greatest value are the same).
"""
import random

import numpy as np
from scipy.optimize import linprog

REQUIRED = "R"


def violation_columns(relation):
    return {"=": (1, -1), ">": (1,), "<": (-1,)}[relation]


class Program:
    def __init__(self, unknowns, constraints):
        self.unknowns = unknowns
        self.rows = []
        self.costs = {}
        width = unknowns
        for relation, rank, constant, terms in constraints:
            row = dict(terms)
            if rank != REQUIRED:
                for sign in violation_columns(relation):
                    row[width] = sign
                    self.costs.setdefault(rank, []).append(width)
                    width += 1
            self.rows.append((relation, row, -constant))
        self.width = width
        self.caps = []

    def dense(self, row):
        line = np.zeros(self.width)
        for column, coefficient in row.items():
            line[column] += coefficient
        return line

    def least(self, cost):
        equal = [(self.dense(r), b) for relation, r, b in self.rows if relation == "="]
        upper = [(self.dense(r), b) for relation, r, b in self.rows if relation == "<"]
        upper += [(-self.dense(r), -b) for relation, r, b in self.rows if relation == ">"]
        upper += self.caps
        result = linprog(
            cost,
            A_eq=np.array([r for r, _ in equal]) if equal else None,
            b_eq=[b for _, b in equal] or None,
            A_ub=np.array([r for r, _ in upper]) if upper else None,
            b_ub=[b for _, b in upper] or None,
            bounds=[(None, None)] * self.unknowns + [(0, None)] * (self.width - self.unknowns),
            method="highs",
        )
        return result.fun if result.status == 0 else None

    def solve(self):
        """The sum for each rank, and the unknowns that are determined; None if what is required cannot hold."""
        if self.least(np.zeros(self.width)) is None:
            return None
        sums = []
        for rank in sorted(self.costs, reverse=True):
            cost = self.dense({column: 1 for column in self.costs[rank]})
            best = self.least(cost)
            if best is None:
                return None
            sums.append((rank, best))
            self.caps.append((cost, best + 1e-9))
        values = {}
        for unknown in range(self.unknowns):
            line = self.dense({unknown: 1})
            low, high = self.least(line), self.least(-line)
            if low is not None and high is not None and abs(low + high) < 1e-6:
                values[unknown] = low
        return sums, values


def cell(rng):
    """Something like the views of a cell: left, top, width and height of each beside or below another."""
    views = rng.randint(2, 7)
    place = lambda view, side: 2 + 4 * view + side
    result = [("=", 900, -rng.choice([320, 375, 414]), {0: 1}), ("=", 50, 0, {1: 1})]
    for view in range(views):
        left, top, width, height = (place(view, side) for side in range(4))
        if view == 0:
            result += [("=", REQUIRED, -8, {left: 1}), ("=", REQUIRED, -8, {top: 1})]
        else:
            other = rng.randrange(view)
            beside = rng.random() < 0.5
            result.append(("=", REQUIRED, -8, {left: 1, place(other, 0): -1, place(other, 2): -1}) if beside
                          else ("=", REQUIRED, 0, {left: 1, place(other, 0): -1}))
            result.append(("=", REQUIRED, 0, {top: 1, place(other, 1): -1}) if beside
                          else ("=", REQUIRED, -4, {top: 1, place(other, 1): -1, place(other, 3): -1}))
        result += [("<", REQUIRED, 8, {left: 1, width: 1, 0: -1}), ("<", REQUIRED, 8, {top: 1, height: 1, 1: -1})]
        size = (rng.randint(20, 300), rng.randint(10, 60))
        for length, content in zip((width, height), size):
            result += [(">", 750, -content, {length: 1}), ("<", rng.choice([250, 251]), -content, {length: 1})]
        if rng.random() < 0.3:
            result.append(("=", REQUIRED, 0, {width: 1, height: -rng.choice([1, 1.5, 2])}))
    return 2 + 4 * views, result


def general(rng):
    unknowns = rng.randint(2, 9)
    ranks = rng.choice([[750, 250], [750, 500, 250], [999, 751, 750, 250, 50]])
    result = []
    for _ in range(rng.randint(3, 20)):
        chosen = rng.sample(range(unknowns), rng.randint(1, min(3, unknowns)))
        terms = {unknown: rng.choice([1, -1, 2, -2, 0.5, round(rng.uniform(-3, 3), 2)]) for unknown in chosen}
        rank = REQUIRED if rng.random() < 0.35 else rng.choice(ranks)
        result.append((rng.choice("=><"), rank, rng.choice([0, rng.randint(-50, 50)]), terms))
    return unknowns, result


def main():
    rng = random.Random(20)
    for number in range(240):
        unknowns, constraints = (cell if number % 2 else general)(rng)
        answer = Program(unknowns, constraints).solve()
        print(f"system {unknowns}")
        for relation, rank, constant, terms in constraints:
            print(relation, rank, constant, *(f"{unknown}:{coefficient}" for unknown, coefficient in terms.items()))
        if answer is None:
            print("contradiction")
            continue
        for rank, total in answer[0]:
            print(f"sum {rank} {total:.9g}")
        print("values", *(f"{unknown}:{value:.9g}" for unknown, value in answer[1].items()))


main()
