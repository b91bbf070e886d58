/** Plans the rename of a document: both files, every link to it, redirects from the old URLs, and the published URLs. */
import { getDocumentPath } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';
import { createMainBranchOpener } from '#lint/changes/main-branch.ts';
import type { Content } from '#pipeline/content.ts';
import { formatPublishedUrls } from '#pipeline/parse/published-urls.ts';
import { getUnpublishedReason } from '#pipeline/publication-schedule.ts';
import { publishedUrlsFile } from '#pipeline/read/file-names.ts';
import { getRecordFile } from '#translations/record/record-file.ts';
import { toDocumentFile } from './document-name.ts';
import { type FileChange, readRawText } from './file-transaction.ts';
import { type RenameTarget, resolveRenameTarget } from './rename-target.ts';
import { assertLinksAreReadable, type PathMoves, rewriteLinks } from './rewrite-links.ts';
import { getStringAndNavigationFiles, rewriteStrings } from './rewrite-strings.ts';
import { keepRecords } from './translations/keep-records.ts';
import { updateRedirects } from './update-redirects.ts';

export interface RenamePlan extends RenameTarget {
  changes: FileChange[];
  /** Old paths that visitors may have, with the new paths. */
  redirects: [from: string, to: string][];
  /** Number of links and slugs rewritten, by file. */
  rewrittenCounts: Map<string, number>;
}

const redirectsFile = 'redirects.yaml';

/**
 * Plans a rename without writing anything. A move that was started by hand is finished: the old slug has no file any more
 * but is in the list of published URLs, and the new slug has a file.
 * @param root the content folder.
 * @param names the document and its new name; see document-name.ts for their forms.
 * @throws Error with a sentence for the writer where the rename cannot be done safely.
 */
export async function planRename(
  root: string,
  content: Content,
  names: [before: string, after: string],
  now: Date,
): Promise<RenamePlan> {
  const target = resolveRenameTarget(content, root, ...names);
  assertLinksAreReadable(content);
  const { kind, from, to, languagesMovedByHand } = target;
  const renamedDocuments = languages.flatMap((language) => {
    const currentSlug = languagesMovedByHand.includes(language) ? to : from;
    const document = content.documents.get(toDocumentFile(language, kind, currentSlug));
    const oldPath = getDocumentPath(language, kind, from);
    return document ? [{ document, oldPath, newPath: getDocumentPath(language, kind, to) }] : [];
  });
  const moves: PathMoves = new Map(renamedDocuments.map(({ oldPath, newPath }) => [oldPath, newPath]));
  const main = createMainBranchOpener(root)();
  const listedPaths = new Set(content.publishedUrls?.map(({ path }) => path));
  const isKnownToVisitors = (file: string, path: string) =>
    main === undefined || main.files.has(file) || listedPaths.has(path);
  const publishedPaths = new Set(
    renamedDocuments.flatMap(({ document, oldPath }) => {
      // Documents moved by hand are in the list of published URLs.
      if (languagesMovedByHand.includes(document.source.language)) return oldPath;
      const reason = getUnpublishedReason(document.frontmatter, now)?.reason;
      const isPublished = reason === undefined || reason === 'ended';
      return isPublished && isKnownToVisitors(document.source.file, oldPath) ? oldPath : [];
    }),
  );

  const rewrittenCounts = new Map<string, number>();
  const changes: FileChange[] = [];
  for (const document of content.documents.values()) {
    const { file, language, slug } = document.source;
    const rawText = await readRawText(root, file);
    const listChange =
      document.kind === 'post' && kind === 'post' ? { field: 'related' as const, from, to } : undefined;
    const { text, count } = rewriteLinks(document, rawText, { moves, listChange });
    if (count > 0) rewrittenCounts.set(file, count);
    if (document.kind === kind && slug === from)
      changes.push(
        { file, text: undefined },
        { file: toDocumentFile(language, kind, to), text, mustBeNew: true },
      );
    else if (count > 0) changes.push({ file, text });
  }
  for (const { file, text, count } of await rewriteStrings(
    root,
    getStringAndNavigationFiles(content),
    moves,
  )) {
    rewrittenCounts.set(file, count);
    changes.push({ file, text });
  }
  changes.push(...(await moveRecord(root, target)));
  const redirectsBefore = await readRawText(root, redirectsFile).catch(() => '');
  const redirectsAfter = updateRedirects(redirectsBefore, moves, publishedPaths);
  if (redirectsAfter !== redirectsBefore) changes.push({ file: redirectsFile, text: redirectsAfter });
  if (content.publishedUrls)
    changes.push(
      await updatePublishedUrls(root, content.publishedUrls, moves, publishedPaths, main === undefined),
    );
  const redirects = [...moves].filter(([oldPath]) => publishedPaths.has(oldPath));
  const movedFiles = new Map([
    [getRecordFile(kind, from), getRecordFile(kind, to)],
    ...languages.map((language): [string, string] => [
      toDocumentFile(language, kind, from),
      toDocumentFile(language, kind, to),
    ]),
  ]);
  return {
    ...target,
    changes: await keepRecords(root, content.documents, changes, movedFiles),
    redirects,
    rewrittenCounts,
  };
}

/** Moves the translation record, if there is one and it has not been moved by hand. */
async function moveRecord(root: string, { kind, from, to }: RenameTarget): Promise<FileChange[]> {
  const file = getRecordFile(kind, from);
  const text = await readRawText(root, file).catch(() => undefined);
  if (text === undefined) return [];
  return [
    { file, text: undefined },
    { file: getRecordFile(kind, to), text, mustBeNew: true },
  ];
}

/**
 * Updates the list of published URLs. Old URLs stay in it if they were published.
 * @param addsNew adds the new URLs. In a repository they wait until they are on the main branch.
 */
async function updatePublishedUrls(
  root: string,
  publishedUrls: NonNullable<Content['publishedUrls']>,
  moves: PathMoves,
  publishedPaths: ReadonlySet<string>,
  addsNew: boolean,
): Promise<FileChange> {
  const urls = publishedUrls.flatMap(({ url, path }) => {
    const newPath = moves.get(path);
    if (newPath === undefined) return url;
    const newUrl = newPath + url.slice(path.length);
    return [...(publishedPaths.has(path) ? [url] : []), ...(addsNew ? [newUrl] : [])];
  });
  const before = await readRawText(root, publishedUrlsFile);
  return { file: publishedUrlsFile, text: formatPublishedUrls(urls, before) };
}
