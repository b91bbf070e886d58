import { parseArgs } from 'node:util';
import { applyFileChanges } from '#authoring/file-transaction.ts';
import { planRetirement, type RetirePlan } from '#authoring/retire.ts';
import { checkContent } from '#lint/check-content.ts';
import { toDisplayPath } from '#lint/reporters/text.ts';
import type { Command } from './command.ts';

export const deleteDocument: Command = {
  syntax: 'delete PATH --to ADDRESS',
  summary: 'deletes a document in both languages, and leads its links and its address to another page',
  details: [
    '',
    'PATH is the address, a file or the name of the document, as copied from an editor or a browser.',
    'ADDRESS is the page that visitors get instead: /blog. The Norwegian one follows from it.',
    'Files that you have already deleted by hand are fine; links and redirects are updated.',
  ],
  run: (args, { contentDir }) => retire('delete', args, contentDir),
};

export const unpublish: Command = {
  syntax: 'unpublish PATH [--to ADDRESS]',
  summary: 'takes a document down in both languages, and keeps its files',
  details: [
    '',
    'Its links and its address lead to ADDRESS: for posts to the blog and for case studies to the portfolio, unless given.',
    'To publish it again, remove unpublishAt from both files, and its addresses from redirects.yaml.',
  ],
  run: (args, { contentDir }) => retire('unpublish', args, contentDir),
};

async function retire(mode: 'delete' | 'unpublish', args: string[], contentDir: string): Promise<string[]> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [name] = positionals;
  if (name === undefined || positionals.length !== 1)
    throw new Error(
      `Usage: npm run content -- ${mode} PATH --to ADDRESS\nPATH is one document, ADDRESS the page that visitors get instead.`,
    );
  const now = new Date();
  const content = await checkContent(contentDir, { now });
  const plan = await planRetirement(contentDir, content, name, { mode, to: values.to, now });
  await applyFileChanges(contentDir, plan.changes);
  return formatPlan(plan, mode, toDisplayPath(contentDir));
}

function formatPlan(
  { files, rewrittenCounts, rewrittenLines, redirects, removedLinks }: RetirePlan,
  mode: 'delete' | 'unpublish',
  root: string,
): string[] {
  return [
    ...files.map((file) => `${mode === 'delete' ? 'deleted   ' : 'taken down'}  ${root}/${file}`),
    ...[...rewrittenCounts].flatMap(([file, count]) => {
      const lines = rewrittenLines.get(file) ?? [];
      return lines.length > 0
        ? lines.map((line) => `rewritten   ${root}/${file}:${line}`)
        : [`rewritten   ${root}/${file} (${count})`];
    }),
    ...removedLinks.map((address) => `removed     ${address} from ${root}/navigation.yaml`),
    ...redirects.map(([oldPath, newPath]) => `redirects   ${oldPath} to ${newPath}`),
    ...(rewrittenCounts.size > 0
      ? ['', 'Read the sentences around the rewritten links: they lead to another page now.']
      : []),
  ];
}
