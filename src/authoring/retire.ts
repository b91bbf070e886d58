/** Plans to delete a document or to take it down: its files, every link to it, redirects, and the published URLs. */
import { blogSlug, getDocumentPath, type Kind } from '#content/urls.ts';
import { type Language, languages, localizePath, splitLanguage } from '#i18n/languages.ts';
import { applyEdits } from '#lint/apply-edits.ts';
import { requiredSlugs } from '#lint/rules/address/reserved-slugs.ts';
import { getPath } from '#lint/site.ts';
import type { Content } from '#pipeline/content.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import {
  getUnpublishedReason,
  toEpochMs,
  toNorwegianDay,
  toNorwegianMinute,
} from '#pipeline/publication-schedule.ts';
import { navigationFile, publishedUrlsFile } from '#pipeline/read/file-names.ts';
import { getRecordFile } from '#translations/record/record-file.ts';
import { parseDocumentName, toDocumentFile } from './document-name.ts';
import { type FileChange, readRawText } from './file-transaction.ts';
import { createFieldEdits } from './frontmatter-edits.ts';
import { createUnknownDocumentError, findNamedDocument } from './rename-target.ts';
import { assertLinksAreReadable, type LinkChanges, type PathMoves, rewriteLinks } from './rewrite-links.ts';
import { getStringFiles, rewriteStrings } from './rewrite-strings.ts';
import { keepRecords } from './translations/keep-records.ts';
import { updateNavigation } from './update-navigation.ts';
import { updateRedirects } from './update-redirects.ts';

export interface RetireOptions {
  /** `delete` removes the files, `unpublish` keeps them. */
  mode: 'delete' | 'unpublish';
  /** Address or name of the page that visitors get instead. */
  to?: string | undefined;
  now: Date;
}

export interface RetirePlan {
  changes: FileChange[];
  /** Files of the document: removed, or taken down. */
  files: string[];
  /** Old paths that visitors may have, with the paths that they get instead. */
  redirects: [from: string, to: string][];
  /** Number of links and entries rewritten, by file. */
  rewrittenCounts: Map<string, number>;
  /** Lines with rewritten links, by file. */
  rewrittenLines: Map<string, number[]>;
  /** Links removed from the navigation. */
  removedLinks: string[];
}

/** A document in one language, or its path if its file has been deleted by hand. */
interface RetiredVersion {
  language: Language;
  path: string;
  document: Document | undefined;
}

const redirectsFile = 'redirects.yaml';

/**
 * Plans to retire a document in every language, without writing anything.
 * @param root the content folder.
 * @param name of the document; see document-name.ts for its forms.
 * @throws Error with a sentence for the writer where the document cannot be retired safely.
 */
