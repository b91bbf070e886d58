import { getLinkAddress } from '#content/navigation.ts';
import { homeSlug, notFoundSlug } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';
import type { Document } from '#pipeline/document.ts';
import { type Finding, startOfFile, warning } from '#pipeline/finding.ts';
import { getUnpublishedReason } from '#pipeline/publication-schedule.ts';
import { navigationFile } from '#pipeline/read/file-names.ts';
import type { ContentContext, Rule } from '../../rule.ts';
import { getPath } from '../../site.ts';
import { toPathname } from '../ledger/removed-pages.ts';

/** Reports pages and policies that nothing leads to. Posts and case studies are in lists. */
export const unlinkedPages: Rule = {
  docs: {
    'navigation/unlinked': {
      description: 'Neither header, footer nor another page leads to the page.',
      rationale: 'Visitors cannot find it.',
      example: 'described',
      incorrect: 'There is a file landing.mdx, and no link to /landing',
      correct: 'navigation.yaml lists /landing, or landing.mdx has unlinked: true',
    },
  },
  checkContent: (context) =>
    // An invalid document may have the link.
    context.content.navigationPositions && context.invalidFiles.size === 0 ? checkPages(context) : [],
};

function checkPages({ content, site, now }: ContentContext): Finding[] {
  const published = site.documents.filter(
    ({ frontmatter }) => site.now === undefined || !getUnpublishedReason(frontmatter, now),
  );
  const linkedPaths = new Set([
    ...languages.flatMap((language) =>
      Object.keys(content.navigation.links).map((name) =>
        toPathname(getLinkAddress(content.navigation, name, language)),
      ),
    ),
    ...published.flatMap((document) =>
      document.analysis.links.map(({ url }) => toPathname(url)).filter((path) => path !== getPath(document)),
    ),
  ]);
  return published
    .filter((document) => needsLink(document) && !linkedPaths.has(getPath(document)))
    .map((document) =>
      warning(
        document.source.file,
        startOfFile,
        'navigation/unlinked',
        `Nothing leads to ${getPath(document)}. Link to it from another page, or list it in ${navigationFile}. If that is on purpose, as for a campaign, write unlinked: true into the frontmatter.`,
      ),
    );
}

const needsLink = ({ kind, source, frontmatter }: Document): boolean =>
  (kind === 'page' || kind === 'policy') &&
  source.slug !== homeSlug &&
  source.slug !== notFoundSlug &&
  !frontmatter.unlinked;
