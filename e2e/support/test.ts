import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import { type Problems, watchForProblems } from './problems.ts';
import { openSink, type Sink } from './sink.ts';

interface Fixtures {
  /** What went wrong in the browser. A test ends in failure when anything is left in it. */
  problems: Problems;
  /** Expects the page as it now stands to have no violation known to axe. */
  axe: () => Promise<void>;
}

interface WorkerFixtures {
  sink: Sink;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  sink: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const sink = await openSink();
      await use(sink);
      await sink.close();
    },
    { scope: 'worker' },
  ],

  proxy: async ({ sink, baseURL }, use) => {
    await use({ server: sink.url, bypass: new URL(siteOf(baseURL)).host });
  },

  problems: [
    async ({ context, baseURL, sink }, use) => {
      sink.asked.length = 0;
      const problems = await watchForProblems(context, siteOf(baseURL));
      await use(problems);
      expect(problems.seen, 'nothing goes wrong in the browser').toEqual([]);
      expect(sink.asked, 'nothing leaves the site').toEqual([]);
    },
    { auto: true },
  ],

  axe: async ({ page }, use) => {
    await use(async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      const inWords = violations.map(
        ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map((n) => n.html).join(' | ')}`,
      );
      expect(inWords, 'no violation known to axe').toEqual([]);
    });
  },
});

export { expect } from '@playwright/test';

function siteOf(baseURL: string | undefined): string {
  if (baseURL === undefined) throw new Error('The site is not served: run the tests through npm run e2e.');
  return baseURL;
}
