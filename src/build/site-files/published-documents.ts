/** Records the content that a build has published, and finds what a rebuild would change. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { collections } from '#content/collections.ts';
import { type Entry, isDocument, isIndexed } from '#content/manifest.ts';
import { kinds } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';
import { getPath } from '#lint/site.ts';
import type { Content } from '#pipeline/content.ts';
import { sha256 } from '#pipeline/file-cache.ts';
import { hiddenHashSuffix } from '#pipeline/hide-samples.ts';
import { getUnpublishedReason, toEpochMs, toNorwegianDay } from '#pipeline/publication-schedule.ts';
import { publishedUrlsFile } from '#pipeline/read/file-names.ts';

/** Path in the build. Servers never send folders that begin with a dot. */
export const publishedDocumentsPath = '.site/published.json';

const hashesSchema = z.record(z.string(), z.string());
const publishedDocumentsSchema = z.strictObject({
  /** Time that decided which scheduled documents are published. */
  at: z.iso.datetime(),
  /** Hash of the text of each document, by path. */
  documents: hashesSchema,
  /** Hash of each other file that visitors see something of: pictures, UI strings, redirects, taxonomy. */
  files: hashesSchema,
});
export type PublishedDocuments = z.output<typeof publishedDocumentsSchema>;

const toSortedRecord = (entries: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

function getDocumentHashes({
  manifest,
  documents,
}: Pick<Content, 'documents' | 'manifest'>): Record<string, string> {
  const publishedPaths = new Set(
    manifest.entries
      .filter((entry: Entry) => isDocument(entry) && isIndexed(entry))
      .map(({ path: documentPath }) => documentPath),
  );
  return toSortedRecord(
    [...documents.values()]
      .map(
        (document) => [getPath(document), document.source.hash.split(hiddenHashSuffix)[0] as string] as const,
      )
      .filter(([documentPath]) => publishedPaths.has(documentPath)),
  );
}

/** Folders and files of the content folder that no page shows. Documents have hashes of their own. */
const unpublishedFiles = new Set<string>(['README.md', 'words', publishedUrlsFile]);
const documentFolders = new Set<string>(
  languages.flatMap((language) => kinds.map((kind) => `${language}/${collections[kind].folder}`)),
);

/** Returns the hashes of the files that are not documents, by path from the content folder. */
async function hashSharedFiles(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(
      (file) =>
        !/(?:^|\/)\./.test(file) &&
        !unpublishedFiles.has(file.split('/')[0] ?? '') &&
        !documentFolders.has(file.split('/').slice(0, 2).join('/')),
    );
  const hashes = files.map(
    async (file) => [file, sha256(await readFile(path.join(root, file))).slice(0, 16)] as const,
  );
  return toSortedRecord(await Promise.all(hashes));
}

/** @param root the content folder. */
export const getPublishedDocuments = async (
  content: Pick<Content, 'documents' | 'manifest'>,
  root: string,
  now: Date,
): Promise<PublishedDocuments> => ({
  at: now.toISOString(),
  documents: getDocumentHashes(content),
  files: await hashSharedFiles(root),
});

/** Reads the published documents of a build; undefined when the folder has none. */
export async function readPublishedDocuments(outDir: string): Promise<PublishedDocuments | undefined> {
  try {
    return publishedDocumentsSchema.parse(
      JSON.parse(await readFile(path.join(outDir, publishedDocumentsPath), 'utf8')),
    );
  } catch {
    return undefined;
  }
}

export interface DueChanges {
  /** Time of the build; undefined when there is none. */
  built: string | undefined;
  /** Paths that a rebuild would add. */
  live: string[];
  /** Paths that a rebuild would remove. */
  down: string[];
  /** Paths whose documents have another text than in the build. */
  changed: string[];
  /** Other files of the content folder that are new, changed or removed. */
  files: string[];
  /** Documents whose `reviewBy` has passed. */
  review: { file: string; reviewBy: string }[];
  /** Next scheduled change, with the time as in the frontmatter. */
  next: { at: string; path: string; what: 'live' | 'down' } | undefined;
}

/**
 * Compares what the content would publish at a time with what the build has published.
 * @param root the content folder.
 */
export async function findDueChanges(
  content: Content,
  root: string,
  built: PublishedDocuments | undefined,
  now: Date,
): Promise<DueChanges> {
  const current = await getPublishedDocuments(content, root, now);
  const { documents: builtHashes = {}, files: builtFiles = {} } = built ?? {};
  const documents = [...content.documents.values()].filter(({ frontmatter }) => !frontmatter.draft);
  const next = documents
    .flatMap((document) => {
      const { publishAt, unpublishAt } = document.frontmatter;
      const documentPath = getPath(document);
      return [
        ...(publishAt ? [{ at: publishAt, path: documentPath, what: 'live' as const }] : []),
        ...(unpublishAt ? [{ at: unpublishAt, path: documentPath, what: 'down' as const }] : []),
      ];
    })
    .filter(({ at }) => toEpochMs(at) > now.getTime())
    .sort((a, b) => toEpochMs(a.at) - toEpochMs(b.at))[0];
  const differences = findDifferences(builtHashes, current.documents);
  return {
    built: built?.at,
    live: differences.filter((documentPath) => !(documentPath in builtHashes)),
    down: differences.filter((documentPath) => !(documentPath in current.documents)),
    changed: differences.filter(
      (documentPath) => documentPath in builtHashes && documentPath in current.documents,
    ),
    files: built ? findDifferences(builtFiles, current.files) : [],
    review: documents.flatMap(({ source: { file }, frontmatter }) => {
      const { reviewBy } = frontmatter;
      const isPast = reviewBy !== undefined && reviewBy < toNorwegianDay(now);
      return isPast && !getUnpublishedReason(frontmatter, now) ? { file, reviewBy } : [];
    }),
    next,
  };
}

/** Returns the sorted keys whose values differ, or which only one of the two has. */
const findDifferences = (before: Record<string, string>, after: Record<string, string>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => before[key] !== after[key])
    .sort();

export const isRebuildDue = ({ built, live, down, changed, files }: DueChanges): boolean =>
  built === undefined || [live, down, changed, files].some((list) => list.length > 0);
