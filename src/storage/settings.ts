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
  /** Changes these and leaves the others. */
  readonly save: (change: Partial<SettingValues>) => Promise<Stored<null>>;
}

export function createSettings(connect: Connect): Settings {
  return {
    themeAtOnce: readThemeMark,

    load: () => stored(async () => readSettings(await (await connect()).get('settings', KEY))),

    labelling: async () => {
      const read = await stored(async () => readSettings(await (await connect()).get('settings', KEY)));
      return read.ok ? read.value.labelling : null;
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
