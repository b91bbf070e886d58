/** Collects what a page is rendered from: its page data, and its compiled body with the images in place. */
import type { i18n } from 'i18next';
import type { Root } from 'mdast';
import { type Entry, isDocument } from '#content/manifest.ts';
import type { ResponsiveImage } from '#content/page-data.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { fillImagePlaceholders, findPlaceholderUrls } from '#pipeline/compile/image-placeholders.ts';
import { addNewerOriginals, type NewerOriginal } from '#pipeline/compile/newer-originals.ts';
import type { Content } from '#pipeline/content.ts';
import { sha256 } from '#pipeline/file-cache.ts';
import type { CompiledBodyCache } from '../cache/compiled-bodies.ts';
import type { ImageBuilder } from '../images/image-builder.ts';
import { buildPageData } from './page-data.ts';
import type { PageSource } from './render-page.ts';

interface PageSourceDeps {
  content: Content;
  /** Paragraphs that are behind, by the file of their document. */
  newerOriginals: ReadonlyMap<string, readonly NewerOriginal[]>;
  imageBuilder: ImageBuilder;
  compiledBodies: CompiledBodyCache;
  getI18n: (language: Language) => i18n;
  /** True if the site has a live chat. */
  hasChat: boolean;
  /** Set in previews: the time at which pages that are not published are marked. */
  previewTime?: Date | undefined;
}

/** Returns the file of a page in the build: static hosts serve `team.html` at `/team`. */
export function toHtmlFile({ layout, path }: Pick<Entry, 'layout' | 'path'>): string {
  if (layout === 'not-found') return path.replace(/^\//, '').replace(/[^/]*$/, '404.html');
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Creates a function that returns the source of a page. It throws the compiler's error with the document's name. */
export function createPageSourceBuilder(deps: PageSourceDeps): (entry: Entry) => Promise<PageSource> {
  const { content, imageBuilder } = deps;
  return async (entry) => {
    const body = isDocument(entry) ? await getCompiledBody(entry, deps) : undefined;
    const pageData = await buildPageData(entry, {
      ...content,
      getImage: imageBuilder.getImage,
      getOgImage: imageBuilder.getOgImage,
      getI18n: deps.getI18n,
      hasChat: deps.hasChat,
      previewTime: deps.previewTime,
    });
    return { source: entry.file, file: toHtmlFile(entry), pageData: JSON.stringify(pageData), body };
  };
}

async function getCompiledBody(
  entry: Entry,
  { content, newerOriginals, imageBuilder, compiledBodies }: PageSourceDeps,
): Promise<string> {
  const marks = newerOriginals.get(entry.file) ?? [];
  const original = content.documents.get(getTranslationFile(entry));
  const hash =
    marks.length > 0 ? sha256(JSON.stringify([entry.hash, original?.source.hash, marks])) : entry.hash;
  let code = compiledBodies.get(entry.file, hash);
  if (code === undefined) {
    // The check has compiled it without the newer texts, but the cache may have been deleted since.
    const { createBodyCompiler } = await import('../workers/check-worker.ts');
    const body = getBodyText(content, entry);
    const tree = original && marks.length > 0 ? await parseWithMarks(body, original.body, marks) : undefined;
    code = await createBodyCompiler()(body, entry.file, tree).catch((cause: unknown) => {
      throw new Error(
        `${entry.file} could not be compiled: ${cause instanceof Error ? cause.message : String(cause)}`,
        { cause },
      );
    });
    compiledBodies.set(entry.file, hash, code);
  }
  const images = findPlaceholderUrls(code).map(
    async (src) => [src, await imageBuilder.getImage(src)] as const,
  );
  return fillImagePlaceholders(code, new Map<string, ResponsiveImage>(await Promise.all(images)));
}

/** Parses a body, with the newer texts of the other language. */
export async function parseWithMarks(
  body: string,
  originalBody: string,
  marks: readonly NewerOriginal[],
): Promise<Root> {
  const { parseBody } = await import('#pipeline/parse/parse-body.ts');
  return addNewerOriginals(parseBody(body) as Root, parseBody(originalBody) as Root, marks);
}

/** Returns the file of a document in the other language. */
export const getTranslationFile = ({ file, language }: Pick<Entry, 'file' | 'language'>): string => {
  const documentLanguage = file.split('/')[0] ?? language;
  const other = languages.find((candidate) => candidate !== documentLanguage) ?? language;
  return file.replace(documentLanguage, other);
};

/**
 * Returns the text of a document without its frontmatter.
 * @throws Error when the document is not in the content.
 */
export function getBodyText({ documents }: Pick<Content, 'documents'>, { file }: Entry): string {
  const document = documents.get(file);
  if (!document) throw new Error(`${file} is in the index, but not in the content.`);
  return document.body;
}
