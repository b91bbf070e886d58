/** Checks content with the results of earlier runs. The check command and the development server use it. */
import path from 'node:path';
import { CheckCache } from './check-cache.ts';
import { type CheckContentOptions, type CheckedContent, checkContent } from './check-content.ts';
import { computeRulesVersion } from './rules-version.ts';
import { createSpellChecker } from './spelling/spell-checker.ts';

/** Cache files. Both may be deleted at any time. */
const documentsCacheFile = '.cache/check/documents.bin';
const wordsCacheFile = '.cache/check/words.bin';

export interface Linter {
  cache: CheckCache;
  /** False if spelling is not checked, or the dictionaries are not installed. */
  hasDictionaries: boolean;
  /**
   * Loads and checks the content.
   * @throws if the folder is missing or cannot be read.
   */
  check: (
    options?: Pick<CheckContentOptions, 'compareWithMain' | 'drafts' | 'onParsed' | 'siteUrl'>,
  ) => Promise<CheckedContent>;
  /**
   * Saves the results for the next run.
   * @throws if the cache cannot be written.
   */
  save: () => Promise<void>;
}

/**
 * Creates a linter. It loads results of earlier runs with the same rules and words.
 * @param root the content folder.
 * @param isSpellingChecked without the dictionaries, spelling is never checked.
 */
export async function createLinter(root: string, isSpellingChecked = true): Promise<Linter> {
  const spellChecker = isSpellingChecked
    ? await createSpellChecker(root, path.resolve(wordsCacheFile))
    : undefined;
  const version = await computeRulesVersion(root, spellChecker?.version ?? '');
  const cache = new CheckCache();
  const cacheFile = path.resolve(documentsCacheFile);
  cache.load(cacheFile, version);
  return {
    cache,
    hasDictionaries: spellChecker !== undefined,
    check: (options) => checkContent(root, { ...options, spellChecker, cache }),
    async save() {
      cache.save(cacheFile, version);
      spellChecker?.save();
    },
  };
}
