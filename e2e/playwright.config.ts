import { defineConfig } from '@playwright/test';
import { browserFlags, rememberedBrowser } from '../tools/browser.mjs';
import { reportFile } from '../tools/reports.mjs';

const executablePath = rememberedBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../node_modules/.cache/touchstone/journeys',
  globalSetup: './support/globalSetup.ts',
  workers: 2,
  timeout: 60_000,
  // Whoever runs one journey sees it fail; `npm test` tries a second time on a busy machine, and says so.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: reportFile(process.env['TOUCHSTONE_REPORT'] ?? 'journeys') }]],
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { args: browserFlags(), ...(executablePath === undefined ? {} : { executablePath }) },
    // Set by the global setup, which runs before the workers read this file.
    baseURL: process.env['TOUCHSTONE_URL'],
    actionTimeout: 10_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'journeys', testIgnore: ['shots.spec.ts', 'bench.spec.ts', 'durabilityLong.spec.ts', '*.shared.spec.ts'] },
    // Pictures of every view for a person to look at; they assert nothing, so `npm test` leaves them out.
    { name: 'shots', testMatch: 'shots.spec.ts' },
    // Speed is measured on a machine that does nothing else.
    { name: 'bench', testMatch: 'bench.spec.ts', fullyParallel: false },
    // Browsers killed by the dozen, and a thousand labels from two tabs.
    { name: 'durability', testMatch: 'durabilityLong.spec.ts', fullyParallel: true },
    // Over files that are not part of the repository.
    { name: 'shared', testMatch: '*.shared.spec.ts' },
  ],
});
