#!/usr/bin/env python3
"""Measures the reports of a long run: how long they take to write, how large they are, and how long the page takes to open.

    long_report.py [--workloads 20] [--frames 1000000] [--keep FOLDER]

Runs one workload of so many frames with `ci/scrollmark run`, and makes a record of so many workloads from it: the same result under other
names. Renders that with `ci/scrollmark report`, and opens the page with `browse_report.py`. Ends with 1 if the page is not good.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.realpath(__file__))


def write_workload(folder, frames):
    """A list of rows of one size, swept to the end and back ten times."""
    os.makedirs(folder)
    turns = 10
    workload = {
        "summary": "A list of rows, swept to and fro",
        "items": {"source": "synthetic", "height": {"fixed": 44}},
        "layout": {"kind": "list", "sizes": "items"},
        "viewport": {"width": 390, "height": 844},
        "sizes": {"smoke": 1000, "full": 10000},
        "script": [{"sweep": {"frames": frames // turns, "to": (turn + 1) % 2}} for turn in range(turns)],
    }
    with open(os.path.join(folder, "list.json"), "w") as file:
        json.dump(workload, file)


def multiply(source, target, count):
    """Writes the record with `count` workloads that have the result of its first."""
    with open(source) as file:
        record = json.load(file)
    first = record["workloads"][0]
    record["workloads"] = [dict(first, name=f"list-{number:02}") for number in range(1, count + 1)]
    with open(target, "w") as file:
        json.dump(record, file)


def timed(words):
    """Runs a command; answers its seconds of processor time and of the wall clock, and the most memory any command took so far."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
    after, end = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    busy = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return busy, end - start, after.ru_maxrss / 1e6


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workloads", type=int, default=20)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--keep", metavar="FOLDER", help="leave the files there")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = os.path.abspath(arguments.keep or scratch)
        workloads, run, again = (os.path.join(folder, name) for name in ("workloads", "run", "again"))
        write_workload(workloads, arguments.frames)
        tool = os.path.join(HERE, "scrollmark")
        timed([tool, "--version"])
        busy, wall, _ = timed([tool, "run", "--workloads", workloads, "--out", run, "--passes", "1"])
        print(f"one run: {busy:.1f} s of processor time, {wall:.0f} s")
        record = os.path.join(folder, "run.json")
        multiply(os.path.join(run, "run.json"), record, arguments.workloads)
        busy, wall, memory = timed([tool, "report", record, "--out", again])
        print(f"report: {busy:.1f} s of processor time, {wall:.1f} s, {memory:.1f} GB of memory")
        for name in ("report.html", "results.csv", "frames.csv"):
            print(f"{name}: {os.path.getsize(os.path.join(again, name)) / 1e6:.1f} MB")
        print(f"run.json: {os.path.getsize(record) / 1e6:.1f} MB")
        page = os.path.join(again, "report.html")
        return subprocess.run([sys.executable, os.path.join(HERE, "browse_report.py"), page]).returncode


if __name__ == "__main__":
    sys.exit(main())