export async function planRetirement(
  root: string,
  content: Content,
  name: string,
  options: RetireOptions,
): Promise<RetirePlan> {
  const { mode, now } = options;
  const { kind, slug } = findDocument(content, root, name, mode);
  if (requiredSlugs.includes(slug) || (kind === 'page' && slug === blogSlug))
    throw new Error(`The site needs the page "${slug}": it cannot be taken down.`);
  assertLinksAreReadable(content);
  const versions = findVersions(content, kind, slug);
  if (mode === 'unpublish') assertIsPublished(versions, now);
  const moves = resolveMoves(content, root, versions, kind, options);

  const rewrittenCounts = new Map<string, number>();
  const changes: FileChange[] = [];
  const rewrittenLines = new Map<string, number[]>();
  const addRewritten = async (file: string, text: string, count: number) => {
    if (count === 0) return;
    rewrittenCounts.set(file, count);
    rewrittenLines.set(file, findNewLines(await readRawText(root, file), text));
    changes.push({ file, text });
  };
  const retiredFiles = new Set(versions.flatMap(({ document }) => document?.source.file ?? []));
  const linkChanges: LinkChanges = {
    moves,
    dropsSuffix: true,
    ...(kind === 'post' && { listChange: { field: 'related', from: slug, to: undefined } }),
  };
  for (const document of content.documents.values()) {
    const { file } = document.source;
    if (retiredFiles.has(file)) continue;
    const { text, count } = rewriteLinks(document, await readRawText(root, file), {
      ...linkChanges,
      ...(document.kind !== 'post' && { listChange: undefined }),
    });
    await addRewritten(file, text, count);
  }
  for (const { file, text, count } of await rewriteStrings(root, getStringFiles(content), moves, true))
    await addRewritten(file, text, count);
  const removedLinks: string[] = [];
  if (content.navigationPositions) {
    const before = await readRawText(root, navigationFile);
    const { text, removed } = updateNavigation(before, moves);
    removedLinks.push(...removed);
    if (text !== before) changes.push({ file: navigationFile, text });
  }
  changes.push(...(await planRedirects(root, content, moves)));
  for (const { document } of versions) {
    if (!document) continue;
    const { file } = document.source;
    const text = mode === 'delete' ? undefined : await setUnpublishAt(root, document, now);
    changes.push({ file, text });
  }
  const recordFile = getRecordFile(kind, slug);
  if (mode === 'delete' && (await readRawText(root, recordFile).catch(() => undefined)) !== undefined)
    changes.push({ file: recordFile, text: undefined });
  return {
    changes: await keepRecords(root, content.documents, changes),
    files: [...retiredFiles],
    redirects: [...moves],
    rewrittenCounts,
    rewrittenLines,
    removedLinks,
  };
}

/** Returns the numbers of the lines that a text has in place of others. */
function findNewLines(before: string, after: string): number[] {
  const known = new Set(before.split('\n'));
  return after.split('\n').flatMap((line, index) => (known.has(line) ? [] : index + 1));
}

/** Finds a document, also one whose files have been deleted by hand. */
function findDocument(
  content: Content,
  root: string,
  name: string,
  mode: RetireOptions['mode'],
): { kind: Kind; slug: string } {
  const { slug, kinds } = parseDocumentName(name, root);
  const isPublished = (kind: Kind) =>
    languages.some((language) =>
      (content.publishedUrls ?? []).some(({ path }) => path === getDocumentPath(language, kind, slug)),
    );
  const existing = findNamedDocument(content, root, name);
  if (existing) return existing;
  const deletedKind = mode === 'delete' ? kinds.find(isPublished) : undefined;
  if (deletedKind) return { kind: deletedKind, slug };
  throw createUnknownDocumentError(content, name);
}

const findVersions = (content: Content, kind: Kind, slug: string): RetiredVersion[] =>
  languages.flatMap((language) => {
    const document = content.documents.get(toDocumentFile(language, kind, slug));
    const path = getDocumentPath(language, kind, slug);
    const isKnown = document ?? content.publishedUrls?.some((url) => url.path === path);
    return isKnown ? { language, path, document } : [];
  });

function assertIsPublished(versions: readonly RetiredVersion[], now: Date): void {
  for (const { document } of versions) {
    const unpublished = document && getUnpublishedReason(document.frontmatter, now);
    if (!unpublished) continue;
    const description = {
      draft: 'is a draft, so it is not published',
      scheduled: 'is not published yet. Write draft: true into it instead',
      ended: 'has been unpublished already',
    }[unpublished.reason];
    throw new Error(`${document.source.file} ${description}.`);
  }
}

/** Returns the new path for each old one. A document that nobody knows needs none. */
function resolveMoves(
  content: Content,
  root: string,
  versions: readonly RetiredVersion[],
  kind: Kind,
  { mode, to, now }: RetireOptions,
): PathMoves {
  const target = to ?? (mode === 'unpublish' ? findListPage(content, kind) : undefined);
  if (target === undefined) {
    const needsTarget = versions.some(({ path, document }) => {
      const reason = document && getUnpublishedReason(document.frontmatter, now)?.reason;
      return reason === undefined || reason === 'ended' || isLinkedTo(content, path);
    });
    if (!needsTarget) return new Map();
    throw new Error(
      'Say which page visitors get instead, because others have the address in links and bookmarks: --to /blog, for example.',
    );
  }
  const basePath = toBasePath(root, target);
  return new Map(
    versions.map(({ language, path }) => {
      const newPath = localizePath(basePath, language);
      assertIsAvailable(content, versions, newPath, now);
      return [path, newPath];
    }),
  );
}

