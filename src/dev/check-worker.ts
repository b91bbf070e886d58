/** Worker of the development server: checks the whole content on request. */
import { setTimeout } from 'node:timers';
import { parentPort, workerData } from 'node:worker_threads';
import { createLinter } from '#lint/linter.ts';
import { compareFindings } from '#pipeline/finding.ts';
import { getTranslationCache, TranslationChecker } from '#translations/check-translations.ts';
import type { CheckResponse } from './background-check.ts';

/** Results are saved after this pause, because saving takes longer than checking a change. */
const saveDelayMs = 2_000;

const contentDir = workerData as string;
const linter = await createLinter(contentDir);
const translationCache = await getTranslationCache(contentDir);
let translationChecker = await TranslationChecker.open(contentDir, translationCache);
let queue = Promise.resolve();
let newestRevision = 0;
let saveTimer: NodeJS.Timeout | undefined;

/** Checks the content, unless a newer check was requested in the meantime. */
async function check(revision: number): Promise<void> {
  if (revision !== newestRevision) return;
  const { findings, invalidFiles, documents } = await linter.check({
    drafts: true,
    onParsed: translationChecker.onParsed,
  });
  const translations = await translationChecker.check(documents);
  const response: CheckResponse = {
    revision,
    findings: [...findings, ...translations.findings].sort(compareFindings),
    invalidFiles: invalidFiles.map(({ file }) => file),
  };
  parentPort?.postMessage(response);
  const checker = translationChecker;
  translationChecker = await checker.reopen();
  saveTimer = setTimeout(() => {
    Promise.all([linter.save(), checker.save(translationCache)]).catch(() => undefined);
  }, saveDelayMs);
}

parentPort?.on('message', (revision: number) => {
  newestRevision = revision;
  clearTimeout(saveTimer);
  queue = queue
    .then(() => check(revision))
    .catch((cause: unknown) => {
      // An editor deletes and writes files in several steps. The next step requests another check.
      const error = cause instanceof Error ? cause.message : String(cause);
      parentPort?.postMessage({ revision, error } satisfies CheckResponse);
    });
});
