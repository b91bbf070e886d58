import { parseArgs } from 'node:util';
import { applyFileChanges } from '#authoring/file-transaction.ts';
import { planNewDocument } from '#authoring/new.ts';
import { collections, slugPattern } from '#content/collections.ts';
import { slugify } from '#content/text/slugify.ts';
import { getDocumentPath, type Kind, kinds } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';
import { placeholder } from '#lint/placeholder.ts';
import { toDisplayPath } from '#lint/reporters/text.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import { loadContent } from '#pipeline/load-content.ts';
import type { Command } from './command.ts';

const usage = `npm run content -- new TYPE NAME [--title T] [--tittel T]
TYPE is one of ${kinds.join(', ')}. NAME is the name of the files, or the words of the title in quotes.
--title is the English title, --tittel the Norwegian one.`;

export const newDocument: Command = {
  syntax: 'new TYPE NAME [--title T] [--tittel T]',
  summary: `creates a draft in both languages; TYPE: ${kinds.join(', ')}; --title is in English, --tittel in Norwegian`,
  async run(args, { contentDir }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { title: { type: 'string' }, tittel: { type: 'string' } },
    });
    const [type, name] = positionals;
    if (type === undefined || name === undefined || positionals.length !== 2)
      throw new Error(
        positionals.length > 2
          ? `Put the words of the title in quotes.\n\nUsage: ${usage}`
          : `Usage: ${usage}`,
      );
    const kind = parseKind(type);
    if (!kind) throw new Error(`There is no type "${type}".${didYouMean(type, kinds)}\n\nUsage: ${usage}`);
    const { slug, ...titles } = isSlug(name) ? { slug: name } : parseTitle(name);
    const files = planNewDocument(await loadContent(contentDir), {
      kind,
      slug,
      titles: {
        ...titles,
        ...(values.title !== undefined && { en: values.title }),
        ...(values.tittel !== undefined && { no: values.tittel }),
      },
      now: new Date(),
    });
    await applyFileChanges(contentDir, files);
    const paths = languages.map((language) => getDocumentPath(language, kind, slug)).join(' and ');
    return [
      ...files.map(({ file }) => `${toDisplayPath(contentDir)}/${file}`),
      '',
      `Write both, and replace each ${placeholder}. Then:`,
      `  npm run dev    shows them as you write, at ${paths}`,
      '  npm run check  lists what is left to do',
      'To publish, remove the line "draft: true" from both, and send a pull request.',
    ];
  },
};

/** Returns whether a name is an address already. A name with capital letters is a title: `Pricing`. */
const isSlug = (name: string): boolean => slugPattern.test(name) && name === name.toLowerCase();

/** Finds a kind by its name, its plural or its folder. */
const parseKind = (type: string): Kind | undefined =>
  kinds.find((kind) => {
    const { folder } = collections[kind];
    return [kind, `${kind}s`, folder, folder.replace(/s$/, '')].includes(
      type.toLowerCase().replaceAll(' ', '-'),
    );
  });

/** Makes a slug from a title. A title with the letters æ, ø or å is Norwegian, any other is English. */
function parseTitle(title: string): { slug: string; en?: string; no?: string } {
  const slug = slugify(title);
  if (slug === undefined)
    throw new Error(`"${title}" cannot be an address. Write letters a to z, digits and hyphens.`);
  return { slug, [/[æøå]/i.test(title.normalize('NFC')) ? 'no' : 'en']: title };
}
