import { parseArgs } from 'node:util';
import { navigationTargets } from '#app/shell/menus.ts';
import { applyFileChanges } from '#authoring/file-transaction.ts';
import { planRename, type RenamePlan } from '#authoring/rename.ts';
import { toDisplayPath } from '#lint/reporters/text.ts';
import { checkContent } from '#lint/check-content.ts';
import type { Command } from './command.ts';

export const rename: Command = {
  syntaxAndSummary: ['rename OLD NEW', 'moves a document in both languages, rewrites the links to it, adds redirects'],
  details: [
    '',
    'OLD and NEW are addresses, files or names: /blog/first, no/blog/first.mdx, first.',
    'Files that were moved by hand are left where they are; what else belongs to the move is done.',
  ],
  async run(args, { contentDir }) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [before, after] = positionals;
    if (before === undefined || after === undefined || positionals.length !== 2)
      throw new Error(
        'Usage: npm run content -- rename OLD NEW\nEach is an address, a file or its name: /blog/first, no/blog/first.mdx, first.',
      );
    const now = new Date();
    const plan = await planRename(contentDir, await checkContent(contentDir, { now }), [before, after], now);
    await applyFileChanges(contentDir, plan.changes);
    return linesOf(plan, toDisplayPath(contentDir));
  },
};

function linesOf({ kind, from, to, changes, redirects, rewrittenCounts: rewritten }: RenamePlan, root: string): string[] {
  const named = Object.values(navigationTargets).some((each) => each.kind === kind && each.slug === from);
  return [
    ...changes.flatMap(({ file, mustBeNew: isNew }) => (isNew ? `moved      ${root}/${file}` : [])),
    ...[...rewritten].map(([file, count]) => `rewritten  ${root}/${file} (${count})`),
    ...redirects.map(([old, now]) => `redirects  ${old} to ${now}`),
    ...(named
      ? [`The header or the footer links to it: a developer writes slug: '${to}' in src/app/shell/menus.ts.`]
      : []),
  ];
}
