/** Content checked with what earlier runs have found out: the check's command and the development server share it. */
import path from 'node:path';
import { CheckCache } from './check-cache.ts';
import { type CheckedContent, type CheckOptions, checkContent } from './check-content.ts';
import { rulesVersion } from './rules-version.ts';
import { createSpeller } from './spelling/spell-checker.ts';

/** What earlier runs have found out; may be deleted at any time. */
const memoryFile = '.cache/check/documents.bin';
const wordsFile = '.cache/check/words.json';

export interface Checker {
  /** Knows what was said of each document when it was as it is now. */
  memory: CheckCache;
  /** Whether the dictionaries are there. */
  spells: boolean;
  /**
   * Reads and checks the content as it is now.
   * @throws when the folder is missing or cannot be read.
   */
  load: (options?: Pick<CheckOptions, 'drafts'>) => Promise<CheckedContent>;
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
export async function createChecker(root: string, spelling = true): Promise<Checker> {
  const speller = spelling ? await createSpeller(root, path.resolve(wordsFile)) : undefined;
  const version = await rulesVersion(root, speller?.version ?? '');
  const memory = new CheckCache();
  await memory.load(path.resolve(memoryFile), version);
  return {
    memory,
    spells: speller !== undefined,
    load: (options) => checkContent(root, { ...options, speller, cache: memory }),
    async save() {
      await Promise.all([memory.save(path.resolve(memoryFile), version), speller?.save()]);
    },
  };
}
