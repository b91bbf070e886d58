/** Records which documents a build has published, and finds what a rebuild would change. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Entry, isDocument, isListed, type Manifest } from '#content/manifest.ts';
import { getPath } from '#lint/site.ts';
import type { Content } from '#pipeline/content.ts';
import { getUnpublishedReason, toEpochMs, toNorwegianDay } from '#pipeline/publication-schedule.ts';

/** Path in the build. Servers never send folders that begin with a dot. */
export const publishedDocumentsPath = '.site/published.json';

const publishedDocumentsSchema = z.strictObject({
  /** Time that decided which scheduled documents are published. */
  at: z.iso.datetime(),
  /** Paths of the documents. */
  documents: z.array(z.string()),
});
export type PublishedDocuments = z.output<typeof publishedDocumentsSchema>;

const getDocumentPaths = ({ entries }: Manifest): string[] =>
  entries
    .filter((entry: Entry) => isDocument(entry) && isListed(entry))
    .map(({ path: documentPath }) => documentPath);

export const getPublishedDocuments = (manifest: Manifest, now: Date): PublishedDocuments => ({
  at: now.toISOString(),
  documents: getDocumentPaths(manifest).sort(),
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
  /** Documents whose `reviewBy` has passed. */
  review: { file: string; reviewBy: string }[];
  /** Next scheduled change, with the time as in the frontmatter. */
  next: { at: string; path: string; what: 'live' | 'down' } | undefined;
}

/** Compares the documents that the content would publish at a time with those of the build. */
export function findDueChanges(
  content: Content,
  built: PublishedDocuments | undefined,
  now: Date,
): DueChanges {
  const contentPaths = getDocumentPaths(content.manifest);
  const builtPaths = built?.documents ?? [];
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
  return {
    built: built?.at,
    live: contentPaths.filter((documentPath) => !builtPaths.includes(documentPath)).sort(),
    down: builtPaths.filter((documentPath) => !contentPaths.includes(documentPath)).sort(),
    review: documents.flatMap(({ source: { file }, frontmatter }) => {
      const { reviewBy } = frontmatter;
      const isPast = reviewBy !== undefined && reviewBy < toNorwegianDay(now);
      return isPast && !getUnpublishedReason(frontmatter, now) ? { file, reviewBy } : [];
    }),
    next,
  };
}

export const isRebuildDue = ({ built, live, down }: DueChanges): boolean =>
  built === undefined || live.length > 0 || down.length > 0;
