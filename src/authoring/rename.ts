/** Renaming a document: both files, every link to it, redirects from where it was, and the ledger. */
import { getDocumentPath } from '#content/urls.ts';
import { type Language, languages } from '#i18n/languages.ts';
import type { Content } from '#pipeline/content.ts';
import { formatPublishedUrls, publishedUrlsFile } from '#pipeline/parse/published-urls.ts';
import { absenceOf } from '#pipeline/publication-schedule.ts';
import { toDocumentFile } from './available-slug.ts';
import { type FileChange, readRawText } from './file-transaction.ts';
import { type RenameTarget, resolveRenameTarget } from './rename-target.ts';
import { type PathMoves, rewriteLinks } from './rewrite-links.ts';
import { updateRedirects } from './update-redirects.ts';

export interface RenamePlan extends RenameTarget {
  changes: FileChange[];
  /** Addresses that visitors may have, and where they lead now. */
  redirects: [from: string, to: string][];
  /** How many links and names were rewritten, by file. */
  rewrittenCounts: Map<string, number>;
}

const redirectsFile = 'redirects.yaml';

/**
 * Works out a renaming; nothing is written yet.
 * A move that was begun by hand is finished: the old name is gone but in the ledger, and the new one is there.
 * @param before an address in either language, a file, or the name of the file without its ending.
 * @param after the same.
 * @throws with plain words when it cannot be done safely.
 */
export async function planRename(
  root: string,
  content: Content,
  [before, after]: [before: string, after: string],
  now: Date,
): Promise<RenamePlan> {
  const target = resolveRenameTarget(content, root, before, after);
  refuseUnsafe(content);
  const { kind, from, to, languagesMovedByHand: moved } = target;
  const documents = languages.flatMap((language) => {
    const document = content.documents.get(
      toDocumentFile(language, kind, moved.includes(language) ? to : from),
    );
    return document
      ? [{ document, old: getDocumentPath(language, kind, from), new: getDocumentPath(language, kind, to) }]
      : [];
  });
  const moves: PathMoves = new Map(documents.map((each) => [each.old, each.new]));
  const published = new Set(
    documents.flatMap(({ document, old }) => {
      // Of what was moved by hand, the ledger says that it was published.
      if (moved.includes(document.source.language)) return old;
      const why = absenceOf(document.frontmatter, now)?.why;
      return why === undefined || why === 'ended' ? old : [];
    }),
  );

  const rewritten = new Map<string, number>();
  const changes: FileChange[] = [];
  for (const document of content.documents.values()) {
    const { file, language, slug } = document.source;
    const raw = await readRawText(root, file);
    const related = document.kind === 'post' && kind === 'post' ? { from, to } : undefined;
    const { text, count } = rewriteLinks(document, raw, moves, related);
    if (count > 0) rewritten.set(file, count);
    if (document.kind === kind && slug === from)
      changes.push(
        { file, text: undefined },
        { file: toDocumentFile(language, kind, to), text, mustBeNew: true },
      );
    else if (count > 0) changes.push({ file, text });
  }
  for (const { file, text, count } of await rewrittenStrings(root, content, moves)) {
    rewritten.set(file, count);
    changes.push({ file, text });
  }
  const redirectsBefore = await readRawText(root, redirectsFile).catch(() => '');
  const redirectsAfter = updateRedirects(redirectsBefore, moves, published);
  if (redirectsAfter !== redirectsBefore) changes.push({ file: redirectsFile, text: redirectsAfter });
  if (content.publishedUrls) changes.push(await ledgerChange(root, content.publishedUrls, moves, published));
  return {
    ...target,
    changes,
    redirects: [...moves].filter(([old]) => published.has(old)),
    rewrittenCounts: rewritten,
  };
}

/** @throws when something cannot be understood in which an address could stand. */
function refuseUnsafe({ invalidFiles: broken, findings }: Content): void {
  const [first] = broken;
  if (first)
    throw new Error(
      `${first.file} cannot be understood, so its links could not be rewritten. Mend it first: npm run check`,
    );
  const unread = findings.find(({ rule }) =>
    /^(?:strings\/file|file\/(?:encoding|unreadable)|redirects\/(?:file|value|missing|from)|ledger\/line)$/.test(
      rule,
    ),
  );
  if (unread) throw new Error(`${unread.file}:${unread.line}: ${unread.message} Mend it first.`);
}

/** Addresses in UI strings stand alone, in the text's own links, or in its sentences. */
async function rewrittenStrings(root: string, { strings }: Content, moves: PathMoves) {
  const files = languages.flatMap((language: Language) =>
    Object.keys(strings[language]).map((namespace) => `${language}/ui/${namespace}.json`),
  );
  const results = files.map(async (file) => {
    let count = 0;
    let text = await readRawText(root, file);
    for (const [from, to] of moves) {
      const whole = new RegExp(
        `(?:(?<=\\\\[nrt])|(?<![\\p{L}\\p{N}/.]))${from}(?![\\p{L}\\p{N}/_-]|\\.[\\p{L}\\p{N}])`,
        'gu',
      );
      text = text.replace(whole, () => {
        count += 1;
        return to;
      });
    }
    return { file, text, count };
  });
  return (await Promise.all(results)).filter(({ count }) => count > 0);
}

async function ledgerChange(
  root: string,
  lines: NonNullable<Content['publishedUrls']>,
  moves: PathMoves,
  published: ReadonlySet<string>,
): Promise<FileChange> {
  const addresses = lines.flatMap(({ address, path }) => {
    const to = moves.get(path);
    if (to === undefined) return address;
    const moved = to + address.slice(path.length);
    return published.has(path) ? [address, moved] : moved;
  });
  const before = await readRawText(root, publishedUrlsFile);
  return { file: publishedUrlsFile, text: formatPublishedUrls(addresses, before) };
}
