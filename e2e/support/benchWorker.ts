// Runs in a worker of the bench alone: the engine and the floor it is measured against, turn by turn, over the same bytes.
import { createEngine } from '../../src/engine/createEngine.ts';
import { platformDeps } from '../../src/engine/deps.ts';
import type { Outcome, RunSummary } from '../../src/engine/engine.ts';

export interface BenchRequest {
  readonly dataset: File;
  readonly replies: File;
  readonly rounds: number;
}

export interface BenchAnswer {
  /** Milliseconds of each round, by what was done in it. The first round warms up and is left out. */
  readonly times: Record<Step, number[]>;
  readonly bytes: number;
  readonly reasons: Record<string, number>;
}

export type Step = 'floor' | 'open' | 'run, schemas sent' | 'run, schemas skipped';

const decoder = new TextDecoder();

addEventListener('message', (event: MessageEvent<BenchRequest>) => {
  void measure(event.data).then((answer) => postMessage(answer));
});

async function measure({ dataset, replies, rounds }: BenchRequest): Promise<BenchAnswer> {
  const files = [await bytesOf(dataset), await bytesOf(replies)];
  const sources = files.map((bytes, at) => ({
    name: at === 0 ? 'rows.jsonl' : 'replies.jsonl',
    blob: new Blob([bytes]),
  }));
  const times: BenchAnswer['times'] = { floor: [], open: [], 'run, schemas sent': [], 'run, schemas skipped': [] };
  let reasons: BenchAnswer['reasons'] = {};
  for (let round = -1; round < rounds; round += 1) {
    const engine = createEngine(platformDeps());
    function note(step: Step, since: number): void {
      if (round >= 0) times[step].push(performance.now() - since);
    }

    let from = performance.now();
    for (const bytes of files) floor(bytes);
    note('floor', from);

    from = performance.now();
    const opened = valueOf(await engine.open({ sources }));
    note('open', from);
    const replySet = opened.replySets[0]?.replySet ?? null;

    for (const schemas of ['send', 'skip'] as const) {
      from = performance.now();
      const options = new Map([['schemas', schemas]]);
      const run: RunSummary = valueOf(
        await engine.run(opened.dataset, { scorer: 'xlam-tool-call', options, replySet }),
      );
      note(schemas === 'send' ? 'run, schemas sent' : 'run, schemas skipped', from);
      reasons = Object.fromEntries(run.totals.reasons.map(({ reason, count }) => [reason, count]));
    }
    await engine.close(opened.dataset);
  }
  return { times, bytes: files[0]!.length + files[1]!.length, reasons };
}

/** What any reader of these files must at least do: decode each line and parse it. */
function floor(bytes: Uint8Array): void {
  let from = 0;
  while (from < bytes.length) {
    const found = bytes.indexOf(10, from);
    const to = found < 0 ? bytes.length : found;
    if (to > from) JSON.parse(decoder.decode(bytes.subarray(from, to)));
    from = to + 1;
  }
}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}

function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'value') return outcome.value;
  throw new Error(JSON.stringify(outcome));
}
