import { parseArgs } from 'node:util';
import { applyFileChanges } from '#authoring/file-transaction.ts';
import { planNewDocument as filesOf } from '#authoring/new.ts';
import { getDocumentPath, type Kind, kinds } from '#content/urls.ts';
import { collections, slugPattern } from '#content/collections.ts';
import { slugFrom } from '#content/slugify.ts';
import { languages } from '#i18n/languages.ts';
import { toDisplayPath } from '#lint/reporters/text.ts';
import { loadContent } from '#pipeline/load-content.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import type { Command } from './command.ts';

const usage = `npm run content -- new TYPE NAME [--title T] [--tittel T]
TYPE is one of ${kinds.join(', ')}. NAME is the name of the files, or the words of the title in quotes.
--title is the English title, --tittel the Norwegian one.`;

export const newDocument: Command = {
  syntaxAndSummary: [
    'new TYPE NAME [--title T] [--tittel T]',
    `a draft in both languages; TYPE: ${kinds.join(', ')}; title in English, tittel in Norwegian`,
  ],
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
    const kind = kindNamed(type);
    if (!kind) throw new Error(`There is no type "${type}".${didYouMean(type, kinds)}\n\nUsage: ${usage}`);
    const { slug, ...titles } = slugPattern.test(name) ? { slug: name } : fromTitle(name);
    const files = await filesOf(await loadContent(contentDir), {
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
    const addresses = languages.map((language) => getDocumentPath(language, kind, slug)).join(' and ');
    return [
      ...files.map(({ file }) => `${toDisplayPath(contentDir)}/${file}`),
      '',
      'Write both, each TODO in them included. Then:',
      `  npm run dev    shows them as you write, at ${addresses}`,
      '  npm run check  says what is left to do',
      'To publish, remove the line "draft: true" from both, and send a pull request.',
    ];
  },
};

/** A type by its own name, by its plural, or by its folder. */
const kindNamed = (type: string): Kind | undefined =>
  kinds.find((kind) => {
    const { folder } = collections[kind];
    return [kind, `${kind}s`, folder, folder.replace(/s$/, '')].includes(
      type.toLowerCase().replaceAll(' ', '-'),
    );
  });

/** The words of a title in place of a name: which language they are, only letters of Norwegian tell. */
function fromTitle(title: string): { slug: string; en?: string; no?: string } {
  const slug = slugFrom(title);
  if (slug === undefined)
    throw new Error(`"${title}" cannot be an address. Write letters a to z, digits and hyphens.`);
  return { slug, [/[æøå]/i.test(title.normalize('NFC')) ? 'no' : 'en']: title };
}
