import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The site is a folder that may be put anywhere: every address in it is relative.
  base: './',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    sourcemap: false,
    // Every browser this is built for preloads modules by itself; the polyfill would only add code.
    modulePreload: { polyfill: false },
  },
  preview: { host: '127.0.0.1' },
  server: { host: '127.0.0.1' },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}'], exclude: ['**/*.shared.test.ts'] } },
      // What is said of the repository itself: the arrows between the layers, the versions, the folders.
      { extends: true, test: { name: 'house', include: ['tools/**/*.test.ts'], testTimeout: 60_000 } },
      // Over real files that lie beside the repository; a clone that has nothing beside it does without.
      { extends: true, test: { name: 'shared', include: ['src/**/*.shared.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
