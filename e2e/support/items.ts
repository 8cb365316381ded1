// Small datasets for the journeys, with what must come of each item said beside it.

interface CallShape {
  name: string;
  arguments: unknown;
}

/** One row of our own format. */
export interface ItemShape {
  id: string;
  category?: string;
  input?: string;
  tools?: unknown;
  reference?: { calls?: CallShape[]; text?: unknown };
  reply?: { calls?: CallShape[]; text?: string; finish_reason?: string };
}

const text = { type: 'str', description: 'A name.' };
const tools = [
  {
    name: 'pay',
    description: 'Sends money.',
    parameters: { to: text, amount: { type: 'float', description: 'In euro.' } },
  },
  {
    name: 'refund',
    description: 'Takes money back.',
    parameters: { to: text, amount: { type: 'float', description: 'In euro.' } },
  },
  { name: 'find', description: 'Finds a city.', parameters: { city: text } },
];

/** Ten items over two categories: 3 right, 4 wrong, 2 not judged, 1 fault under any order of calls. */
export const payments: readonly ItemShape[] = [
  answered('pay-right', 'money', [pay('Ana', 250)], [pay('Ana', 250)]),
  // A text is never a number.
  answered('pay-arguments', 'money', [pay('Ben', 250)], [pay('Ben', '250')]),
  answered('pay-name', 'money', [pay('Cem', 5)], [{ ...pay('Cem', 5), name: 'refund' }]),
  answered('pay-none', 'money', [pay('Dan', 5)], []),
  answered('pay-count', 'money', [pay('Eva', 1), pay('Fay', 2)], [pay('Eva', 1)]),
  // The same calls the other way round: right under any order, wrong under the same order.
  answered('find-order', 'search', [find('oslo'), find('rome')], [find('rome'), find('oslo')]),
  answered('find-right', 'search', [find('kyiv')], [find('kyiv')]),
  { ...row('find-not-run', 'search'), reference: { calls: [find('lima')] } },
  { ...row('find-no-reference', 'search'), reply: { calls: [find('bern')] } },
  // The key itself is broken: nobody's reply can be wrong.
  answered('find-fault', 'search', [{ name: 'find', arguments: 'not an object' }], [find('riga')]),
];

export function jsonl(rows: readonly unknown[]): string {
  return rows.map((one) => `${JSON.stringify(one)}\n`).join('');
}

/** As many right items as wanted, `q-1` to `q-n`, each in its own words. */
export function manyItems(count: number): ItemShape[] {
  return Array.from({ length: count }, (_, at) =>
    answered(
      `q-${at + 1}`,
      at % 2 === 0 ? 'even' : 'odd',
      [find(`city ${at}`)],
      [find(at % 5 === 4 ? 'elsewhere' : `city ${at}`)],
    ),
  );
}

function pay(to: string, amount: unknown): CallShape {
  return { name: 'pay', arguments: { to, amount } };
}

export function find(city: string): CallShape {
  return { name: 'find', arguments: { city } };
}

export function answered(id: string, category: string, reference: CallShape[], calls: CallShape[]): ItemShape {
  return { ...row(id, category), reference: { calls: reference }, reply: { calls } };
}

function row(id: string, category: string): ItemShape {
  return { id, category, input: `Do what ${id} asks`, tools };
}
