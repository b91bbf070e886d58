/**
 * `npm run review -- paths | check --summary FILE | preview [--pictures FOLDER]`: for the workflows of pull requests.
 * `paths` prints the paths of the changed pages, the others comment on the pull request. Exit 0 done, 2 cannot run.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  commentOnCheck,
  commentOnPreview,
  findChangedPages,
  readPullRequest,
} from '#authoring/pull-request/comment.ts';
import { findChangedTranslations } from '#authoring/pull-request/translations-section.ts';
import { readEnvironment } from '#config/environment.ts';
import { getChangedFiles } from '#lint/changes/changed-files.ts';
import { createLinter } from '#lint/linter.ts';

const usage = 'Usage: npm run review -- paths | check --summary FILE | preview [--pictures FOLDER]';

try {
  const { values, positionals } = parseArgs({
    options: { summary: { type: 'string' }, pictures: { type: 'string' } },
    allowPositionals: true,
  });
  const [command = ''] = positionals;
  if (!['paths', 'check', 'preview'].includes(command)) throw new Error(usage);
  const { contentDir } = readEnvironment(process.env);
  const pullRequest = await readPullRequest(process.env);
  if (pullRequest.isFork && command !== 'paths')
    console.log('The branch is in another repository, so there is no permission to comment.');
  else {
    const linter = await createLinter(contentDir);
    const content = await linter.check({ drafts: true });
    const pages = await findChangedPages(contentDir, content, `origin/${pullRequest.baseBranch}`);
    if (command === 'paths') console.log(pages.map(({ path }) => path).join('\n'));
    else if (command === 'preview') await commentOnPreview(pullRequest, pages, values.pictures);
    else {
      const summary =
        values.summary === undefined ? '' : await readFile(values.summary, 'utf8').catch(() => '');
      const changedFiles = await getChangedFiles(`origin/${pullRequest.baseBranch}`, contentDir);
      await commentOnCheck(pullRequest, contentDir, content, {
        pages,
        translations: await findChangedTranslations(contentDir, changedFiles, content),
        summary: summary || process.env.FALLBACK || '',
      });
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
