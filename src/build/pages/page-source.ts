/** From the index to what each page is made of: its body with the pictures in it, and its record. */
import { createHash } from 'node:crypto';
import type { i18n } from 'i18next';
import { type Entry, isDocument } from '#content/manifest.ts';
import type { PageData, ResponsiveImage } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { asModule } from '#pipeline/compile/compile-mdx.ts';
import { picturesIn, withPictures } from '#pipeline/compile/image-placeholders.ts';
import type { Content } from '#pipeline/content.ts';
import type { BundleAssets } from '../bundle/bundle-assets.ts';
import type { CompiledBodyCache } from '../cache/compiled-bodies.ts';
import type { ImageBuilder } from '../images/image-builder.ts';
import { buildPageData } from './page-data.ts';
import type { PageSource } from './render-page.ts';

interface PageSourceDeps {
  content: Content;
  imageBuilder: ImageBuilder;
  compiledBodies: CompiledBodyCache;
  getI18n: (language: Language) => i18n;
  getModules: BundleAssets['getModules'];
  /** Name of the application's build. */
  buildVersion: string;
}

/** The file of a page in the build: static hosts find `/team` in `team.html`. */
export function toHtmlFile({ layout, path }: Pick<Entry, 'layout' | 'path'>): string {
  if (layout === 'not-found') return path.replace(/^\//, '').replace(/[^/]*$/, '404.html');
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** @throws what the compiler throws, with the document's name. */
export function createPageSourceBuilder(means: PageSourceDeps): (entry: Entry) => Promise<PageSource> {
  const { content, imageBuilder: media } = means;
  return async (entry) => {
    const body = isDocument(entry) ? await getCompiledBody(entry, means) : undefined;
    const common = await buildPageData(entry, body && `/${toChunkFile(entry, body)}`, {
      ...content,
      getImage: media.getImage,
      getOgImage: media.getOgImage,
      getI18n: means.getI18n,
      build: means.buildVersion,
    });
    const record: PageData = { ...common, modules: means.getModules(common.layout, common.parts) };
    return { source: entry.file, file: toHtmlFile(entry), pageData: JSON.stringify(record), body };
  };
}

async function getCompiledBody(entry: Entry, { content, imageBuilder: media, compiledBodies: bodies }: PageSourceDeps): Promise<string> {
  let code = bodies.read(entry.file, entry.hash);
  if (code === undefined) {
    // Compiled when it was checked, unless what was kept is gone since then.
    const { createBodyCompiler } = await import('../workers/check-worker.ts');
    code = await createBodyCompiler()(getBodyText(content, entry), entry.file).catch((cause: unknown) => {
      throw new Error(
        `${entry.file} could not be compiled: ${cause instanceof Error ? cause.message : String(cause)}`,
        { cause },
      );
    });
    bodies.write(entry.file, entry.hash, code);
  }
  const pictures = picturesIn(code).map(async (src) => [src, await media.getImage(src)] as const);
  return withPictures(code, new Map<string, ResponsiveImage>(await Promise.all(pictures)));
}

/** @throws when the entry's document was not read. */
export function getBodyText({ documents }: Pick<Content, 'documents'>, { file }: Entry): string {
  const document = documents.get(file);
  if (!document) throw new Error(`${file} is in the index, but was not read.`);
  return document.body;
}

function toChunkFile({ slug }: Entry, body: string): string {
  const hash = createHash('sha256').update(asModule(body)).digest('base64url').slice(0, 8);
  return `static/js/${slug}-${hash}.chunk.js`;
}
