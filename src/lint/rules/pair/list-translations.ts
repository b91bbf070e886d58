import { languages } from '#i18n/languages.ts';
import type { Document } from '#pipeline/document.ts';

/** Lists the documents of the default language with their translations, as far as there are any. */
export function listTranslations(
  documents: readonly Document[],
): { original: Document; translation: Document }[] {
  const [first, ...others] = languages;
  const documentsByFile = new Map(documents.map((document) => [document.source.file, document]));
  return documents
    .filter(({ source }) => source.language === first)
    .flatMap((original) =>
      others.flatMap((language) => {
        const translation = documentsByFile.get(original.source.file.replace(`${first}/`, `${language}/`));
        return translation ? [{ original, translation }] : [];
      }),
    );
}
