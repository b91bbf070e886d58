/** Content folders for tests: the site's own UI strings and words, and the files of a scenario laid over the base. */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '#i18n/languages.ts';
import { CheckCache } from '#lint/check-cache.ts';
import { createSpellChecker, type SpellChecker } from '#lint/spelling/spell-checker.ts';

export const scenariosDir = path.resolve('tests/fixtures/content');

export const scenarioNames: readonly string[] = readdirSync(scenariosDir).filter(
  (name) => !name.startsWith('_'),
);

/** Memory instead of a disk where the system has it: creating and removing a folder takes a tenth of the time. */
const parentDir = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export interface Scenario extends AsyncDisposable {
  root: string;
}

/** Creates a content folder that is removed at the end of the test: `await using content = …`. */
export async function createScenario(name: string): Promise<Scenario> {
  // The synchronous functions copy folders several times faster.
  const root = mkdtempSync(path.join(parentDir, 'content-'));
  for (const language of languages)
    cpSync(path.join('content', language, 'ui'), path.join(root, language, 'ui'), { recursive: true });
  cpSync('content/words', path.join(root, 'words'), { recursive: true });
  cpSync(path.join(scenariosDir, '_base'), root, { recursive: true });
  cpSync(path.join(scenariosDir, name), root, { recursive: true });
  rmSync(path.join(root, 'expected.txt'), { force: true });
  return { root, [Symbol.asyncDispose]: async () => rmSync(root, { recursive: true, force: true }) };
}

const sharedCache = new CheckCache();

/**
 * Returns a cache with the results of earlier scenarios, which have most files in common. Results are found by the hash
 * of the file. Images are found by size and time instead, which other scenarios may share, so they are removed.
 */
export function getSharedCache(): CheckCache {
  sharedCache.imageResults.clear();
  return sharedCache;
}

const spellCheckers = new Map<string, SpellChecker>();

/** Returns a spell checker that is shared by all scenarios with the same words, because loading dictionaries is slow. */
export async function getSharedSpellChecker(root: string): Promise<SpellChecker | undefined> {
  const created = await createSpellChecker(root);
  if (!created) return undefined;
  const shared = spellCheckers.get(created.version) ?? created;
  spellCheckers.set(created.version, shared);
  return shared;
}
