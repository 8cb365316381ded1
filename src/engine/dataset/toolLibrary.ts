import { asString, elements, member, rawText, sliceOf } from '../../core/json/slice.ts';
import type { Call, ItemRow, ToolsSource } from '../../core/model/item.ts';

/** Tools by name, read from a file of tools. */
export class ToolLibrary {
  private readonly texts = new Map<string, string>();
  private dialect: ToolsSource['dialect'] = 'xlam';

  add(row: ItemRow): void {
    const { tools } = row.item;
    if (tools === null) return;
    this.dialect = tools.dialect;
    for (const tool of elements(sliceOf(tools.text))) {
      const name = ['name', 'api_name'].map((key) => member(tool, key)).find((one) => one !== undefined);
      const text = name === undefined ? null : asString(name);
      if (text !== null && !this.texts.has(text)) this.texts.set(text, rawText(tool));
    }
  }

  /** The tools that these calls name, as a list; null when none of them is known. */
  for(calls: readonly Call[]): ToolsSource | null {
    const names = new Set(calls.flatMap((call) => (call.name === null ? [] : [call.name])));
    const texts = [...names].flatMap((name) => this.texts.get(name) ?? []);
    return texts.length === 0 ? null : { text: `[${texts.join(',')}]`, dialect: this.dialect };
  }
}
