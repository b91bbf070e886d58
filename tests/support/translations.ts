/** Documents for tests of the translation state. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { confirm } from '#authoring/translations/confirm.ts';
import type { Language } from '#i18n/languages.ts';
import { loadContent } from '#pipeline/load-content.ts';
import { type DocumentSource, hashText } from '#pipeline/read/content-folder.ts';
import { validateDocument } from '#pipeline/validate/validate-document.ts';
import { type Block, extractBlocks } from '#translations/blocks/extract-blocks.ts';
import { listUnits } from '#translations/translation-units.ts';

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

/** Confirms everything in a scenario, and gives its heading the same id in both languages. */
export async function confirmAll(root: string): Promise<void> {
  const replaceIn = async (file: string, before: string, after: string) => {
    const text = await readFile(path.join(root, file), 'utf8').catch(() => undefined);
    if (text !== undefined) await writeFile(path.join(root, file), text.replace(before, after));
  };
  await replaceIn('no/pages/team.mdx', '## Hvem vi er', '## Hvem vi er {/* #who-we-are */}');
  await replaceIn('no/blog/second.mdx', '#hvem-vi-er', '#who-we-are');
  const { documents } = await loadContent(root);
  for (const unit of await listUnits(root, documents))
    await confirm(root, unit.name, { acceptFacts: true, acceptUncertain: true, why: 'a test' });
}
