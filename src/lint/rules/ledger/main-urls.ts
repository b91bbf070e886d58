/** The URLs that the main branch publishes, and the places of headings that a branch has removed. */
import { diffArrays } from 'diff';
import GithubSlugger from 'github-slugger';
import { collections } from '#content/collections.ts';
import { isListPath, kinds } from '#content/urls.ts';
import { languages, splitLanguage } from '#i18n/languages.ts';
import type { Document } from '#pipeline/document.ts';
import { parseFrontmatter } from '#pipeline/parse/frontmatter.ts';
import type { PublishedUrl } from '#pipeline/parse/published-urls.ts';
import { getUnpublishedReason } from '#pipeline/publication-schedule.ts';
import type { DocumentFile } from '#pipeline/read/content-folder.ts';
import { normalizeText } from '#pipeline/read/decode.ts';
import { documentExtension } from '#pipeline/read/file-names.ts';
import type { MainBranch } from '../../changes/main-branch.ts';
import { decodeUri } from '../../decode-uri.ts';
import { getPathForFile, type Site } from '../../site.ts';

/** Frontmatter as far as it decides what is published. */
interface Fields {
  draft?: boolean;
  publishAt?: string;
  unpublishAt?: string;
  categories?: unknown;
  tags?: unknown;
}

/** Returns true for the URLs of pages, lists and anchors that visitors have been able to open. */
export function createMainUrlFilter(main: MainBranch, site: Site, now: Date): (url: string) => boolean {
  const isPublished = (file: string) => {
    const fields = parseFields(main, file);
    return fields !== undefined && !getUnpublishedReason(fields, now);
  };
  return (url) => {
    const [path = '', hash] = url.split('#');
    if (isListPath(path)) return isListOnMain(main, path, isPublished);
    const file = site.documentsByPath.get(path)?.source.file;
    if (file === undefined || !isPublished(file)) return false;
    return hash === undefined || findAnchorLine(main.getText(file) ?? '', hash) !== undefined;
  };
}

/** Lists the pages that the main branch publishes, and that the branch has under no name. */
export function findPagesOnlyOnMain(main: MainBranch, files: ReadonlySet<string>, now: Date): PublishedUrl[] {
  return [...main.files].flatMap((file) => {
    const document = files.has(file) ? undefined : parseDocumentFile(file);
    const fields = document && parseFields(main, file);
    if (!document || !fields || getUnpublishedReason(fields, now)) return [];
    const path = getPathForFile(document);
    return [{ url: path, path, line: 1 }];
  });
}

function isListOnMain(main: MainBranch, path: string, isPublished: (file: string) => boolean): boolean {
  const { language, path: basePath } = splitLanguage(path);
  const [, , taxonomy, slug] = basePath.split('/');
  const field = taxonomy === 'category' ? 'categories' : 'tags';
  const folder = `${language}/${collections.post.folder}/`;
  return [...main.files].some((file) => {
    if (!file.startsWith(folder) || !isPublished(file)) return false;
    const terms = parseFields(main, file)?.[field];
    return Array.isArray(terms) && terms.includes(slug);
  });
}

function parseFields(main: MainBranch, file: string): Fields | undefined {
  const text = main.getText(file);
  if (text === undefined) return undefined;
  const { data, findings } = parseFrontmatter(file, normalizeText(text));
  return findings.length > 0 ? undefined : (data as Fields);
}

function parseDocumentFile(file: string): DocumentFile | undefined {
  const [folder, kindFolder, name = '', ...deeper] = file.split('/');
  const language = languages.find((candidate) => candidate === folder);
  const kind = kinds.find((candidate) => collections[candidate].folder === kindFolder);
  if (!language || !kind || deeper.length > 0 || !name.endsWith(documentExtension)) return undefined;
  return { kind, language, slug: name.slice(0, -documentExtension.length), file };
}

/** Finds the line of a heading or an id, from 0. Headings of code count as well, which does no harm here. */
function findAnchorLine(text: string, hash: string): number | undefined {
  const id = decodeUri(hash);
  const slugger = new GithubSlugger();
  const index = text.split('\n').findIndex((line) => {
    const heading = /^#{1,6}[ \t]+(.*?)[ \t]*$/.exec(line)?.[1];
    const words = heading?.replace(/<[^>]*>|[*_`]|\{[^}]*\}/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    return (words !== undefined && slugger.slug(words.trim()) === id) || line.includes(`id="${id}"`);
  });
  return index === -1 ? undefined : index;
}

/**
 * Finds the line of a document, from 1, at which the main branch has a heading or an id that the branch has removed: the
 * line that replaced it, or the one that follows it now.
 */
export function locateRemovedAnchor(main: MainBranch, document: Document, hash: string): number | undefined {
  const mainText = main.getText(document.source.file);
  if (mainText === undefined) return undefined;
  const before = normalizeText(mainText);
  const anchorLine = findAnchorLine(before, hash);
  if (anchorLine === undefined) return undefined;
  const after = document.source.text.split('\n');
  let oldLine = 0;
  let newLine = 0;
  for (const { value, added, removed } of diffArrays(before.split('\n'), after)) {
    if (!added) {
      const offset = anchorLine - oldLine;
      if (offset < value.length) return Math.min(newLine + 1 + (removed ? 0 : offset), after.length);
      oldLine += value.length;
    }
    if (!removed) newLine += value.length;
  }
  return undefined;
}
