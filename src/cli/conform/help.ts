/** What `touchstone conform --help` prints. */
export function conformHelp(): string {
  return `touchstone conform: holds a normaliser against a TOOLCALL-300 corpus and says what it does.

  touchstone conform --corpus FILE --adapter naive|reference|FILE.mjs:NAME|FILE.jsonl
             [--baseline FILE] [--write-baseline FILE] [--jsonl-out FILE] [--json]
  touchstone conform --corpus FILE --outputs FILE …
  touchstone conform --corpus FILE --adapter-cmd "COMMAND" [--time-limit SECONDS] …
  touchstone conform --selftest
  touchstone conform --spec

A normaliser is given the raw text that a model produced and the tools that were declared to it. It gives the call that
the schema will accept, {"name", "arguments"}, or it refuses. An exception counts as a refusal, and is counted as well.

--corpus          JSON Lines in UTF-8, a case a line: id, category, tools, input, expected_kind ("value" or
                  "unrecoverable") and, of a value, expected. A row that is broken refuses the file; another
                  expected_kind is taken as "value", which is said
--adapter naive        the control: the text is parsed and passed on
--adapter reference    the reference normaliser; --spec prints its rules
--adapter FILE.mjs:NAME  calls the function NAME of a JavaScript module with (text, tools), of which every number is a
                  JavaScript number. null, undefined or an error that is called Refused is a refusal, any other error an
                  exception; a promise is waited for. What comes back is read as JSON.stringify writes it, which cannot
                  tell 3.0 from 3 and has no large integers: give JSON text, as a string, to be exact
--adapter FILE.jsonl, --outputs FILE  what a normaliser gave elsewhere, a line a case: {"id", "output"},
                  {"id", "refused": true} or {"id", "error"}, or a row of --jsonl-out. Joined by id, of an id that
                  repeats in order; a case without an output is not run and no part of the numbers
--adapter-cmd     run by the shell for each case: {"text": …, "tools": …} comes in as one line of JSON, the call goes
                  out as JSON. A status other than 0, no output and null are refusals, other output that is no JSON is
                  an exception. Goes before --adapter. A command that the shell cannot find or start (it ends with
                  126 or 127) is no normaliser that refuses: 1, and no baseline is written; without any case that was
                  run there is no result
--time-limit      of a command, in seconds; one that takes longer is ended, an exception. There is none by default
--baseline        holds the result against one that was written before, here or by the document's program: fewer exact
                  matches, more invented calls, more schema-invalid returns and a category that fell are regressions.
                  What else differs is said beside it
--write-baseline  writes the result to hold later ones against. A file that is read, as that of --baseline, or written by
                  another option is refused, however its path is written
--jsonl-out       writes a row a case
--json            prints the result alone, as JSON; what else is to be said goes to standard error
--selftest        the checks of the document, on its six cases; takes no other option
--spec            the rules by which cases are judged and the reference normaliser repairs; takes no other option

A case at which the document's program would stop is left out and named on standard error, the others are judged.
How many cases ended by an exception is said there, too, as the report does not have it.

Exit status: 0 no regression; 1 wrong usage, a file that cannot be read or written, a command that could not be started,
or a case at which the document's program would stop; 2 a regression, and nothing else (the document's program ends with
2 after a wrong flag, too).`;
}
