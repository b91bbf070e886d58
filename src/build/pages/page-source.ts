/** From the index to what each page is made of: its body with the pictures in it, and its record. */
import { createHash } from 'node:crypto';
import type { i18n } from 'i18next';
import { type Entry, isDocument } from '#content/manifest.ts';
import type { PageRecord, Picture } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { asModule } from '#pipeline/compile/compile-mdx.ts';
import { picturesIn, withPictures } from '#pipeline/compile/image-placeholders.ts';
import type { Content } from '#pipeline/content.ts';
import type { Assets } from '../bundle/bundle-assets.ts';
import type { CompiledBodies } from '../cache/compiled-bodies.ts';
import type { Media } from '../images/image-builder.ts';
import { recordOf } from './page-data.ts';
import type { PageSource } from './render-page.ts';

interface Means {
  content: Content;
  media: Media;
  bodies: CompiledBodies;
  i18n: (language: Language) => i18n;
  modules: Assets['modules'];
  /** Name of the application's build. */
  application: string;
}

/** The file of a page in the build: static hosts find `/team` in `team.html`. */
export function htmlFile({ layout, path }: Pick<Entry, 'layout' | 'path'>): string {
  if (layout === 'not-found') return path.replace(/^\//, '').replace(/[^/]*$/, '404.html');
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** @throws what the compiler throws, with the document's name. */
export function createPageSources(means: Means): (entry: Entry) => Promise<PageSource> {
  const { content, media } = means;
  return async (entry) => {
    const body = isDocument(entry) ? await bodyOf(entry, means) : undefined;
    const common = await recordOf(entry, body && `/${chunkFile(entry, body)}`, {
      ...content,
      pictureOf: media.pictureOf,
      sharingPictureOf: media.sharingPictureOf,
      i18n: means.i18n,
      build: means.application,
    });
    const record: PageRecord = { ...common, modules: means.modules(common.layout, common.parts) };
    return { source: entry.file, file: htmlFile(entry), record: JSON.stringify(record), body };
  };
}

async function bodyOf(entry: Entry, { content, media, bodies }: Means): Promise<string> {
  let code = bodies.read(entry.file, entry.hash);
  if (code === undefined) {
    // Compiled when it was checked, unless what was kept is gone since then.
    const { createBodyCompiler } = await import('../workers/check-worker.ts');
    code = await createBodyCompiler()(textOf(content, entry), entry.file).catch((cause: unknown) => {
      throw new Error(
        `${entry.file} could not be compiled: ${cause instanceof Error ? cause.message : String(cause)}`,
        { cause },
      );
    });
    bodies.write(entry.file, entry.hash, code);
  }
  const pictures = picturesIn(code).map(async (src) => [src, await media.pictureOf(src)] as const);
  return withPictures(code, new Map<string, Picture>(await Promise.all(pictures)));
}

/** @throws when the entry's document was not read. */
export function textOf({ documents }: Pick<Content, 'documents'>, { file }: Entry): string {
  const document = documents.get(file);
  if (!document) throw new Error(`${file} is in the index, but was not read.`);
  return document.body;
}

function chunkFile({ slug }: Entry, body: string): string {
  const hash = createHash('sha256').update(asModule(body)).digest('base64url').slice(0, 8);
  return `static/js/${slug}-${hash}.chunk.js`;
}
