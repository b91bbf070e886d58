/** Plans the rename of a category or tag: the taxonomy, the posts, every link to its lists, redirects, and the published URLs. */
import { isMap, isScalar, parseDocument } from 'yaml';
import { getListPath, getListSlug, type ListedTerm } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';
import { applyEdits } from '#lint/apply-edits.ts';
import type { Content } from '#pipeline/content.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import { formatPublishedUrls } from '#pipeline/parse/published-urls.ts';
import { normalizeText } from '#pipeline/read/decode.ts';
import { publishedUrlsFile } from '#pipeline/read/file-names.ts';
import { normalizeFileName } from './document-name.ts';
import { type FileChange, readRawText } from './file-transaction.ts';
import { assertLinksAreReadable, rewriteLinks } from './rewrite-links.ts';
import { getStringAndNavigationFiles, rewriteStrings } from './rewrite-strings.ts';
import { keepRecords } from './translations/keep-records.ts';
import { updateRedirects } from './update-redirects.ts';

export interface TermRenamePlan {
  from: ListedTerm;
  to: string;
  /** True if the new name existed, so that two lists become one. */
  isMerge: boolean;
  changes: FileChange[];
  redirects: [from: string, to: string][];
  /** Number of links and entries rewritten, by file. */
  rewrittenCounts: Map<string, number>;
}

const taxonomyFile = 'taxonomy.yaml';
const redirectsFile = 'redirects.yaml';
const termPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const fields = { category: 'categories', tag: 'tags' } as const;

/**
 * Parses the name of a category or tag: `tag/testing`, `tags/testing`, or the address of its list.
 * @returns undefined if the name is that of something else.
 */
export function parseTermName(name: string): ListedTerm | undefined {
  const path = URL.canParse(name) ? new URL(name).pathname : normalizeFileName(name);
  const [, kind, slug] =
    /^\/?(?:no\/)?(?:blog\/)?(categor(?:y|ies)|tags?)\/([^/?#]+)\/?(?:page\/\d+\/?)?(?:[?#].*)?$/.exec(
      path,
    ) ?? [];
  if (kind === undefined || slug === undefined) return undefined;
  return { taxonomy: kind.startsWith('c') ? 'category' : 'tag', slug };
}

/**
 * Plans the rename of a category or tag without writing anything. If the new name exists already, the posts of the old one
 * are added to it.
 * @param root the content folder.
 * @param after the new name, alone or in the form of the old one.
 * @throws Error with a sentence for the writer where the rename is not possible.
 */
export async function planTermRename(
  root: string,
  content: Content,
  from: ListedTerm,
  after: string,
): Promise<TermRenamePlan> {
  const field = fields[from.taxonomy];
  const to = resolveTarget(content, from, after);
  assertLinksAreReadable(content);
  const moves = new Map(
    languages.flatMap((language) =>
      findListPages(content, from).map((page) => [
        getListPath(language, from, page),
        // The merged list may have another number of pages.
        getListPath(language, { ...from, slug: to }, 1),
      ]),
    ),
  );
  const rewrittenCounts = new Map<string, number>();
  const changes: FileChange[] = [];
  const addRewritten = (file: string, text: string, count: number) => {
    if (count === 0) return;
    rewrittenCounts.set(file, count);
    changes.push({ file, text });
  };
  for (const document of content.documents.values()) {
    const { file } = document.source;
    const listChange = document.kind === 'post' ? { field, from: from.slug, to } : undefined;
    const { text, count } = rewriteLinks(document, await readRawText(root, file), { moves, listChange });
    addRewritten(file, text, count);
  }
  for (const { file, text, count } of await rewriteStrings(root, getStringAndNavigationFiles(content), moves))
    addRewritten(file, text, count);

  const taxonomy = await readRawText(root, taxonomyFile);
  const isMerge = content.manifest[field].some(({ slug }) => slug === to);
  changes.push({ file: taxonomyFile, text: renameTerm(taxonomy, field, from.slug, to) });
  const published = languages.map((language) => getListPath(language, from, 1));
  const listMoves = new Map([...moves].filter(([path]) => published.includes(path)));
  const redirectsBefore = await readRawText(root, redirectsFile).catch(() => '');
  const redirectsAfter = updateRedirects(redirectsBefore, listMoves, new Set(listMoves.keys()));
  if (redirectsAfter !== redirectsBefore) changes.push({ file: redirectsFile, text: redirectsAfter });
  if (content.publishedUrls) {
    const urls = content.publishedUrls.flatMap(({ url, path }) => [url, listMoves.get(path) ?? []].flat());
    const text = formatPublishedUrls(urls, await readRawText(root, publishedUrlsFile));
    changes.push({ file: publishedUrlsFile, text });
  }
  return {
    from,
    to,
    isMerge,
    changes: await keepRecords(root, content.documents, changes),
    redirects: [...listMoves],
    rewrittenCounts,
  };
}

function resolveTarget({ manifest }: Content, from: ListedTerm, after: string): string {
  const noun = from.taxonomy;
  const slugs = manifest[fields[noun]].map(({ slug }) => slug);
  if (!slugs.includes(from.slug))
    throw new Error(`There is no ${noun} "${from.slug}" in ${taxonomyFile}.${didYouMean(from.slug, slugs)}`);
  const target = parseTermName(after) ?? { taxonomy: noun, slug: after };
  if (target.taxonomy !== noun)
    throw new Error(`A ${noun} cannot become a ${target.taxonomy}. Write the new name alone.`);
  if (target.slug === from.slug) throw new Error(`"${from.slug}" already has this name.`);
  if (!termPattern.test(target.slug))
    throw new Error(
      `"${target.slug}" cannot be the name of a ${noun}. Write small letters, digits and hyphens. Visitors read its labels, which are in ${taxonomyFile}.`,
    );
  return target.slug;
}

/** Returns the numbers of the pages of a list, the first one also if the list is empty. */
const findListPages = ({ manifest }: Content, term: ListedTerm): number[] => [
  ...new Set([
    1,
    ...manifest.entries.flatMap(({ listing, slug }) =>
      listing?.term && slug === getListSlug(term, listing.page) ? listing.page : [],
    ),
  ]),
];

/** Renames a term in the text of taxonomy.yaml, or removes it if the new name exists. Everything else stays. */
function renameTerm(before: string, field: 'categories' | 'tags', from: string, to: string): string {
  const document = parseDocument(normalizeText(before));
  const terms = document.get(field);
  if (!isMap(terms)) return before;
  const key = terms.items.map((item) => item.key).find((name) => isScalar(name) && name.value === from);
  if (!isScalar(key) || !key.range) return before;
  // An edit keeps the layout of the file.
  if (!terms.has(to)) return applyEdits(before, [{ from: key.range[0], to: key.range[1], text: to }]);
  terms.delete(from);
  const text = document.toString({ lineWidth: 0 });
  return before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}
