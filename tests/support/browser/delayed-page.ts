/** A server in front of the site under test, from which the end of the home page arrives late. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface DelayedPage extends AsyncDisposable {
  /** URL of the home page. */
  url: string;
  /** Sends the rest of the home page. */
  release: () => void;
}

/** Headers of the site's response that do not hold for the decoded, split one. */
const transferHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

/**
 * Serves the site, but sends the home page only up to a text until the rest is released.
 * @param baseURL of the site under test.
 * @param marker text in the HTML at which the part that is late begins.
 * @param waitFor resolves when a path may be answered.
 */
export async function serveDelayedPage(
  baseURL: string | undefined,
  marker: string,
  waitFor?: (path: string) => Promise<void> | undefined,
): Promise<DelayedPage> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const server = createServer(async ({ url = '/' }, response) => {
    const source = await fetch(new URL(url, baseURL));
    const body = Buffer.from(await source.arrayBuffer());
    const headers = new Map(source.headers);
    for (const name of transferHeaders) headers.delete(name);
    response.writeHead(source.status, Object.fromEntries(headers));
    await waitFor?.(url);
    if (url !== '/') return response.end(body);
    const start = body.indexOf(marker);
    // Without the marker, nothing would be late.
    if (start < 0) return response.destroy();
    response.write(body.subarray(0, start));
    await released;
    response.end(body.subarray(start));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    release,
    async [Symbol.asyncDispose]() {
      release();
      server.closeAllConnections();
      server.close();
    },
  };
}
