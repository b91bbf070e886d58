/** What a build says of the documents it holds, and what content would change about that: whether a rebuild is due. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Entry, isDocument, isListed, type Manifest } from '#content/manifest.ts';
import { getPath } from '#lint/site.ts';
import type { Content } from '#pipeline/content.ts';
import { absenceOf, dayOf, instantOf } from '#pipeline/schedule.ts';

/** Where it lies in the build; folders that begin with a dot are never served. */
export const publishedDocumentsPath = '.site/published.json';

const publishedDocumentsSchema = z.strictObject({
  /** The moment that decided what is published. */
  at: z.iso.datetime(),
  /** Addresses of the documents. */
  documents: z.array(z.string()),
});
export type PublishedDocuments = z.output<typeof publishedDocumentsSchema>;

const getDocumentPaths = ({ entries }: Manifest): string[] =>
  entries.filter((entry: Entry) => isDocument(entry) && isListed(entry)).map(({ path: address }) => address);

export const getPublishedDocuments = (manifest: Manifest, now: Date): PublishedDocuments => ({
  at: now.toISOString(),
  documents: getDocumentPaths(manifest).sort(),
});

/** What the build in a folder holds; undefined where there is none that says so. */
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
  /** When the build was made; undefined where there is none. */
  built: string | undefined;
  /** Addresses that a build would add, and those that it would take away. */
  live: string[];
  down: string[];
  /** Documents whose `reviewBy` has passed. */
  review: { file: string; reviewBy: string }[];
  /** When the next document appears or comes down, as its frontmatter has it. */
  next: { at: string; path: string; what: 'live' | 'down' } | undefined;
}

/** Holds what the content would publish at a moment against what the build holds. */
export function findDueChanges(
  content: Content,
  built: PublishedDocuments | undefined,
  now: Date,
): DueChanges {
  const wanted = getDocumentPaths(content.manifest);
  const held = built?.documents ?? [];
  const documents = [...content.documents.values()].filter(({ frontmatter }) => !frontmatter.draft);
  const next = documents
    .flatMap((document) => {
      const { publishAt, unpublishAt } = document.frontmatter;
      const address = getPath(document);
      return [
        ...(publishAt ? [{ at: publishAt, path: address, what: 'live' as const }] : []),
        ...(unpublishAt ? [{ at: unpublishAt, path: address, what: 'down' as const }] : []),
      ];
    })
    .filter(({ at }) => instantOf(at) > now.getTime())
    .sort((a, b) => instantOf(a.at) - instantOf(b.at))[0];
  return {
    built: built?.at,
    live: wanted.filter((address) => !held.includes(address)).sort(),
    down: held.filter((address) => !wanted.includes(address)).sort(),
    review: documents.flatMap(({ source, frontmatter: { reviewBy, ...rest } }) =>
      reviewBy !== undefined && reviewBy < dayOf(now) && !absenceOf(rest, now)
        ? { file: source.file, reviewBy }
        : [],
    ),
    next,
  };
}

export const isRebuildDue = ({ built, live, down }: DueChanges): boolean =>
  built === undefined || live.length > 0 || down.length > 0;
