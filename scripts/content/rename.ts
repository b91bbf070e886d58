import { parseArgs } from 'node:util';
import { applyFileChanges } from '#authoring/file-transaction.ts';
import { planRename, type RenamePlan } from '#authoring/rename.ts';
import { parseTermName, planTermRename, type TermRenamePlan } from '#authoring/rename-term.ts';
import { sitePages } from '#content/site-pages.ts';
import { checkContent } from '#lint/check-content.ts';
import { toDisplayPath } from '#lint/reporters/text.ts';
import type { Command } from './command.ts';

export const rename: Command = {
  syntax: 'rename OLD NEW',
  summary: 'moves a document, category or tag, rewrites the links to it, and adds redirects',
  details: [
    '',
    'OLD and NEW are addresses, files or names: /blog/first, no/blog/first.mdx, first.',
    'A category or tag is category/quality or tag/testing. If the new name exists, both become one.',
    'Files that you have already moved by hand stay where they are; links and redirects are updated.',
  ],
  async run(args, { contentDir }) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [before, after] = positionals;
    if (before === undefined || after === undefined || positionals.length !== 2)
      throw new Error(
        'Usage: npm run content -- rename OLD NEW\nEach is an address, a file or its name: /blog/first, no/blog/first.mdx, first.',
      );
    const now = new Date();
    const content = await checkContent(contentDir, { now });
    const term = parseTermName(before);
    if (term) {
      const plan = await planTermRename(contentDir, content, term, after);
      await applyFileChanges(contentDir, plan.changes);
      return formatTermPlan(plan, toDisplayPath(contentDir));
    }
    const plan = await planRename(contentDir, content, [before, after], now);
    await applyFileChanges(contentDir, plan.changes);
    return formatPlan(plan, toDisplayPath(contentDir));
  },
};

function formatPlan(
  { kind, from, to, changes, redirects, rewrittenCounts }: RenamePlan,
  root: string,
): string[] {
  const isLinkedByCode = Object.values(sitePages).some((page) => page.kind === kind && page.slug === from);
  return [
    ...changes.flatMap(({ file, mustBeNew }) => (mustBeNew ? `moved      ${root}/${file}` : [])),
    ...[...rewrittenCounts].map(([file, count]) => `rewritten  ${root}/${file} (${count})`),
    ...redirects.map(([oldPath, newPath]) => `redirects  ${oldPath} to ${newPath}`),
    ...(isLinkedByCode
      ? [`Components link to it: a developer has to write slug: '${to}' in src/content/site-pages.ts.`]
      : []),
  ];
}

function formatTermPlan(
  { from, to, isMerge, redirects, rewrittenCounts }: TermRenamePlan,
  root: string,
): string[] {
  return [
    isMerge
      ? `merged     ${from.taxonomy} ${from.slug} into ${to}`
      : `renamed    ${from.taxonomy} ${from.slug} to ${to}. Its labels in ${root}/taxonomy.yaml stay.`,
    ...[...rewrittenCounts].map(([file, count]) => `rewritten  ${root}/${file} (${count})`),
    ...redirects.map(([oldPath, newPath]) => `redirects  ${oldPath} to ${newPath}`),
  ];
}
