/** Does the work that the site's own build does on finished pages: checks their links, and compresses all text files. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)];
const isCompressible = (file) => /\.(?:html|js|css|json|svg|xml|txt)$/.test(file);
/** The site does not compress smaller files either. */
const minBytes = 512;
/** The posts link to other pages of the site as well, which the project does not have. */
const isInProject = (target) => /^\/(?:no\/)?blog(?:\/|$)/.test(target);
/** Files in memory at once. */
const batchSize = 64;

/** Creates the integration. */
export const finish = () => ({
  name: 'finish',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name));
      /** Ids of each page by path, and links with their pages. */
      const [idsByPath, links] = [new Map(), []];
      for (let index = 0; index < files.length; index += batchSize)
        await Promise.all(
          files.slice(index, index + batchSize).map(async (file) => {
            const bytes = await readFile(file);
            const name = `/${path.relative(folder, file)}`;
            if (name.endsWith('.html')) collectLinks(toPagePath(name), bytes.toString(), idsByPath, links);
            else idsByPath.set(name, new Set());
            if (isCompressible(file) && bytes.length >= minBytes) await compress(file, bytes);
          }),
        );
      const dead = links.filter(
        ({ target, id }) =>
          isInProject(target) && !(id ? idsByPath.get(target)?.has(id) : idsByPath.has(target)),
      );
      if (dead.length > 0) throw new Error(`Links to nowhere: ${JSON.stringify(dead.slice(0, 5))}`);
    },
  },
});

const toPagePath = (name) => name.replace(/\.html$/, '').replace(/^\/index$/, '/');

function collectLinks(page, html, idsByPath, links) {
  idsByPath.set(page, new Set(Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id]) => id)));
  for (const [, href] of html.matchAll(/<a\s[^>]*?href="([/#][^"]*)"/g)) {
    const [target, id] = href.split('#');
    links.push({ page, target: target || page, id: id && decodeURIComponent(id) });
  }
}

/** Compresses as the site does: with Brotli 5 and gzip 4. */
async function compress(file, bytes) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length)))),
  };
  const [br, gz] = await Promise.all([brotliAsync(bytes, { params }), gzipAsync(bytes, { level: 4 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
