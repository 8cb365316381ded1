import { expect, test } from 'vitest';
import { startBuild } from './buildEdit.ts';
import { schoolRows } from './buildSchools.ts';

test('no rule stands twice under one name, and those of a system stand together', () => {
  const rows = schoolRows(startBuild().pair);
  const names = rows.map(({ system, title }) => `${system}: ${title}`);
  expect(new Set(names).size).toBe(names.length);
  const systems = rows.map(({ system }) => system).filter((system, at, all) => system !== all[at - 1]);
  expect(new Set(systems).size).toBe(systems.length);
});
