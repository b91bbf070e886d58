import { addressOf, blogSlug, homeSlug, type Kind, kinds, notFoundSlug } from '#content/urls.ts';
import { slugFrom } from '#content/slugify.ts';
import { type Language, languages } from '#i18n/languages.ts';
import type { Content } from '#pipeline/content.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import { fileOf, nameProblem } from './available-slug.ts';
import { documentName } from './document-name.ts';

/** A document in every language, and the name that it is to have. */
export interface RenameTarget {
  kind: Kind;
  from: string;
  to: string;
  /** Languages in which the file has the new name already: somebody moved it by hand. */
  moved: Language[];
}

/** Pages that the site itself knows by their names. */
const fixed = [homeSlug, blogSlug, notFoundSlug];

/**
 * What a writer means by two names; see document-name.ts for their forms.
 * @param root the content folder.
 * @throws with plain words when it is not clear, or not possible.
 */
export function renameTarget(content: Content, root: string, before: string, after: string): RenameTarget {
  const { kind, slug: from } = documentNamed(content, root, before, after);
  if (kind === 'page' && fixed.includes(from))
    throw new Error(`The site needs the page "${from}" under this name: it cannot be renamed.`);
  const to = slugIn(kind, after, root);
  if (to === from) throw new Error(`"${from}" has this name already.`);
  const moved = languages.filter((language) => isMoved(content, language, kind, from, to));
  const problem = nameProblem(content, kind, to, from, moved);
  if (problem) throw new Error(problem);
  return { kind, from, to, moved };
}

interface Named {
  kind: Kind;
  slug: string;
}

const isThere = ({ documents, broken }: Content, file: string): boolean =>
  documents.has(file) || broken.some((source) => source.file === file);
const isPromised = ({ ledger = [] }: Content, address: string): boolean =>
  ledger.some(({ path }) => path === address);

/** Whether the ledger knows the old address, where no file is any more, and the new name has one. */
function isMoved(content: Content, language: Language, kind: Kind, from: string, to: string): boolean {
  return (
    !isThere(content, fileOf(language, kind, from)) &&
    isThere(content, fileOf(language, kind, to)) &&
    isPromised(content, addressOf(language, kind, from))
  );
}

function documentNamed(content: Content, root: string, name: string, after: string): Named {
  const { documents, broken } = content;
  const sources = [...[...documents.values()].map(({ source }) => source), ...broken];
  const wanted = documentName(name, root);
  const found = sources.filter(({ kind, slug }) => slug === wanted.slug && wanted.kinds.includes(kind));
  const several = [...new Set(found.map(({ kind }) => kind))];
  const [first] = found;
  if (!first) {
    const gone = goneDocument(content, wanted.slug, wanted.kinds, documentName(after, root).slug);
    if (gone) return gone;
    const known = name.includes('/')
      ? sources.map(({ language, kind, slug }) => addressOf(language, kind, slug))
      : sources.map(({ slug }) => slug);
    throw new Error(`There is no document "${name}".${didYouMean(name, known)}`);
  }
  if (several.length > 1) {
    const choices = found.map(({ language, kind, slug }) => addressOf(language, kind, slug));
    throw new Error(`"${name}" is the name of several documents. Write an address: ${choices.join(', ')}.`);
  }
  return first;
}

/** A document that is gone under one name, and there under the other. */
function goneDocument(
  content: Content,
  from: string,
  possible: readonly Kind[],
  to: string,
): Named | undefined {
  const kind = kinds.find(
    (each) =>
      possible.includes(each) && languages.some((language) => isMoved(content, language, each, from, to)),
  );
  return kind && { kind, slug: from };
}

/** @throws when a name is not one that the kind can have. */
function slugIn(kind: Kind, name: string, root: string): string {
  const { slug, kinds: possible } = documentName(name, root);
  if (possible.includes(kind) && !slug.includes('/')) return slug;
  const example = addressOf('en', kind, slugFrom(slug.split('/').at(-1) ?? '') ?? 'name');
  throw new Error(`A ${kind} cannot stand at ${name}. Write an address such as ${example}.`);
}
