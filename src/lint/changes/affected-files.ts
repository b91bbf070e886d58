/** The files that a change can affect beyond the changed files themselves. */
import { collections } from '#content/collections.ts';
import type { Manifest } from '#content/manifest.ts';
import { blogSlug, getDocumentPath, isListPath, kinds } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';
import type { Document } from '#pipeline/document.ts';
import type { DocumentFile } from '#pipeline/read/content-folder.ts';
import { documentExtension } from '#pipeline/read/file-names.ts';

interface ContentTree {
  documents: ReadonlyMap<string, Document>;
  manifest: Pick<Manifest, 'redirects'>;
}

/**
 * Creates a filter for the files whose findings a change can affect:
 *
 * 1. every changed file, including removed and renamed ones, and its folders;
 * 2. for a changed document: its translation, documents with the same URL, documents that link to it or to a redirect to
 *    it, posts that name it as related, and pages whose anchors it links to, because two headings can have the same one.
 *    For a post or the blog, also documents that link to a list of posts;
 * 3. for a changed image: documents that show it;
 * 4. for `taxonomy.yaml`: all posts, and documents that link to a list of posts. For `redirects.yaml`: all documents,
 *    because a removed redirect is not known any more. For UI strings: the same namespace in every language. For a
 *    translation record: both documents, or both files of UI strings;
 * 5. the files at the top of the content folder as soon as a document has changed, because they refer to documents;
 * 6. all files for any other changed file that documents share, such as a word list.
 *
 * Changes of code are not considered: after changing a rule, check everything.
 * @param changedFiles relative to the content folder.
 */
export function createAffectedFileFilter(
  changedFiles: ReadonlySet<string>,
  tree: ContentTree,
): (file: string) => boolean {
  const changedDocuments = [...changedFiles].flatMap((file) => parseDocumentFile(file) ?? []);
  const hasKnownDependents = (file: string) =>
    parseDocumentFile(file) !== undefined ||
    /^(?:\w+\/ui|assets|translations)\/|^(?:taxonomy\.yaml|redirects\.yaml|addresses\.txt)$/.test(file);
  if ([...changedFiles].some((file) => !hasKnownDependents(file) && isShared(file))) return () => true;

  const affectedFiles = new Set(changedFiles);
  for (const file of changedFiles)
    for (const relatedFile of [
      ...findTranslations(file),
      ...findRecordedFiles(file),
      ...getParentFolders(file),
    ])
      affectedFiles.add(relatedFile);
  const pathsOfLinkedAnchors = new Set(
    [...changedFiles].flatMap((file) => getPathsOfLinkedAnchors(tree.documents.get(file))),
  );
  const changedPaths = new Set(
    changedDocuments.map(({ language, kind, slug }) => normalizePath(getDocumentPath(language, kind, slug))),
  );
  for (const [from, to] of Object.entries(tree.manifest.redirects))
    if (changedPaths.has(getLinkPath(to))) changedPaths.add(normalizePath(from));
  const changedImages = [...changedFiles].flatMap((file) => /^assets\/(.+)$/.exec(file)?.[1] ?? []);
  const isTaxonomyChanged = changedFiles.has('taxonomy.yaml');
  const areListsChanged =
    isTaxonomyChanged || changedDocuments.some(({ kind, slug }) => kind === 'post' || slug === blogSlug);
  const areRedirectsChanged = changedFiles.has('redirects.yaml');

  for (const [file, document] of tree.documents) {
    const { source, analysis, kind } = document;
    const path = normalizePath(getDocumentPath(source.language, source.kind, source.slug));
    const linkPaths = analysis.links.map(({ url }) => getLinkPath(url));
    if (
      areRedirectsChanged ||
      (isTaxonomyChanged && kind === 'post') ||
      changedPaths.has(path) ||
      pathsOfLinkedAnchors.has(path) ||
      linkPaths.some((linkPath) => changedPaths.has(linkPath) || (areListsChanged && isListPath(linkPath))) ||
      getRelatedPaths(document).some((relatedPath) => changedPaths.has(relatedPath)) ||
      changedImages.some((name) => showsImage(source.text, name))
    )
      affectedFiles.add(file);
  }
  return (file) => affectedFiles.has(file) || (changedDocuments.length > 0 && !file.includes('/'));
}

/** Parses the path of a document, which need not exist. Returns undefined for other files. */
function parseDocumentFile(file: string): DocumentFile | undefined {
  const [folder, kindFolder, name, ...deeper] = file.split('/');
  const kind = kinds.find((candidate) => collections[candidate].folder === kindFolder);
  const language = languages.find((candidate) => candidate === folder);
  if (!kind || !language || !name?.endsWith(documentExtension) || deeper.length > 0) return undefined;
  return { kind, language, slug: name.slice(0, -documentExtension.length), file };
}

/** Returns whether documents share a file: it is not in a language's folder, not hidden, and not the writers' guide. */
const isShared = (file: string): boolean =>
  !/(?:^|\/)\.|\.md$/.test(file) && !languages.some((language) => file.startsWith(`${language}/`));

/** Returns the file in every language. */
function findTranslations(file: string): string[] {
  const language = languages.find((candidate) => file.startsWith(`${candidate}/`));
  return language ? languages.map((other) => other + file.slice(language.length)) : [];
}

/** Returns the files that a translation record is about: a document or UI strings in every language. */
function findRecordedFiles(file: string): string[] {
  const [, folder, name] = /^translations\/([^/]+)\/([^/]+)\.jsonl$/.exec(file) ?? [];
  const extension = folder === 'ui' ? '.json' : documentExtension;
  return folder ? languages.map((language) => `${language}/${folder}/${name}${extension}`) : [];
}

/** Returns the folders of a file, because some findings are about a folder. */
const getParentFolders = (file: string): string[] =>
  file.split('/').flatMap((_, depth, parts) => (depth > 0 ? parts.slice(0, depth).join('/') : []));

/** Normalizes a path for comparison: lower case, without slashes at the end. */
const normalizePath = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/';

/** Returns the normalized path of a link, or an empty string for links to other sites or within the page. */
const getLinkPath = (url: string): string =>
  url.startsWith('/') ? normalizePath(url.replace(/[?#].*$/s, '')) : '';

/** Returns the paths of the pages whose anchors a document links to. */
const getPathsOfLinkedAnchors = (document: Document | undefined): string[] =>
  (document?.analysis.links ?? []).flatMap(({ url }) => (url.includes('#') ? getLinkPath(url) || [] : []));

function getRelatedPaths({ source, frontmatter }: Document): string[] {
  const related = 'related' in frontmatter ? (frontmatter.related ?? []) : [];
  return related.map((slug) => normalizePath(getDocumentPath(source.language, 'post', slug)));
}

const showsImage = (text: string, name: string): boolean =>
  [name, encodeURI(name), encodeURIComponent(name)].some((notation) => text.includes(`/assets/${notation}`));
