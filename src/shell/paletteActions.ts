import { PLAIN_CHART } from '../state/chart.ts';
import { sameViewOf } from '../state/route.ts';
import { compareRoute, currentDataset, resultsRoute } from '../state/selectors.ts';
import { THEMES } from '../state/ui.ts';
import type { PaletteAction } from '../ui/paletteFilter.ts';
import { ADDRESS_ID, doDeed, type Frame } from './doDeed.ts';
import { keysText } from './platform.ts';
import { words } from './words.ts';

/** Every deed by name, as far as it makes sense where the reader is. */
export function paletteActions(frame: Frame): PaletteAction[] {
  const { actions, store } = frame.bench;
  const { route, datasets, ui } = store.getState();
  const { go, file, results, item, frame: page } = words.sections;
  const inResults = route.view === 'results' || route.view === 'item';
  const current = currentDataset(store.getState());
  return [
    entry('open', go, words.open, () => {
      actions.go({ view: 'open' });
    }),
    ...(datasets.open.length === 0
      ? []
      : [
          entry(
            'results',
            go,
            words.results,
            () => {
              actions.go(resultsRoute(store.getState()) ?? { view: 'open' });
            },
            'g r',
          ),
        ]),
    ...(['label', 'agreement'] as const).flatMap((view) =>
      datasets.open.length === 0
        ? []
        : [
            entry(
              view,
              go,
              words[view],
              () => {
                doDeed(frame, { do: view });
              },
              view === 'label' ? 'g l' : 'g a',
            ),
          ],
    ),
    ...(datasets.open.length === 0
      ? []
      : [
          entry(
            'compare',
            go,
            words.compare,
            () => {
              actions.go(compareRoute(store.getState()) ?? { view: 'open' });
            },
            'g c',
          ),
        ]),
    entry(
      'build',
      go,
      words.build,
      () => {
        actions.go({ view: 'build', t: null });
      },
      'g b',
    ),
    entry('help', go, words.help, () => {
      actions.go({ view: 'help', topic: null });
    }),
    ...datasets.open.map((dataset) =>
      entry(`data ${dataset.key}`, go, words.switchTo(dataset.name), () => {
        actions.go(sameViewOf(route, dataset.key));
      }),
    ),
    entry('pick', file, words.openFile, frame.onPick, keysText('mod O')),
    entry('folder', file, words.openFolder, frame.onPickFolder),
    entry('paste', file, words.doPaste, () => {
      actions.showDialog('paste');
    }),
    entry('address', file, words.doAddress, () => {
      actions.go({ view: 'open' });
      // Once the view is there and its heading has had the focus.
      setTimeout(() => document.getElementById(ADDRESS_ID)?.focus(), 50);
    }),
    ...[...(current?.mappings.keys() ?? [])].map((name) =>
      entry(`map ${name}`, file, words.doMap(name), () => {
        if (current !== null) actions.changeMapping(current.key, name);
      }),
    ),
    ...datasets.open.map((dataset) =>
      entry(`close ${dataset.key}`, file, words.closeDataset(dataset.name), () => {
        actions.closeDataset(dataset.key);
      }),
    ),
    ...(inResults
      ? [
          entry(
            'filter',
            results,
            words.does.filter,
            () => {
              doDeed(frame, { do: 'filter' });
            },
            '/',
          ),
          entry('wrong', results, words.doWrong, () => {
            actions.typeFilter('verdict = wrong');
          }),
          entry('clear', results, words.doClearFilter, actions.clearFilter),
          entry('report', results, words.doReport, () => {
            actions.showDialog('report');
          }),
          entry('columns', results, words.doColumns, () => {
            actions.showDialog('columns');
          }),
          entry('filters', results, words.doFilters, () => {
            actions.showDialog('filters');
          }),
          entry('chart', results, ui.chart === null ? words.doChart : words.doChartOff, () => {
            actions.chooseChart(ui.chart === null ? PLAIN_CHART : null);
          }),
          entry('jsonl', results, words.doExportJsonl, () => {
            actions.exportView('jsonl');
          }),
          entry('csv', results, words.doExportCsv, () => {
            actions.exportView('csv');
          }),
          entry(
            'next-wrong',
            results,
            words.doNextWrong,
            () => {
              actions.stepItem('nextWrong');
            },
            ']',
          ),
          entry(
            'previous-wrong',
            results,
            words.doPreviousWrong,
            () => {
              actions.stepItem('previousWrong');
            },
            '[',
          ),
          entry('link', results, words.does.link, actions.copyLink, 'y'),
        ]
      : []),
    ...(route.view === 'compare' ? [entry('link', results, words.does.link, actions.copyLink, 'y')] : []),
    ...(route.view === 'item'
      ? [
          entry('copy', item, words.doCopyItem, actions.copyItem),
          entry('download', item, words.doDownload, actions.downloadItem),
        ]
      : []),
    ...THEMES.map((theme) =>
      entry(`theme ${theme}`, page, words.doTheme(words.themes[theme]), () => {
        actions.setTheme(theme);
      }),
    ),
    entry(
      'keys',
      page,
      words.does.help,
      () => {
        actions.showDialog('keys');
      },
      '?',
    ),
    entry('keys-on', page, ui.keysOn ? words.doKeysOff : words.doKeysOn, () => {
      actions.setKeysOn(!ui.keysOn);
    }),
  ];
}

function entry(id: string, section: string, label: string, run: () => void, keys?: string): PaletteAction {
  return { id, section, label, run, keys };
}
