/** Content checked with what earlier runs have found out: the check's command and the development server share it. */
import path from 'node:path';
import { CheckCache } from './check-cache.ts';
import { type CheckedContent, type CheckOptions, checkContent } from './check-content.ts';
import { computeRulesVersion } from './rules-version.ts';
import { createSpeller } from './spelling/spell-checker.ts';

/** What earlier runs have found out; may be deleted at any time. */
const memoryFile = '.cache/check/documents.bin';
const wordsFile = '.cache/check/words.json';

export interface Linter {
  /** Knows what was said of each document when it was as it is now. */
  cache: CheckCache;
  /** Whether the dictionaries are there. */
  hasDictionaries: boolean;
  /**
   * Reads and checks the content as it is now.
   * @throws when the folder is missing or cannot be read.
   */
  check: (options?: Pick<CheckOptions, 'drafts'>) => Promise<CheckedContent>;
  /**
   * Keeps what was found out for the next run.
   * @throws where it cannot be written.
   */
  save: () => Promise<void>;
}

/**
 * Takes up what earlier runs have found out by the same rules and words.
 * @param root the content folder.
 * @param spelling whether words are looked up, where dictionaries are installed.
 */
export async function createLinter(root: string, spelling = true): Promise<Linter> {
  const speller = spelling ? await createSpeller(root, path.resolve(wordsFile)) : undefined;
  const version = await computeRulesVersion(root, speller?.version ?? '');
  const memory = new CheckCache();
  await memory.load(path.resolve(memoryFile), version);
  return {
    cache: memory,
    hasDictionaries: speller !== undefined,
    check: (options) => checkContent(root, { ...options, speller, cache: memory }),
    async save() {
      await Promise.all([memory.save(path.resolve(memoryFile), version), speller?.save()]);
    },
  };
}
