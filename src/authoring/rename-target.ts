import { slugify } from '#content/text/slugify.ts';
import { blogSlug, getDocumentPath, type Kind, kinds } from '#content/urls.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { requiredSlugs } from '#lint/rules/address/reserved-slugs.ts';
import type { Content } from '#pipeline/content.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import { getSlugProblem } from './available-slug.ts';
import { parseDocumentName, toDocumentFile } from './document-name.ts';

/** The document to rename, and its new slug. */
export interface RenameTarget {
  kind: Kind;
  from: string;
  to: string;
  /** Languages in which somebody has already moved the file by hand. */
  languagesMovedByHand: Language[];
}

/** Slugs of pages that the site itself refers to. These pages cannot be renamed. */
const fixedSlugs = [...requiredSlugs, blogSlug];

/**
 * Finds the document and the slug that two names refer to. See document-name.ts for the forms of names.
 * @param root the content folder.
 * @throws Error with a sentence for the writer where a name is ambiguous or the rename is not possible.
 */
export function resolveRenameTarget(
  content: Content,
  root: string,
  before: string,
  after: string,
): RenameTarget {
  const { kind, slug: from } = findDocument(content, root, before, after);
  if (kind === 'page' && fixedSlugs.includes(from))
    throw new Error(`The site needs the page "${from}" under this name: it cannot be renamed.`);
  const to = parseSlug(kind, after, root);
  if (to === from) throw new Error(`"${from}" already has this name.`);
  const languagesMovedByHand = languages.filter((language) =>
    isMovedByHand(content, language, kind, from, to),
  );
  const problem = getSlugProblem(content, kind, to, from, languagesMovedByHand);
  if (problem) throw new Error(problem);
  return { kind, from, to, languagesMovedByHand };
}

interface DocumentId {
  kind: Kind;
  slug: string;
}

const hasFile = ({ documents, invalidFiles }: Content, file: string): boolean =>
  documents.has(file) || invalidFiles.some((source) => source.file === file);
const isPublishedPath = ({ publishedUrls = [] }: Content, urlPath: string): boolean =>
  publishedUrls.some(({ path }) => path === urlPath);

/** Returns whether the old path is published but has no file any more, and the new slug has a file. */
function isMovedByHand(content: Content, language: Language, kind: Kind, from: string, to: string): boolean {
  return (
    !hasFile(content, toDocumentFile(language, kind, from)) &&
    hasFile(content, toDocumentFile(language, kind, to)) &&
    isPublishedPath(content, getDocumentPath(language, kind, from))
  );
}

function findDocument(content: Content, root: string, name: string, after: string): DocumentId {
  const document = findNamedDocument(content, root, name);
  if (document) return document;
  const parsed = parseDocumentName(name, root);
  const movedDocument = findDocumentMovedByHand(
    content,
    parsed.slug,
    parsed.kinds,
    parseDocumentName(after, root).slug,
  );
  if (movedDocument) return movedDocument;
  throw createUnknownDocumentError(content, name);
}

const getSources = ({ documents, invalidFiles }: Content) => [
  ...[...documents.values()].map(({ source }) => source),
  ...invalidFiles,
];

/**
 * Finds the document that a name refers to. See document-name.ts for the forms of names.
 * @returns undefined if there is none.
 * @throws Error with a sentence for the writer where there are several.
 */
export function findNamedDocument(content: Content, root: string, name: string): DocumentId | undefined {
  const parsed = parseDocumentName(name, root);
  const matches = getSources(content).filter(
    ({ kind, slug }) => slug === parsed.slug && parsed.kinds.includes(kind),
  );
  if (new Set(matches.map(({ kind }) => kind)).size > 1) {
    const choices = matches.map(({ language, kind, slug }) => getDocumentPath(language, kind, slug));
    throw new Error(`"${name}" is the name of several documents. Write an address: ${choices.join(', ')}.`);
  }
  return matches[0];
}

/** Creates the error for a name that no document has, with the name that was most likely meant. */
export function createUnknownDocumentError(content: Content, name: string): Error {
  const sources = getSources(content);
  const knownNames = name.includes('/')
    ? sources.map(({ language, kind, slug }) => getDocumentPath(language, kind, slug))
    : sources.map(({ slug }) => slug);
  return new Error(`There is no document "${name}".${didYouMean(name, knownNames)}`);
}

/** Finds a document whose file somebody has moved from one slug to the other by hand. */
function findDocumentMovedByHand(
  content: Content,
  from: string,
  possibleKinds: readonly Kind[],
  to: string,
): DocumentId | undefined {
  const kind = kinds.find(
    (candidate) =>
      possibleKinds.includes(candidate) &&
      languages.some((language) => isMovedByHand(content, language, candidate, from, to)),
  );
  return kind && { kind, slug: from };
}

/**
 * Returns the slug that a name gives a document.
 * @throws Error where a document of the kind cannot have the name.
 */
function parseSlug(kind: Kind, name: string, root: string): string {
  const { slug, kinds: possibleKinds } = parseDocumentName(name, root);
  if (possibleKinds.includes(kind) && !slug.includes('/')) return slug;
  const example = getDocumentPath('en', kind, slugify(slug.split('/').at(-1) ?? '') ?? 'name');
  throw new Error(`A ${kind} cannot have the address ${name}. Write an address such as ${example}.`);
}
