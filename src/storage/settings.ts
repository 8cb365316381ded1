import type { Connect } from './database.ts';
import { readSettings, type SettingValues } from './settingValues.ts';
import { readThemeMark, writeThemeMark } from './themeMark.ts';
import { type Stored, stored } from './stored.ts';

const KEY = 'settings';

/** The few things a person sets for all datasets. */
export interface Settings {
  /** The theme last saved, without waiting: the first paint must not flash in another one. */
  readonly themeAtOnce: () => SettingValues['theme'];
  /** What was never saved, or is not what it should be, has its default. */
  readonly load: () => Promise<Stored<SettingValues>>;
  /** How somebody labels; null where that was never saved, or is not understood. */
  readonly labelling: () => Promise<SettingValues['labelling']>;
  /** What results are held against; empty where nothing was ever saved, or it cannot be read. */
  readonly baselines: () => Promise<SettingValues['baselines']>;
  /** Changes these and leaves the others. */
  readonly save: (change: Partial<SettingValues>) => Promise<Stored<null>>;
}

export function createSettings(connect: Connect): Settings {
  function load(): Promise<Stored<SettingValues>> {
    return stored(async () => readSettings(await (await connect()).get('settings', KEY)));
  }
  return {
    themeAtOnce: readThemeMark,

    load,

    labelling: async () => {
      const read = await load();
      return read.ok ? read.value.labelling : null;
    },

    baselines: async () => {
      const read = await load();
      return read.ok ? read.value.baselines : new Map();
    },

    save: (change) =>
      stored(async () => {
        if (change.theme !== undefined) writeThemeMark(change.theme);
        const { store, done } = (await connect()).transaction('settings', 'readwrite');
        await Promise.all([merge(), done]);
        return null;

        async function merge(): Promise<void> {
          await store.put({ ...readSettings(await store.get(KEY)), ...change }, KEY);
        }
      }),
  };
}
