import { causeWord } from '../../core/words/cause.ts';
import { grouped } from '../../core/words/numbers.ts';
import { stateWord } from '../../core/words/state.ts';
import { STATES_BY_NAME, isCause } from '../../state/facetValues.ts';
import type { RecordedColumn } from '../../core/model/item.ts';
import type { Facet, ViewSummary } from '../../engine/engine.ts';
import { isRecordedField, RECORDED } from '../../state/route.ts';
import { toneOf } from '../../state/tone.ts';
import { Button } from '../../ui/Button.tsx';
import { FacetList, type FacetRow } from '../../ui/FacetList.tsx';
import { StateMark } from '../../ui/StateMark.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './ResultsView.module.css';

export interface FacetsProps {
  readonly view: ViewSummary | null;
  readonly recorded?: readonly RecordedColumn[] | undefined;
  readonly onToggle: (field: string, value: string) => void;
}

const ORDER: readonly Facet['field'][] = [
  'differs',
  'verdict',
  'beside.verdict',
  'reason',
  'missing',
  'extra',
  'beside.reason',
  'cause',
  'schema',
  'category',
];
/** Facets whose values stand in the data. */
const NAMES: ReadonlySet<string> = new Set(['category', 'missing', 'extra']);
const NO_COLUMNS: readonly RecordedColumn[] = [];

/** Values with their counts under the filter; a click writes into it. */
export function Facets({ view, recorded = NO_COLUMNS, onToggle }: FacetsProps) {
  const given = view?.facets ?? [];
  const own = ORDER.flatMap((field) => given.filter((facet) => facet.field === field)).map(reasonsOnly);
  // Columns of the file follow, in its order.
  const facets = [...own, ...given.filter(({ field }) => isRecordedField(field))];
  return (
    <div className={styles.facets}>
      {facets
        .filter((facet) => facet.values.length > 0)
        .map((facet) => (
          <FacetList
            key={facet.field}
            title={facetTitle(facet.field)}
            shown={<FacetTitle field={facet.field} recorded={recorded} />}
            rows={rowsOf(facet)}
            formatCount={grouped}
            onToggle={(value) => {
              onToggle(facet.field, value);
            }}
            action={
              facet.values.some((value) => value.selected) ? (
                <Button
                  variant="quiet"
                  label={`${words.facetClear}: ${facetTitle(facet.field)}`}
                  onClick={() => {
                    for (const { value, selected } of facet.values) if (selected) onToggle(facet.field, value);
                  }}
                >
                  {words.facetClear}
                </Button>
              ) : undefined
            }
          />
        ))}
    </div>
  );
}

/** Why something has no verdict is no reason. */
function reasonsOnly(facet: Facet): Facet {
  if (facet.field !== 'beside.reason') return facet;
  return { ...facet, values: facet.values.filter(({ value, selected }) => selected || !isCause(value)) };
}

function rowsOf({ field, values }: Facet): FacetRow[] {
  const most = Math.max(1, ...values.map((value) => value.count));
  return values.map(({ value, count, selected }) => ({
    key: value,
    count,
    selected,
    share: count / most,
    label: labelOf(field, value),
    ...lookOf(field, value),
  }));
}

function labelOf(field: Facet['field'], value: string): string {
  const state = STATES_BY_NAME.get(value);
  if ((field === 'verdict' || field === 'beside.verdict') && state !== undefined) return stateWord(state);
  if (field === 'cause' && isCause(value)) return causeWord(value);
  if (field === 'differs') return words.facetDiffers.get(value) ?? value;
  return value;
}

function lookOf(field: Facet['field'], value: string): Pick<FacetRow, 'mark' | 'shown'> {
  const state = STATES_BY_NAME.get(value);
  if ((field === 'verdict' || field === 'beside.verdict') && state !== undefined) {
    return { mark: <StateMark tone={toneOf(state)} word={null} compact /> };
  }
  return NAMES.has(field) || isRecordedField(field) ? { shown: <PlainText text={value} /> } : {};
}

function facetTitle(field: Facet['field']): string {
  return isRecordedField(field) ? field.slice(RECORDED.length) : words.facet[field];
}

interface FacetTitleProps {
  readonly field: Facet['field'];
  readonly recorded: readonly RecordedColumn[];
}

/** A column of the file has its own name, and in a quiet word what it is. */
function FacetTitle({ field, recorded }: FacetTitleProps) {
  if (!isRecordedField(field)) return facetTitle(field);
  const kind = recorded.find(({ name }) => name === facetTitle(field))?.kind ?? 'other';
  return (
    <>
      <PlainText text={facetTitle(field)} /> <span className={styles.kind}>{words.recordedKind[kind]}</span>
    </>
  );
}
