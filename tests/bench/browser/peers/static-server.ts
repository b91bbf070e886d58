/** Serves a folder of built pages, as a static host does. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import mime from 'mime';

export interface StaticServer {
  /** Origin, without a trailing slash. */
  origin: string;
  stop(): Promise<void>;
}

/** Returns the files that may contain the page or file of a path, in the order in which hosts look for them. */
export const getCandidateFiles = (pathname: string): string[] => {
  const file = path.posix.normalize(`/${decodeURIComponent(pathname)}`).replace(/^\/+|\/+$/g, '');
  return file === '' ? ['index.html'] : [file, `${file}.html`, `${file}/index.html`];
};

/**
 * Starts a server on a free port of this machine.
 * @param hashedFolder path prefix of files with a hash in their name, which browsers may keep for ever.
 */
export async function startStaticServer(folder: string, hashedFolder: string): Promise<StaticServer> {
  const files = new Map<string, Buffer>();
  const read = async (pathname: string): Promise<{ file: string; content: Buffer } | undefined> => {
    for (const file of getCandidateFiles(pathname)) {
      const content = files.get(file) ?? (await readFile(path.join(folder, file)).catch(() => undefined));
      if (!content) continue;
      files.set(file, content);
      return { file, content };
    }
    return undefined;
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const found = await read(pathname);
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': `${mime.getType(found.file) ?? 'application/octet-stream'}; charset=utf-8`,
      'content-length': found.content.byteLength,
      'cache-control': pathname.startsWith(hashedFolder)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
    });
    response.end(found.content);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
