/** A server in front of the site under test, from which parts of a page arrive late. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface DelayedPage extends AsyncDisposable {
  /** URL of the page. */
  url: string;
  /** Sends the next part of the page. @returns false if all parts have been sent. */
  release: () => boolean;
}

/** Headers of the site's response that do not hold for the decoded, split one. */
const transferHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

/**
 * Serves the site, but sends each part of a page only when it is released, apart from the first one.
 * @param baseURL of the site under test.
 * @param path of the page.
 * @param partStart matches where parts begin in the HTML, without consuming any of it.
 * @param waitFor resolves when a path may be answered.
 */
export async function serveDelayedPage(
  baseURL: string | undefined,
  path: string,
  partStart: RegExp,
  waitFor?: (path: string) => Promise<void> | undefined,
): Promise<DelayedPage> {
  let parts: string[] = [];
  let sendNext = () => {};
  const server = createServer(async ({ url = '/' }, response) => {
    const source = await fetch(new URL(url, baseURL));
    const headers = new Map(source.headers);
    for (const name of transferHeaders) headers.delete(name);
    await waitFor?.(url);
    response.writeHead(source.status, Object.fromEntries(headers));
    if (url !== path) return response.end(Buffer.from(await source.arrayBuffer()));
    parts = (await source.text()).split(partStart);
    // With a single part, nothing would be late.
    if (parts.length < 2) return response.destroy();
    sendNext = () => {
      response.write(parts.shift());
      if (parts.length === 0) response.end();
    };
    sendNext();
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const release = () => {
    if (parts.length > 0) sendNext();
    return parts.length > 0;
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${path}`,
    release,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
