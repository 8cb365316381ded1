import type { JsonSlice } from '../json/slice.ts';
import type { Call, ItemRow } from '../model/item.ts';
import { XLAM } from './calls.ts';
import { CallCutter, cutCalls } from './cutCalls.ts';

/**
 * A row of nothing but `id` and `answers`, which is what scoring needs of an xlam row, cut out in one pass. Null for
 * every other: it is then read member by member, with the same result.
 */
export function cutAnswersRow({ text, start, end }: JsonSlice): ItemRow | null {
  return new AnswersCutter(text, start, end, XLAM).row();
}

class AnswersCutter extends CallCutter {
  row(): ItemRow | null {
    if (!this.take(0x7b)) return null;
    let id: string | null = null;
    if (this.takeKey('"id"')) {
      id = this.plain() ?? this.digits();
      if (id === null || !this.take(0x2c)) return null;
    }
    if (!this.takeKey('"answers"')) return null;
    const calls = this.text.charCodeAt(this.at) === 0x22 ? this.callsInText() : this.list();
    if (calls === null || !this.take(0x7d) || !this.atEnd) return null;
    return {
      id,
      attempt: null,
      item: { input: [], tools: null, reference: { calls, texts: null, problem: null }, category: null, recorded: [] },
      reply: null,
      issues: [{ code: 'input-missing', path: 'query', found: '' }],
    };
  }

  private callsInText(): Call[] | null {
    const inner = this.string();
    return inner === null ? null : cutCalls(inner, 0, inner.length, XLAM);
  }

  private takeKey(quoted: string): boolean {
    if (!this.text.startsWith(quoted, this.at)) return false;
    this.move(this.at + quoted.length);
    return this.take(0x3a);
  }
}
