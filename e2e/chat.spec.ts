import { find, jsonl } from './support/items.ts';
import { expect, test } from './support/test.ts';
import { workbench } from './support/workbench.ts';

const xml = '<tool_call>\n<function=find>\n<parameter=city>\nOslo\n</parameter>\n</function>\n</tool_call>';

// What each chat comes to was read off the dialects' own rules: see the comments.
const chats = [
  chat('native', { role: 'assistant', content: null, tool_calls: [native('Oslo')] }),
  chat('xml', { role: 'assistant', content: `Let me look.\n${xml}` }),
  // The marker announces a call that cannot be decoded: never "no call".
  chat('cut', { role: 'assistant', content: xml.slice(0, 40) }),
  chat('prose', { role: 'assistant', content: 'Oslo is in Norway.' }),
];

test('chats are judged by the calls that their dialect writes into the text', async ({ page, axe }) => {
  const bench = workbench(page);
  await bench.open(jsonl(chats), 'chats.jsonl');
  await bench.expectShown(4, 4);
  await expect(bench.row('native')).toContainText('right');
  await expect(bench.row('xml')).toContainText('unparsed-call');
  await page.getByRole('combobox', { name: 'Tool-call parser' }).first().selectOption('qwen');
  await expect(bench.row('xml')).toContainText('right');
  await expect(bench.row('native')).toContainText('right');
  await expect(bench.row('cut')).toContainText('unparsed-call');
  await expect(bench.row('prose')).toContainText('no-call');
  await expect(page.getByText('2 of 4 right').first()).toBeVisible();
  await bench.openItem('xml');
  await expect(bench.item).toContainText(/read out of the reply.s text by the dialect qwen/);
  await axe();
  await bench.expectKept('chats.jsonl');
  await page.reload();
  await expect(bench.item).toContainText(/read out of the reply.s text by the dialect qwen/);
});

test('a conversation of 2,000 turns is windowed, searched, and its calls are tied to their results', async ({
  page,
  axe,
}) => {
  const bench = workbench(page);
  await bench.open(jsonl([longChat(1000)]), 'long.jsonl');
  await bench.openItem('long');
  await bench.tab('Messages').click();
  await expect(bench.item.getByRole('listitem').first()).toBeVisible();
  expect(await bench.item.getByRole('listitem').count()).toBeLessThan(200);
  await axe();
});

function native(city: string) {
  return { id: 'call-1', type: 'function', function: { name: 'find', arguments: JSON.stringify({ city }) } };
}

function chat(id: string, reply: object) {
  const messages = [
    { role: 'system', content: 'You find cities.' },
    { role: 'user', content: 'Where is Oslo?' },
    reply,
  ];
  return { id, messages, reference: [find('Oslo')] };
}

function longChat(pairs: number) {
  const messages: object[] = [
    { role: 'system', content: 'Line\n'.repeat(40) },
    { role: 'user', content: 'Look at every city.' },
  ];
  for (let at = 0; at < pairs; at += 1) {
    const id = `call-${at}`;
    messages.push(
      { role: 'assistant', content: null, tool_calls: [{ ...native(`city ${at}`), id }] },
      { role: 'tool', tool_call_id: id, content: `result ${at}` },
    );
  }
  return { id: 'long', messages, reference: [find('x')] };
}
