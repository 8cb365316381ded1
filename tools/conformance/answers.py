#!/usr/bin/env python3
"""What the program of TOOLCALL-300 says of generated corpora, as JSON on standard output.

  python3 tools/conformance/answers.py PROGRAM --seed 1 --cases 300

PROGRAM is its source file; its functions are called as they are. Errors of adapters lose their wording (`raised`), and
`seconds` is 0, as neither is promised. A case at which the program stops with a crash is named by the kind of crash; the
result is then of the other cases.
"""
import argparse
import contextlib
import importlib.machinery
import importlib.util
import io
import json
import os
import re
import sys
import tempfile

sys.dont_write_bytecode = True

from generate import Generator  # noqa: E402

CASES_A_CORPUS = 15


def load(path):
    loader = importlib.machinery.SourceFileLoader("program", path)
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("program", loader))
    loader.exec_module(module)
    return module


class Oracle:
    def __init__(self, program):
        self.program = program
        self.errors = None
        self.validate = program.validate
        program.validate = self.watched

    def watched(self, value, schema, path="args"):
        errors = self.validate(value, schema, path)
        if path == "args":
            self.errors = errors
        return errors

    def loaded(self, text):
        """The cases, or what the program says, or the kind of its crash."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "corpus.jsonl")
            with open(path, "wb") as file:
                file.write(text.encode("utf-8"))
            try:
                return self.program.load_corpus(path), None
            except SystemExit as stopped:
                return None, {"message": str(stopped).replace(path, "<path>")}
            except Exception as crash:
                return None, {"crash": type(crash).__name__}

    def adapter(self, cases):
        """`naive`, but for cases that bring the outcome along."""
        left = iter(cases)

        def run(text, tools):
            outcome = next(left).get("outcome")
            if outcome is None:
                return self.program.naive(text, tools)
            if "refused" in outcome:
                raise self.program.Refused()
            if "raised" in outcome:
                raise ValueError("as recorded")
            return outcome["returned"]

        return run

    def graded(self, case):
        self.errors = None
        try:
            _, rows = self.program.score([case], self.adapter([case]))
        except Exception as crash:
            return {"crash": type(crash).__name__}
        return {"row": row_text(rows[0]), "errors": self.errors}

    def scored(self, cases):
        try:
            result, _ = self.program.score(cases, self.adapter(cases))
        except Exception as crash:
            return None, {"crash": type(crash).__name__}
        result.update(seconds=0.0, adapter="naive \u00e9", corpus="c.jsonl")
        return result, json.dumps(result, indent=2, sort_keys=True)

    def report(self, result):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            self.program.report(result, "naive \u00e9")
        return printed.getvalue()


def row_text(row):
    text = json.dumps({**row, "error": row["error"] and "raised"}, ensure_ascii=False)
    # The program could not write half of a surrogate pair.
    return re.sub("[\ud800-\udfff]", lambda half: "\\u%04x" % ord(half[0]), text)


def baseline(random, result):
    """A result of another day: counts a little different, categories gone, new, or of no use."""
    other = json.loads(json.dumps(result))
    for name in ("exact_match", "invented_calls_on_unrecoverable", "schema_invalid_returns", "false_refusals_on_recoverable", "cases"):
        other[name] += random.choice([0, 0, 0, 1, -1])
    for name in list(other["by_category"]):
        pick = random.random()
        if pick < 0.1:
            del other["by_category"][name]
        elif pick < 0.15:
            other["by_category"][name] = random.choice([None, {}, 0, "", []])
        else:
            other["by_category"][name]["ok"] += random.choice([0, 0, 1, -1])
    if random.random() < 0.3:
        other["by_category"]["new"] = {"n": 1, "ok": 1, "rate": 1.0}
    return other


def answer(oracle, random, text):
    cases, refusal = oracle.loaded(text)
    if cases is None:
        return {"text": text, "load": refusal}
    graded = [oracle.graded(case) for case in cases]
    kept = [case for case, found in zip(cases, graded) if "row" in found]
    said = {"text": text, "load": len(cases), "cases": graded}
    if not kept:
        return said
    result, said["result"] = oracle.scored(kept)
    if result is not None:
        said["report"] = oracle.report(result)
        before = baseline(random, result)
        said["baseline"] = json.dumps(before)
        said["fails"] = oracle.program.compare(result, json.loads(said["baseline"]))
    return said


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--cases", type=int, default=300)
    asked = parser.parse_args()
    generator = Generator(asked.seed)
    oracle = Oracle(load(asked.program))
    sizes = [CASES_A_CORPUS] * (asked.cases // CASES_A_CORPUS)
    texts = [generator.corpus(size) for size in sizes]
    texts += [generator.broken_corpus() for _ in range(asked.cases // 10)]
    corpora = [answer(oracle, generator.random, text) for text in texts]
    lines = ",\n".join(json.dumps(corpus, separators=(",", ":")) for corpus in corpora)
    print('{"seed": %d, "corpora": [\n%s\n]}' % (asked.seed, lines))


if __name__ == "__main__":
    main()
