/** For tools that look for it here, Vitest above all. Build and development server: src/build/bundle/vite-config.ts */
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import { viteConfig } from './src/build/bundle/vite-config.ts';

const site = `export const origin = 'http://localhost:4173';
const frame = (home) => ({ paths: {}, home, contact: home, booking: home });
export const navigation = { en: frame('/'), no: frame('/no') };`;

/** The assertions that libraries make under the condition "development" would throw before what a writer is told. */
const librariesAsPublished: Plugin = {
  name: 'libraries-as-published',
  configResolved({ ssr }) {
    if (ssr.resolve) ssr.resolve.conditions = ['node'];
  },
};

export default mergeConfig(
  viteConfig(() => site),
  defineConfig({
    root: import.meta.dirname,
    plugins: [librariesAsPublished],
    test: {
      include: ['tests/**/*.test.{ts,tsx}'],
      exclude: ['tests/browser/**'],
      environment: 'node',
      // Many wait for others more than they work; the default would leave one of two cores idle.
      maxWorkers: '100%',
      globalSetup: ['tests/support/postgres-setup.ts'],
      // Generous: a slow machine is no fault of the code's.
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  }),
);
