import { asString, elements, member, rawText, sliceOf, type JsonSlice } from '../../core/json/slice.ts';
import type { Issue } from '../../core/model/issue.ts';
import type { Item, Reply, ToolsSource } from '../../core/model/item.ts';
import { compareCalls, type CallComparison } from '../../core/scorers/compareCalls.ts';
import { judge } from '../../core/scorers/judge.ts';
import { toolSchema } from '../../core/scorers/xlam/typeWords.ts';
import type { Dataset, ReplySet } from '../dataset/dataset.ts';
import { itemConformance } from '../conformance/itemConformance.ts';
import { ItemReader } from '../dataset/itemReader.ts';
import { membersOf } from '../dataset/membersOf.ts';
import { BY_POSITION } from '../dataset/items.ts';
import type { ItemDetail, ToolView } from '../engine.ts';
import type { Run } from '../run/run.ts';
import { itemTrajectory } from './itemTrajectory.ts';
import { replyInRun } from './readReply.ts';
import { acceptedText } from './texts.ts';

/** Characters of a raw row that are handed out. */
const RAW = 4 * 1024 * 1024;

/** Everything of one item; its verdict is judged again, so that no detail is ever stored. */
export async function itemDetail(
  dataset: Dataset,
  at: number,
  run: Run | null,
  replies: ReplySet | null,
  asksTrajectory = false,
): Promise<ItemDetail> {
  const reader = new ItemReader(dataset, replies);
  await reader.load(at);
  while (!reader.ready(at)) await reader.load(at);
  const read = reader.read(at, 'whole');
  const { item } = read;
  const { reply, readBy } = replyInRun(read, run);
  const { items, file } = dataset;
  const row = items.row.at(at);
  const result = run === null ? null : judge(run.scorer, item, read.reply, run.options);
  const conformance = itemConformance(item, read.reply, result, run);
  return {
    key: item.key,
    byPosition: items.has(at, BY_POSITION),
    place: {
      file: file.source.name,
      line: file.rows.lines.at(row),
      row: file.rows.numbers.at(row),
      byteOffset: file.contents.source === file.contents.original ? file.rows.starts.at(row) : null,
      bytes: file.rows.lengths.at(row),
    },
    category: item.category,
    input: item.input,
    continuation: item.continuation ?? [],
    reply,
    callsReadBy: readBy,
    referenceTexts: item.reference.texts?.map(acceptedText) ?? null,
    ...(item.reference.calls === null ? {} : { referenceCalls: item.reference.calls }),
    ...(item.reference.calculator === undefined ? {} : { calculator: item.reference.calculator }),
    result,
    comparison: comparisonOf(item, reply, run),
    trajectory: itemTrajectory({ item, reply }, run, asksTrajectory),
    ...(conformance === null ? {} : { conformance }),
    tools: item.tools === null ? [] : toolViews(item.tools),
    recorded: item.recorded,
    attempts: attemptsOf(dataset, at, run, replies),
    issues: issuesOf(dataset, reader, at),
    raw: cut(file.rows.textOf(row)),
    rawReply: rawReplyOf(reader, at),
  };
}

/**
 * Also where one side has nothing: what the other has is then still shown. Null when neither has calls to speak of, and
 * of a case, whose one call is compared by other rules.
 */
function comparisonOf(item: Item, reply: Reply | null, run: Run | null): CallComparison | null {
  const { calls, conformance } = item.reference;
  if (conformance !== undefined) return null;
  const answered = reply?.calls ?? [];
  if (calls === null && answered.length === 0) return null;
  return compareCalls(calls ?? [], answered, run?.options.get('ordering') === 'strict' ? 'strict' : 'any');
}

function toolViews({ text, dialect }: ToolsSource): readonly ToolView[] {
  return elements(sliceOf(text)).map((tool) => ({
    name: textMember(tool, ['name', 'api_name']),
    description: textMember(tool, ['description', 'api_description']),
    source: rawText(tool),
    schema: toolSchema(tool, dialect),
  }));
}

/** A tool of OpenAI's shape has its name one level down. */
function textMember(tool: JsonSlice, names: readonly string[]): string {
  for (const place of [tool, member(tool, 'function')]) {
    for (const name of place === undefined ? [] : names) {
      const found = place === undefined ? undefined : member(place, name);
      const text = found === undefined ? null : asString(found);
      if (text !== null) return text;
    }
  }
  return '';
}

function attemptsOf(dataset: Dataset, at: number, run: Run | null, replies: ReplySet | null): ItemDetail['attempts'] {
  const { items } = dataset;
  const members = membersOf(dataset, replies);
  const attempts: { attempt: number; state: ReturnType<Run['columns']['state']> | null }[] = [];
  for (let one = items.firstOf(items.ids[at]!); one >= 0; one = items.nextOf(one)) {
    if (one === at || (members !== null && members[one] !== 1)) continue;
    attempts.push({ attempt: items.attempt.at(one), state: run?.columns.state(one) ?? null });
  }
  return attempts;
}

/** Issues of the item's row, read again, and those of its place that only the whole file shows. */
function issuesOf(dataset: Dataset, reader: ItemReader, at: number): readonly Issue[] {
  const { file, items, issues } = dataset;
  const row = items.row.at(at);
  const place = { file: file.source.name, line: file.rows.lines.at(row), row: file.rows.numbers.at(row) };
  const own = reader.itemRow(at, 'whole').issues.map((issue): Issue => ({ code: 'row', place, issue, kept: true }));
  const reply = reader.replyRow(at);
  const replyRow = reply === null ? null : reply.file.rows.numbers.at(reply.row);
  const others = issues.kept.filter((issue) => {
    const { place: there } = issue;
    if (there.file === place.file && there.row === place.row) return issue.code !== 'row';
    return reply !== null && there.file === reply.file.source.name && there.row === replyRow;
  });
  return [...own, ...others];
}

function rawReplyOf(reader: ItemReader, at: number): ItemDetail['rawReply'] {
  const reply = reader.replyRow(at);
  if (reply === null) return null;
  const { rows, source } = reply.file;
  return { ...cut(rows.textOf(reply.row)), file: source.name, line: rows.lines.at(reply.row) };
}

function cut(text: string): { readonly text: string; readonly cut: boolean } {
  return text.length > RAW ? { text: text.slice(0, RAW), cut: true } : { text, cut: false };
}
