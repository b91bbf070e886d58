/** Documents for tests of the translation state. */
import type { Language } from '#i18n/languages.ts';
import { type DocumentSource, hashText } from '#pipeline/read/content-folder.ts';
import { validateDocument } from '#pipeline/validate/validate-document.ts';
import { type Block, extractBlocks } from '#translations/blocks/extract-blocks.ts';

export const createSource = (text: string, language: Language = 'en'): DocumentSource => ({
  file: `${language}/blog/first.mdx`,
  language,
  kind: 'post',
  slug: 'first',
  text,
  hash: hashText(text),
});

/** Returns the blocks of a text. @throws Error if it is not valid MDX. */
export function readBlocks(text: string): Block[] {
  const { parsed } = validateDocument(createSource(text));
  if (!parsed?.body.tree || parsed.body.findings.length > 0) throw new Error(`Not valid MDX:\n${text}`);
  return extractBlocks(text, parsed);
}
