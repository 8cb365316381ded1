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
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    exclude: ['**/*.shared.test.ts', '**/node_modules/**'],
    passWithNoTests: true,
  },
});
