#!/usr/bin/env python3
"""Measures the reports of a long run: how long they take to write, how large they are, and how long the page takes to open.

    long_report.py [--workloads 20] [--frames 1000000] [--keep FOLDER]

Writes so many workloads of so many frames, runs them with `ci/scrollmark run` (a quarter of an hour for 20 of 1,000,000), renders the run
again with `ci/scrollmark report`, and opens the page with `browse_report.py`. Ends with 1 if the page is not good.
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


def write_workloads(folder, count, frames):
    """Lists of rows of one size, swept to the end and back so often that all frames are used."""
    os.makedirs(folder)
    for number in range(1, count + 1):
        turns = 10
        steps = [{"sweep": {"frames": frames // turns, "to": (turn + 1) % 2}} for turn in range(turns)]
        workload = {
            "summary": f"A list of {1000 * number} rows, swept to and fro",
            "items": {"source": "synthetic", "height": {"fixed": 40 + number}},
            "layout": {"kind": "list", "sizes": "items"},
            "viewport": {"width": 390, "height": 844},
            "seed": number,
            "sizes": {"smoke": 1000, "full": 1000 * number},
            "script": steps,
        }
        with open(os.path.join(folder, f"list-{number:02}.json"), "w") as file:
            json.dump(workload, file)


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
        write_workloads(workloads, arguments.workloads, arguments.frames)
        tool = os.path.join(HERE, "scrollmark")
        timed([tool, "--version"])
        busy, wall, _ = timed([tool, "run", "--workloads", workloads, "--out", run, "--passes", "1"])
        print(f"run: {busy:.0f} s of processor time, {wall:.0f} s")
        busy, wall, memory = timed([tool, "report", os.path.join(run, "run.json"), "--out", again])
        print(f"report: {busy:.1f} s of processor time, {wall:.1f} s, at most {memory:.1f} GB (of run and report)")
        for name in ("report.html", "results.csv", "frames.csv"):
            print(f"{name}: {os.path.getsize(os.path.join(again, name)) / 1e6:.1f} MB")
        print(f"run.json: {os.path.getsize(os.path.join(run, 'run.json')) / 1e6:.1f} MB")
        page = os.path.join(again, "report.html")
        return subprocess.run([sys.executable, os.path.join(HERE, "browse_report.py"), page]).returncode


if __name__ == "__main__":
    sys.exit(main())
