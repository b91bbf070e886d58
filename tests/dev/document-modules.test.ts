import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Plugin } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#config/environment.ts';
import { projectRoot } from '#config/project-root.ts';
import { DevSite } from '#dev/dev-site.ts';
import { createDocumentPlugins, toDocumentUrl } from '#dev/document-modules.ts';

let contentDir: string;
beforeAll(async () => {
  contentDir = path.join(await mkdtemp(path.join(tmpdir(), 'modules-')), 'content');
  await cp(path.join(projectRoot, 'content'), contentDir, { recursive: true });
});
afterAll(() => rm(path.dirname(contentDir), { recursive: true, force: true }));

type Transform = (code: string, id: string) => Promise<{ code: string } | undefined>;

test('a module that is compiled after a save has the content of its URL', async () => {
  const site = await DevSite.open({ ...readEnvironment({}), contentDir });
  const plugins = createDocumentPlugins(contentDir, Promise.resolve(site)) as Plugin[];
  const compile = async (url: string) => {
    const { transform } = plugins.find(({ name }) => name === 'document:module') as { transform: Transform };
    return (await transform('', url.replace('/@fs', '')))?.code;
  };
  const file = 'en/pages/careers.mdx';
  const getUrl = async () => {
    const document = site.content.documents.get(file);
    if (!document) throw new Error(`${file} is missing.`);
    return toDocumentUrl(site, document);
  };

  const url = await getUrl();
  await appendFile(path.join(contentDir, file), '\nA last line.\n');
  await site.update([file]);
  expect(await compile(await getUrl())).toContain('A last line.');
  const code = await compile(url);
  expect(code).toContain('export default');
  expect(code).not.toContain('A last line.');
});
