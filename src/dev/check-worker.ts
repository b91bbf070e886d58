/** A thread of the development server: checks the whole content when it is asked to, beside the pages. */
import { setTimeout } from 'node:timers';
import { parentPort, workerData } from 'node:worker_threads';
import { createChecker } from '#lint/linter.ts';
import { compareFindings } from '#pipeline/finding.ts';
import type { CheckResponse } from './background-check.ts';

/** Milliseconds without a change after which what was found out is written down: it is most of what a check takes. */
const idleTime = 2_000;

const checker = await createChecker(workerData as string);
let turn = Promise.resolve();
let newest = 0;
let saving: NodeJS.Timeout | undefined;

/** A state that is out of date by its turn is not checked. */
async function check(revision: number): Promise<void> {
  if (revision !== newest) return;
  const { findings, invalidFiles: broken } = await checker.load({ drafts: true });
  const files = broken.map(({ file }) => file);
  parentPort?.postMessage({
    revision,
    findings: findings.toSorted(compareFindings),
    broken: files,
  } satisfies CheckResponse);
  saving = setTimeout(() => checker.save().catch(() => undefined), idleTime);
}

parentPort?.on('message', (revision: number) => {
  newest = revision;
  clearTimeout(saving);
  turn = turn
    .then(() => check(revision))
    .catch((cause: unknown) => {
      // A file may be gone between listing and reading; the editor's next step asks again.
      const error = cause instanceof Error ? cause.message : String(cause);
      parentPort?.postMessage({ revision, error } satisfies CheckResponse);
    });
});
