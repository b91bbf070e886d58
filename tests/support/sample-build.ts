/** A build to serve: small, but with one of everything, and with the words of the site. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { languages } from '#i18n/languages.ts';
import { type ServeManifest, serveManifestPath } from '#server/site/serve-manifest.ts';

export const manifest: ServeManifest = {
  build: 'build-1',
  pages: {
    '/': 'index.html',
    '/no': 'no.html',
    '/team': 'team.html',
    '/no/team': 'no/team.html',
    '/inkludMI-app': 'inkludMI-app.html',
    '/blog/first': 'blog/first.html',
  },
  notFound: { en: '404.html', no: 'no/404.html' },
  forms: {},
  redirects: { '/old': '/team', '/no/Gammel': '/no/team', '/moved': '/team#people' },
  sheets: {},
  contentSecurityPolicy: {
    script: ["'sha256-c2NyaXB0'"],
    styles: { 'team.html': ["'sha256-c3R5bGU='"], '404.html': ["'sha256-NDA0'"] },
  },
};

const page = (title: string): string => `<!doctype html><title>${title}</title>${'<p>Text.</p>'.repeat(40)}`;

const texts: Record<string, string> = {
  ...Object.fromEntries(Object.entries(manifest.pages).map(([path, file]) => [file, page(path)])),
  '404.html': page('Not found'),
  'no/404.html': page('Ikke funnet'),
  'feed.xml': '<rss/>',
  'no/feed.xml': '<rss lang="no"/>',
  'robots.txt': 'User-agent: *',
  'static/js/app.1a2b3c.chunk.js': 'console.log(1);'.repeat(40),
  'static/records/team.json': '{"slug":"team"}',
  'static/locales/en/common.json': '{"menu":"Menu"}',
};

/** Letters in their order, so that a range can be told from its text. */
export const binary = Buffer.from('abcdefghijklmnopqrstuvwxyz'.repeat(40));

export interface Build extends AsyncDisposable {
  root: string;
  write(file: string, content: string | Buffer): Promise<void>;
}

/** Writes the build to a folder of its own, which goes when the build is disposed of. */
export async function writeBuild(): Promise<Build> {
  const root = await mkdtemp(join(tmpdir(), 'site-build-'));
  const write = async (file: string, content: string | Buffer) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  };
  for (const [file, text] of Object.entries(texts)) {
    await write(file, text);
    await write(`${file}.br`, brotliCompressSync(text));
    await write(`${file}.gz`, gzipSync(text));
  }
  await write('static/media/cover.1a2b3c.webp', binary);
  await write('static/media/two words.1a2b3c.webp', binary);
  for (const language of languages)
    await cp(join('content', language, 'ui'), join(root, 'static/locales', language), { recursive: true });
  await write(serveManifestPath, JSON.stringify(manifest));
  return { root, write, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}
