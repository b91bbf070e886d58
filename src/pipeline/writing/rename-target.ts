import { addressOf, blogSlug, homeSlug, type Kind, notFoundSlug } from '#content/addresses.ts';
import { languages } from '#i18n/languages.ts';
import type { Content } from '../content.ts';
import { didYouMean } from '../suggest.ts';
import { nameProblem } from './free-name.ts';

/** A document in every language, and the name that it is to have. */
export interface RenameTarget {
  kind: Kind;
  from: string;
  to: string;
}

/** Pages that the site itself knows by their names. */
const fixed = [homeSlug, blogSlug, notFoundSlug];

/**
 * What a writer means by two addresses or names.
 * @throws with plain words when it is not clear, or not possible.
 */
export function renameTarget(content: Content, before: string, after: string): RenameTarget {
  const { kind, slug: from } = documentNamed(content, before);
  if (kind === 'page' && fixed.includes(from))
    throw new Error(`The site needs the page "${from}" under this name: it cannot be renamed.`);
  const to = slugIn(kind, after);
  if (to === from) throw new Error(`"${from}" has this name already.`);
  const problem = nameProblem(content, kind, to, from);
  if (problem) throw new Error(problem);
  return { kind, from, to };
}

function documentNamed({ documents, broken }: Content, name: string): { kind: Kind; slug: string } {
  const sources = [...[...documents.values()].map(({ source }) => source), ...broken];
  const wanted = name.replace(/(?<=.)\/$/, '');
  const addresses = sources.map((source) => addressOf(source.language, source.kind, source.slug));
  const found = sources.filter(({ slug }, at) => addresses[at] === wanted || slug === wanted);
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const [first] = found;
  if (!first) {
    const known = wanted.startsWith('/') ? addresses : sources.map(({ slug }) => slug);
    throw new Error(`There is no document "${name}".${didYouMean(wanted, known)}`);
  }
  if (kinds.length > 1) {
    const choices = found.map(({ language, kind, slug }) => addressOf(language, kind, slug));
    throw new Error(`"${name}" is the name of several documents. Write an address: ${choices.join(', ')}.`);
  }
  return first;
}

/** @throws when an address is not one that the kind can have. */
function slugIn(kind: Kind, name: string): string {
  if (!name.startsWith('/')) return name;
  const slug = name.split('/').at(-1) ?? '';
  if (languages.some((language) => addressOf(language, kind, slug) === name)) return slug;
  throw new Error(
    `A ${kind} cannot stand at ${name}. Write an address such as ${addressOf('en', kind, 'name')}.`,
  );
}
