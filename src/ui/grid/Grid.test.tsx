import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GridColumn } from './columns.ts';
import { Grid } from './Grid.tsx';

interface Line {
  readonly id: string;
}

const columns: readonly GridColumn<Line>[] = [
  { key: 'id', header: 'Item', width: '80px', sortable: true, render: (row) => row.id },
  { key: 'x', header: 'Other', width: '1fr', render: () => 'x' },
];

function markup(rowCount: number, selectedIndex: number): string {
  return renderToStaticMarkup(
    <Grid
      label="Items"
      rowCount={rowCount}
      columns={columns}
      rowAt={(index) => (index === 2 ? undefined : { id: `row ${index}` })}
      selectedIndex={selectedIndex}
      onSelect={() => {}}
      sort={{ key: 'id', direction: 'descending' }}
      onSort={() => {}}
      empty="Nothing here"
    />,
  );
}

test('the grid says how many rows and columns there are, and paints only some', () => {
  const html = markup(60_000, 1);
  expect(html).toContain('role="grid"');
  expect(html).toContain('aria-rowcount="60001"');
  expect(html).toContain('aria-colcount="2"');
  expect(html).toContain('aria-sort="descending"');
  expect(html.match(/data-index/gu)?.length).toBeLessThan(40);
});

test('the selected row is the active one, and rows are counted from the header on', () => {
  const html = markup(60_000, 1);
  const id = /aria-activedescendant="([^"]+)"/u.exec(html)?.[1];
  expect(id).toBeDefined();
  expect(html).toContain(`id="${id ?? ''}" role="row" aria-rowindex="3" aria-selected="true"`);
});

test('a row that is not there yet is busy and says nothing', () => {
  expect(markup(5, -1).match(/aria-busy="true"/gu)).toHaveLength(1);
});

test('without rows the slot for it is shown', () => {
  const html = markup(0, -1);
  expect(html).toContain('Nothing here');
  expect(html).not.toContain('aria-activedescendant');
});

test('a column with a sign in place of its header is still called by its header', () => {
  const html = renderToStaticMarkup(
    <Grid
      label="Items"
      rowCount={1}
      columns={[
        { key: 'verdict', header: 'Verdict', sign: '✓', width: '20px', sortable: true, render: () => 'x' },
        { key: 'beside', header: 'Beside', sign: '⇄', width: '20px', render: () => 'x' },
      ]}
      rowAt={() => ({ id: 'a' })}
      selectedIndex={0}
      onSelect={() => {}}
      onSort={() => {}}
    />,
  );
  expect(html).toContain('aria-label="Verdict"');
  expect(html).toMatch(/aria-hidden="true"[^>]*>⇄</u);
  expect(html).toContain('>Beside<');
});

test('columns whose widths can be set have an edge that says whose it is, and one with a sign has none', () => {
  function withWidths(onWidth: (() => void) | undefined): string {
    return renderToStaticMarkup(
      <Grid
        label="Items"
        rowCount={1}
        columns={[
          { key: 'verdict', header: 'Verdict', sign: '✓', width: '20px', render: () => 'x' },
          { key: 'score', header: 'score', note: 'recorded', width: '80px', sortable: true, render: () => 'x' },
          { key: 'plain', header: 'Plain', width: '1fr', render: () => 'x' },
        ]}
        rowAt={() => ({ id: 'a' })}
        selectedIndex={0}
        onSelect={() => {}}
        onSort={() => {}}
        onWidth={onWidth}
      />,
    );
  }
  const html = withWidths(() => {});
  expect([...html.matchAll(/role="separator"[^>]*aria-label="([^"]*)"/gu)].map(([, name]) => name)).toEqual([
    'Width of score',
    'Width of Plain',
  ]);
  expect(html).toMatch(/score<[^>]*>[^<]*<span[^>]*> ?recorded/u);
  expect(withWidths(undefined)).not.toContain('separator');
});

test('a column may be sorted under another name than its key', () => {
  const html = renderToStaticMarkup(
    <Grid
      label="Items"
      rowCount={1}
      columns={[
        { key: 'beside', sortBy: 'beside.verdict', header: 'Beside', width: '1fr', sortable: true, render: () => 'x' },
      ]}
      rowAt={() => ({ id: 'a' })}
      selectedIndex={0}
      onSelect={() => {}}
      onSort={() => {}}
      sort={{ key: 'beside.verdict', direction: 'ascending' }}
    />,
  );
  expect(html).toContain('aria-sort="ascending"');
});
