import { sliceType, type JsonSlice } from '../json/slice.ts';
import type { Item, ItemRow, Reply, RowIssue } from '../model/item.ts';
import { countField, fieldsOf, nameField, recordedField, type Fields } from './fields.ts';

/** The row's members, or why it is no row. */
export function rowFields(slice: JsonSlice): Fields | { readonly refused: RowIssue } {
  const type = sliceType(slice);
  return type === 'object' ? fieldsOf(slice, '', []) : { refused: { code: 'not-an-object', path: '', found: type } };
}

/** An item row: id, attempt, category and recorded values have the same names in every format that has them. */
export function itemRow(row: Fields, item: Pick<Item, 'input' | 'tools' | 'reference'>, reply: Reply | null): ItemRow {
  const { input, tools, reference } = item;
  return {
    id: nameField(row, 'id'),
    attempt: countField(row, 'attempt'),
    item: { input, tools, reference, category: nameField(row, 'category'), recorded: recordedField(row, 'recorded') },
    reply,
    issues: row.issues,
  };
}

/** A replies row without a reply: the item it names stays "not run". */
export const NO_REPLY: { readonly refused: RowIssue } = {
  refused: { code: 'reply-missing', path: 'reply', found: '' },
};
