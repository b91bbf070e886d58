/** Fallback pages: a document that exists in one language only is shown at the other language's address, too. */
import { type Entry, isDocument, isListed, type Manifest } from '#content/manifest.ts';
import { getDocumentPath } from '#content/urls.ts';
import { type Language, languages } from '#i18n/languages.ts';

/** Adds a fallback page for each document without a translation. The target of a redirect wins over it. */
export function addFallbackPages(manifest: Manifest): Manifest {
  const documents = manifest.entries.filter((entry) => isDocument(entry) && isListed(entry));
  const paths = new Set(documents.map(({ path }) => path));
  const fallbacks = documents.flatMap((entry) =>
    languages.flatMap((language) => {
      const path = getDocumentPath(language, entry.kind, entry.slug);
      return paths.has(path) || Object.hasOwn(manifest.redirects, path)
        ? []
        : createFallback(entry, language, path);
    }),
  );
  return fallbacks.length === 0 ? manifest : { ...manifest, entries: [...manifest.entries, ...fallbacks] };
}

/** Copies the entry without reading its fields, because those that depend on the body parse it. */
const createFallback = (entry: Entry, language: Language, path: string): Entry =>
  Object.defineProperties({} as Entry, {
    ...Object.getOwnPropertyDescriptors(entry),
    ...Object.getOwnPropertyDescriptors({
      language,
      path,
      original: { language: entry.language, path: entry.path },
    }),
  });
