import { mergeLogs, type LabelLog } from '../../core/labels/log.ts';
import { readLabels } from '../../core/labels/readLabels.ts';
import type { NewLine } from './keptLabels.ts';

/** A log with what stands in further lines. Lines that cannot be read stay in storage, and say nothing here. */
export function withLines(log: LabelLog, lines: readonly NewLine[]): LabelLog {
  const sections = new Map<string, string[]>();
  for (const { header, line } of lines) {
    const section = sections.get(header);
    if (section === undefined) sections.set(header, [line]);
    else section.push(line);
  }
  // Each header by itself: one of a version that is not known would take the others with it.
  return [...sections].reduce((sum, [header, section]) => {
    const read = readLabels('', [...(header === '' ? [] : [header]), ...section].join('\n'));
    if (!read.ok) return sum;
    const merged = mergeLogs(sum, read.log);
    return merged.ok ? merged.log : sum;
  }, log);
}
