/** Vitest reads this file. The build and the development server use src/build/bundle/vite-config.ts directly. */
import { availableParallelism } from 'node:os';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import { createViteConfig } from './src/build/bundle/vite-config.ts';

const tests = 'tests/**/*.test.{ts,tsx}';
/** Tests that start the server, most of them on SQLite and PostgreSQL. */
const serverTests = 'tests/server/**/*.test.ts';
/** Tests that build whole sites or start the development server. */
const buildTests = 'tests/{build,dev,bench}/**/*.test.ts';
const browserTests = 'tests/browser/**';

/** Replaces the module that a build makes from the navigation, the company and the index. */
const siteModule = `export const origin = 'http://localhost:4173';
const header = { menus: [], links: [] };
const footer = { groups: [], imprint: [] };
const frame = (home) => ({ header, footer, paths: {}, home, contact: home, booking: home });
export const navigation = { en: frame('/'), no: frame('/no') };
export const offices = { en: [], no: [] };
const addresses = { general: { address: 'hello@fjellkode.example' }, privacy: { address: 'privacy@fjellkode.example' } };
export const contacts = { en: addresses, no: addresses };
export const facts = { en: { users: { figure: '72,000', unit: 'active users' } }, no: { users: { figure: '72\\u00A0000', unit: 'aktive brukere' } } };`;

/**
 * Resolves packages without the export condition "development", because the assertions that unified's packages make
 * under it would throw before our own messages are produced.
 */
const productionPackages: Plugin = {
  name: 'production-packages',
  configResolved({ ssr }) {
    if (ssr.resolve) ssr.resolve.conditions = ['node'];
  },
};

export default mergeConfig(
  createViteConfig(() => siteModule),
  defineConfig({
    root: import.meta.dirname,
    plugins: [productionPackages],
    test: {
      environment: 'node',
      // More workers than cores, because tests often wait for other processes.
      maxWorkers: Math.ceil(1.5 * availableParallelism()),
      // Generous, because a slow machine is not a fault of the code.
      testTimeout: 180_000,
      hookTimeout: 240_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: [tests],
            exclude: [serverTests, buildTests, browserTests],
            // Modules are loaded once for all files and not once for each, which took a quarter of the CPU time.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            include: [serverTests],
            globalSetup: ['tests/support/storage/postgres-setup.ts'],
          },
        },
        { extends: true, test: { name: 'build', include: [buildTests] } },
      ],
    },
  }),
);