/** Returns the path of the page that lists documents of a kind. */
function findListPage({ manifest }: Content, kind: Kind): string | undefined {
  const layout = kind === 'post' ? 'blog' : kind === 'case-study' ? 'portfolio' : undefined;
  const page = manifest.entries.find((entry) => entry.layout === layout && !entry.listing?.term);
  return page && splitLanguage(page.path).path;
}

/** Returns the path of a page without its language. */
function toBasePath(root: string, target: string): string {
  if (/^https?:\/\//i.test(target)) return splitLanguage(URL.parse(target)?.pathname ?? '/').path;
  if (target.startsWith('/') && !target.endsWith('.mdx')) return splitLanguage(target).path;
  const { kinds, slug } = parseDocumentName(target, root);
  const [kind = 'page'] = kinds;
  return getDocumentPath('en', kind, slug);
}

function assertIsAvailable(
  { documents, manifest }: Content,
  versions: readonly RetiredVersion[],
  path: string,
  now: Date,
): void {
  if (versions.some((version) => version.path === path))
    throw new Error(`${path} is the page that is taken down. Choose another one.`);
  const document = [...documents.values()].find((candidate) => getPath(candidate) === path);
  const paths = manifest.entries.map((entry) => entry.path);
  if (!document && !paths.includes(path))
    throw new Error(
      `There is no page at ${path}, so visitors would find nothing there.${didYouMean(path, paths)}`,
    );
  const unpublished = document && getUnpublishedReason(document.frontmatter, now);
  if (unpublished)
    throw new Error(
      `${path} is not published (${document.source.file}), so visitors would find nothing there.`,
    );
}

function isLinkedTo({ documents, navigation }: Content, path: string): boolean {
  const toPathname = (url: string) => url.replace(/[?#].*$/s, '');
  return (
    [...documents.values()].some(({ analysis }) =>
      analysis.links.some(({ url }) => toPathname(url) === path),
    ) || Object.keys(navigation.links).some((address) => toPathname(address) === splitLanguage(path).path)
  );
}

/** Plans the redirects, and removes the anchors of the old page from the list of published URLs. */
async function planRedirects(
  root: string,
  { publishedUrls }: Content,
  moves: PathMoves,
): Promise<FileChange[]> {
  const before = await readRawText(root, redirectsFile).catch(() => '');
  const text = updateRedirects(before, moves, new Set(moves.keys()), true);
  const changes: FileChange[] = text === before ? [] : [{ file: redirectsFile, text }];
  if (!publishedUrls?.some(({ path, hash }) => moves.has(path) && hash !== undefined)) return changes;
  const lines = (await readRawText(root, publishedUrlsFile)).split('\n');
  const isOldAnchor = (line: string) => line.includes('#') && moves.has(line.trim().replace(/#.*$/s, ''));
  return [
    ...changes,
    { file: publishedUrlsFile, text: lines.filter((line) => !isOldAnchor(line)).join('\n') },
  ];
}

/** Sets `unpublishAt` to today, or to the minute if the document was published today. */
async function setUnpublishAt(root: string, document: Document, now: Date): Promise<string> {
  const { publishAt } = document.frontmatter;
  const day = toNorwegianDay(now);
  const isDayLate = publishAt === undefined || toEpochMs(publishAt) < toEpochMs(day);
  const edits = createFieldEdits(document, 'unpublishAt', isDayLate ? day : toNorwegianMinute(now));
  return applyEdits(await readRawText(root, document.source.file), edits);
}
