/** Fails when a new version of Vite changes what vite-internals.ts relies on. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer, type Plugin, version } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  clearOverlayPayload,
  getImportedStylesheets,
  preloadHelperPattern,
  toOverlayPayload,
  toStylesheetUrl,
} from '#build/bundle/vite-internals.ts';

const vitePackage = path.resolve('node_modules/vite/dist');
let client: string;
let server: Awaited<ReturnType<typeof createServer>>;
const style: Plugin = {
  name: 'style',
  resolveId: (id) => (id.startsWith('/page') ? id : undefined),
  load: (id) =>
    id.startsWith('/page.css') ? 'p { color: red }' : id === '/page.ts' ? "import '/page.css';" : undefined,
};

beforeAll(async () => {
  client = await readFile(path.join(vitePackage, 'client/client.mjs'), 'utf8');
  server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    plugins: [style],
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
});
afterAll(() => server.close());

test('the version is the one that vite-internals.ts was written for', () => {
  expect(version).toMatch(/^8\.3\./);
});

test('a stylesheet is served as CSS, and without the query as a module', async () => {
  expect((await server.transformRequest(toStylesheetUrl('/page.css')))?.code).toContain('p { color: red }');
  expect((await server.transformRequest('/page.css'))?.code).toContain('updateStyle');
});

test('the module graph knows the stylesheets that rendered modules import', async () => {
  await server.ssrLoadModule('/page.ts');
  expect(getImportedStylesheets(server)).toEqual(['/page.css']);
});

test('chunks load others through the preload helper', async () => {
  const { build } = await import('vite');
  const modules: string[] = [];
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: '/entry.ts' },
    },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id.endsWith('entry.ts') || id.endsWith('lazy.ts') ? id : undefined),
        load: (id) =>
          id.endsWith('entry.ts')
            ? "import('/lazy.ts');"
            : id.endsWith('lazy.ts')
              ? "import '/page.css';"
              : undefined,
        generateBundle: (_, bundle) => {
          for (const chunk of Object.values(bundle))
            if (chunk.type === 'chunk') modules.push(...chunk.moduleIds);
        },
      },
      style,
    ],
  });
  expect(modules.filter((id) => preloadHelperPattern.test(id))).toHaveLength(1);
});

test('the overlay takes the frame of a payload for one', () => {
  const [, source = '', flags = ''] = /codeframeRE = \/(.*)\/(\w*);/.exec(client) ?? [];
  expect(source).not.toBe('');
  const { frame } = toOverlayPayload({ message: '', stack: '', frame: '  3 | text\n    | ^~~~' }).err;
  expect(new RegExp(source, flags).test(frame ?? '')).toBe(true);
});

test('the client clears the overlay before it applies an update', () => {
  expect(clearOverlayPayload).toEqual({ type: 'update', updates: [] });
  expect(client).toMatch(/case "update":[\s\S]{0,120}clearOverlayOrReloadOnFirstUpdate\(\)/);
  expect(client).toMatch(/function clearOverlayOrReloadOnFirstUpdate\(\)[\s\S]{0,200}clearErrorOverlay\(\)/);
});
