/** A small build to serve: one file of each kind, and the UI strings of the site. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { languages } from '#i18n/languages.ts';
import { type ServeManifest, serveManifestPath } from '#server/site/serve-manifest.ts';

export const sampleManifest: ServeManifest = {
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
  stylesheet: '/static/css/site.1a2b3c.chunk.css',
  contentSecurityPolicy: {
    script: ["'sha256-c2NyaXB0'"],
    styles: { 'team.html': ["'sha256-c3R5bGU='"], '404.html': ["'sha256-NDA0'"] },
  },
};

const buildPage = (title: string): string =>
  `<!doctype html><title>${title}</title>${'<p>Text.</p>'.repeat(40)}`;

const textFiles: Record<string, string> = {
  ...Object.fromEntries(Object.entries(sampleManifest.pages).map(([path, file]) => [file, buildPage(path)])),
  '404.html': buildPage('Not found'),
  'no/404.html': buildPage('Ikke funnet'),
  'feed.xml': '<rss/>',
  'no/feed.xml': '<rss lang="no"/>',
  'robots.txt': 'User-agent: *',
  'static/js/app.1a2b3c.chunk.js': 'console.log(1);'.repeat(40),
  '.site/pages/team.json': '{"pageData":{"path":"/team"}}',
  'static/locales/en/common.json': '{"menu":"Menu"}',
};

/** The alphabet repeated, so that a range is recognisable. */
export const imageBytes = Buffer.from('abcdefghijklmnopqrstuvwxyz'.repeat(40));

export interface SampleBuild extends AsyncDisposable {
  outDir: string;
  write(file: string, content: string | Buffer): Promise<void>;
}

/** Writes the build to a folder of its own. Disposing of the build deletes it. */
export async function writeSampleBuild(): Promise<SampleBuild> {
  const outDir = await mkdtemp(join(tmpdir(), 'site-build-'));
  const write = async (file: string, content: string | Buffer) => {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), content);
  };
  for (const [file, text] of Object.entries(textFiles)) {
    await write(file, text);
    await write(`${file}.br`, brotliCompressSync(text));
    await write(`${file}.gz`, gzipSync(text));
  }
  await write('static/media/cover.1a2b3c.webp', imageBytes);
  await write('static/media/two words.1a2b3c.webp', imageBytes);
  for (const language of languages)
    await cp(join('content', language, 'ui'), join(outDir, 'static/locales', language), { recursive: true });
  await write(serveManifestPath, JSON.stringify(sampleManifest));
  return { outDir, write, [Symbol.asyncDispose]: () => rm(outDir, { recursive: true, force: true }) };
}
