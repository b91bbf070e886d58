/** What a change touches beyond its own files. */

import { collections } from '#content/collections.ts';
import type { Manifest } from '#content/manifest.ts';
import { getDocumentPath, isListPath, kinds } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';
import type { Document } from '#pipeline/document.ts';
import type { DocumentFile } from '#pipeline/read/content-folder.ts';
import { extension } from '#pipeline/read/unexpected-files.ts';

interface Tree {
  documents: ReadonlyMap<string, Document>;
  manifest: Pick<Manifest, 'redirects'>;
}

/**
 * Whether the findings of a file count for a change. They do for
 *
 * 1. every touched file, also one that is gone or renamed, and the folders it lies in;
 * 2. of a touched document: its counterpart; documents at the same address; documents that link to it, to an anchor in
 *    it, or to a redirect that leads to it; posts that name it as related; and, where it is a post or the blog, documents
 *    that link to a list of posts; and documents with an anchor that it links to, where two headings may answer;
 * 3. of a touched picture: documents that show it;
 * 4. of a touched `taxonomy.yaml`: all posts, and documents that link to a list of posts; of a touched `redirects.yaml`:
 *    all documents, since a redirect that is gone cannot be seen any more; of touched UI strings: the same namespace in
 *    every language;
 * 5. the files at the top of the content folder, redirects and taxonomy among them, once a document is touched,
 *    because they name documents;
 * 6. all files when anything else is touched that documents share, such as a list of words.
 *
 * Only the content counts: whoever changes a rule checks everything.
 * @param touched files, relative to the content folder.
 */
export function createAffectedFileFilter(
  touched: ReadonlySet<string>,
  tree: Tree,
): (file: string) => boolean {
  const names = [...touched].flatMap((file) => documentNameOf(file) ?? []);
  const isKnown = (file: string) =>
    documentNameOf(file) !== undefined ||
    /^(?:\w+\/ui|assets)\/|^(?:taxonomy\.yaml|redirects\.yaml|addresses\.txt)$/.test(file);
  if ([...touched].some((file) => !isKnown(file) && isShared(file))) return () => true;

  const affected = new Set(touched);
  for (const file of touched) for (const each of [...twinsOf(file), ...foldersOf(file)]) affected.add(each);
  const anchored = new Set([...touched].flatMap((file) => anchoredBy(tree.documents.get(file))));
  const addresses = new Set(
    names.map((name) => spelled(getDocumentPath(name.language, name.kind, name.slug))),
  );
  for (const [from, to] of Object.entries(tree.manifest.redirects))
    if (addresses.has(pathIn(to))) addresses.add(spelled(from));
  const pictures = [...touched].flatMap((file) => /^assets\/(.+)$/.exec(file)?.[1] ?? []);
  const taxonomy = touched.has('taxonomy.yaml');
  const lists = taxonomy || names.some(({ kind, slug }) => kind === 'post' || slug === 'blog');
  const everyDocument = touched.has('redirects.yaml');

  for (const [file, document] of tree.documents) {
    const { source, analysis: facts, kind } = document;
    const address = spelled(getDocumentPath(source.language, source.kind, source.slug));
    const links = facts.links.map(({ url }) => pathIn(url));
    if (
      everyDocument ||
      (taxonomy && kind === 'post') ||
      addresses.has(address) ||
      anchored.has(address) ||
      links.some((path) => addresses.has(path) || (lists && isListPath(path))) ||
      relatedOf(document).some((path) => addresses.has(path)) ||
      pictures.some((name) => isShown(source.text, name))
    )
      affected.add(file);
  }
  return (file) => affected.has(file) || (names.length > 0 && !file.includes('/'));
}

/** What the name of a document's file says, whether or not the file is there; undefined for others. */
function documentNameOf(file: string): DocumentFile | undefined {
  const [language, folder, name, ...deeper] = file.split('/');
  const kind = kinds.find((each) => collections[each].folder === folder);
  const known = languages.find((each) => each === language);
  if (!kind || !known || !name?.endsWith(extension) || deeper.length > 0) return undefined;
  return { kind, language: known, slug: name.slice(0, -extension.length), file };
}

/** Neither a document's own nor hidden, and not a guide for writers. */
const isShared = (file: string): boolean =>
  !/(?:^|\/)\.|\.md$/.test(file) && !languages.some((language) => file.startsWith(`${language}/`));

/** The same file in the other languages. */
function twinsOf(file: string): string[] {
  const language = languages.find((each) => file.startsWith(`${each}/`));
  return language ? languages.map((each) => each + file.slice(language.length)) : [];
}

/** What is wrong with a folder is said of the folder. */
const foldersOf = (file: string): string[] =>
  file.split('/').flatMap((_, depth, parts) => (depth > 0 ? parts.slice(0, depth).join('/') : []));

/** An address as addresses are compared: without case and slashes at the end. */
const spelled = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/';

/** The path of a link; anchors on the same page, and links elsewhere, have none that could be touched. */
const pathIn = (url: string): string => (url.startsWith('/') ? spelled(url.replace(/[?#].*$/s, '')) : '');

/** The pages on which a document links to an anchor. */
const anchoredBy = (document: Document | undefined): string[] =>
  (document?.analysis.links ?? []).flatMap(({ url }) => (url.includes('#') ? pathIn(url) || [] : []));

function relatedOf({ source, frontmatter }: Document): string[] {
  const related = 'related' in frontmatter ? (frontmatter.related ?? []) : [];
  return related.map((slug) => spelled(getDocumentPath(source.language, 'post', slug)));
}

const isShown = (text: string, name: string): boolean =>
  [name, encodeURI(name), encodeURIComponent(name)].some((each) => text.includes(`/assets/${each}`));
