import type { CompareLine } from '../../core/json/lines.ts';
import type { Call } from '../../core/model/item.ts';
import { ruleStepParts } from '../../core/words/ruleStep.ts';
import type { TextPart } from '../../core/words/textPart.ts';
import type { ItemConformance } from '../../engine/conformance.ts';
import type { ItemDetail, ToolView } from '../../engine/engine.ts';
import { caseLines } from '../../state/conformance/caseLines.ts';
import { prettyJson } from '../../state/prettyJson.ts';
import type { ItemTab } from '../../state/route.ts';
import { messageRows, type MessageRow } from './messageRows.ts';
import { pairOrder } from './pairOrder.ts';
import { part, type Side } from './parts.ts';
import { replyFacts } from './replyFacts.ts';
import { oneLineJson, shownArguments, shownJson } from './shownJson.ts';
import { trajectoryRows } from './trajectoryRows.ts';
import { textMarks, textSaid } from './textMarks.ts';

/** A text of one of the item's views, as it is shown there. */
export interface ItemPart {
  /** Its name in the page. */
  readonly part: string;
  readonly text: string;
  /** Of messages and steps: the row it is in. Of a comparison: the place of the pair. */
  readonly row: number;
  /** Of a comparison: the line of the pair, or -1. */
  readonly line: number;
}

/** Every text of a view of the item, in the order in which it is read. `indented`: how the rows of the files are shown. */
export function itemParts(detail: ItemDetail, tab: ItemTab, indented: boolean): readonly ItemPart[] {
  switch (tab) {
    case 'case':
      return detail.conformance === undefined ? [] : caseParts(detail, detail.conformance);
    case 'trajectory':
      return stepParts(detail);
    case 'comparison':
      return [
        ...textParts(detail),
        ...pairOrder(detail).flatMap((pair) => pairParts(detail, pair)),
        ...replyText(detail),
      ];
    case 'messages':
      return messageRows(detail).flatMap(rowParts);
    case 'tools':
      return detail.tools.flatMap(toolParts);
    case 'raw':
      return rawParts(detail, indented);
    case 'recorded':
      return detail.recorded.flatMap(({ name, text }, place) => [
        of(part.recordedName(place), name),
        of(part.recorded(place), shownJson(text)),
      ]);
  }
}

function of(name: string, text: string, row = 0, line = -1): ItemPart {
  return { part: name, text, row, line };
}

function caseParts({ tools }: ItemDetail, one: ItemConformance): ItemPart[] {
  const { text, expected, got, trace, schemaErrors } = one;
  const compared = caseLines(one);
  return [
    of(part.caseText, text),
    ...tools.map(({ name }, place) => of(part.caseTool(place), name)),
    ...(compared === null
      ? [
          ...(expected === null ? [] : [of(part.caseExpected, expected)]),
          ...(got === null ? [] : [of(part.caseGot, got)]),
        ]
      : lineParts(compared.lines, 0)),
    ...(trace ?? []).map((step, place) => of(part.caseStep(place), shownText(ruleStepParts(step)))),
    ...schemaErrors.map((error, place) => of(part.caseError(place), error.text)),
  ];
}

/** A sentence as a page shows it: what stands in the data is set apart there, not quoted. */
function shownText(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}

function stepParts({ trajectory }: ItemDetail): ItemPart[] {
  if (trajectory === undefined || trajectory === null) return [];
  return trajectoryRows(trajectory).flatMap(({ reference, candidate }, row) =>
    (['a', 'b'] as const).flatMap((side) => {
      const step = (side === 'a' ? reference : candidate)?.step ?? null;
      if (step === null) return [];
      return [
        of(part.step(row, side), step.name, row),
        ...(step.argumentsText === null
          ? []
          : [of(part.stepArguments(row, side), oneLineJson(step.argumentsText), row)]),
      ];
    }),
  );
}

function textParts(detail: ItemDetail): ItemPart[] {
  const { referenceTexts } = detail;
  if (referenceTexts === null) return [];
  const asWritten = textMarks(detail) !== null;
  const said = textSaid(detail);
  return [
    ...referenceTexts.map((text, place) => of(part.accepted(place), asWritten ? text : shownJson(text))),
    ...(said === null ? [] : [of(part.said, said)]),
  ];
}

/** The reply's text where no text is compared. */
function replyText({ referenceTexts, reply }: ItemDetail): ItemPart[] {
  const text = referenceTexts === null ? (reply?.text ?? '') : '';
  return text === '' ? [] : [of(part.said, text)];
}

function pairParts({ comparison }: ItemDetail, pair: number): ItemPart[] {
  const found = comparison?.pairs[pair];
  if (found === undefined) return [];
  const { reference, reply, lines } = found;
  const parts = [reference, reply].flatMap((one, at) => {
    const name = one?.call.name ?? null;
    return name === null ? [] : [of(part.head(pair, at === 0 ? 'a' : 'b'), name, pair)];
  });
  return [...parts, ...lineParts(lines.lines, pair)];
}

function lineParts(lines: readonly CompareLine[], pair: number): ItemPart[] {
  const parts: ItemPart[] = [];
  for (const [line, { key, reference: one, reply: other, mark }] of lines.entries()) {
    // What both sides have alike is found once.
    const sides: readonly (readonly [Side, string | null])[] =
      mark === 'same' && one === other
        ? [['a', one]]
        : [
            ['a', one],
            ['b', other],
          ];
    for (const [side, text] of sides) {
      if (text === null) continue;
      if (typeof key === 'string') parts.push(of(part.key(pair, line, side), key, pair, line));
      parts.push(of(part.value(pair, line, side), text, pair, line));
    }
  }
  return parts;
}

function rowParts(row: MessageRow, place: number): ItemPart[] {
  if (row.kind === 'reply') {
    const { reply } = row;
    return [
      ...(reply.text === null || reply.text === '' ? [] : [of(part.text(place), reply.text, place)]),
      ...callParts(reply.calls, place),
      ...replyFacts(reply).map(({ text }, fact) => of(part.fact(place, fact), text, place)),
    ];
  }
  const { role, roleAsWritten, callRef, text, calls } = row.message;
  return [
    ...(roleAsWritten === role ? [] : [of(part.role(place), roleAsWritten, place)]),
    ...(callRef === null ? [] : [of(part.ref(place), callRef, place)]),
    ...(text === '' ? [] : [of(part.text(place), text, place)]),
    ...callParts(calls, place),
  ];
}

function callParts(calls: readonly Call[], row: number): ItemPart[] {
  return calls.flatMap((call, at) => {
    const written = shownArguments(call);
    return [
      ...(call.name === null ? [] : [of(part.name(row, at), call.name, row)]),
      ...(written === null ? [] : [of(part.arguments(row, at), written, row)]),
    ];
  });
}

function toolParts({ name, description, schema, source }: ToolView, place: number): ItemPart[] {
  return [
    of(part.tool(place, 'name'), name),
    of(part.tool(place, 'description'), description),
    ...(schema.kind === 'refused' ? [] : [of(part.tool(place, 'schema'), prettyJson(schema.text))]),
    of(part.tool(place, 'source'), prettyJson(source)),
  ];
}

function rawParts({ raw, rawReply }: ItemDetail, indented: boolean): ItemPart[] {
  function shown(text: string): string {
    return indented ? prettyJson(text) : text;
  }
  return [of(part.row, shown(raw.text)), ...(rawReply === null ? [] : [of(part.replyRow, shown(rawReply.text))])];
}
