/** A content tree for a test: the site's own UI strings and words and the base, with a scenario's files laid over them. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '#i18n/languages.ts';

export const scenariosDir = path.resolve('tests/fixtures/content');

/** Lays out a scenario in a folder of its own, which goes when the test does: `await using content = …`. */
export async function createScenario(name: string): Promise<AsyncDisposable & { root: string }> {
  const root = await mkdtemp(path.join(tmpdir(), 'content-'));
  for (const language of languages)
    await cp(path.join('content', language, 'ui'), path.join(root, language, 'ui'), { recursive: true });
  await cp('content/words', path.join(root, 'words'), { recursive: true });
  await cp(path.join(scenariosDir, '_base'), root, { recursive: true });
  await cp(path.join(scenariosDir, name), root, { recursive: true });
  await rm(path.join(root, 'expected.txt'), { force: true });
  return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}
