/** Requests whose answers are the same from every web server, apart from the accepted differences. */
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import type { ServeManifest } from '#server/site/serve-manifest.ts';

export interface SentRequest {
  method?: string;
  /** Sent as it is, without normalization. */
  path: string;
  headers?: OutgoingHttpHeaders;
  /** Header of the first answer whose value a second, conditional request sends. */
  validator?: 'etag' | 'last-modified';
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Lists the requests for a build. */
export function listRequests({ pages, redirects }: ServeManifest, files: readonly string[]): SentRequest[] {
  const paths = Object.keys(pages);
  const sample = ['/', '/no', '/team', '/no/team', '/blog/first', '/no/blog/first', '/inkludMI-app'];
  const get = (path: string, headers: OutgoingHttpHeaders = {}): SentRequest => ({ path, headers });
  const accept = (encoding: string) => ({ 'accept-encoding': encoding });
  const publicFiles = files.filter((path) => !path.startsWith('/static/'));
  const oneOfEachFolder = [
    ...new Map(
      files.filter((path) => path.startsWith('/static/')).map((path) => [path.split('/')[2], path]),
    ).values(),
  ];
  const someFiles = [...publicFiles, ...oneOfEachFolder];
  return [
    ...paths.map((path) => get(path)),
    ...someFiles.map((path) => get(path)),
    ...[...sample, ...someFiles].flatMap((path) => [
      get(path, accept('gzip')),
      get(path, accept('gzip, deflate, br')),
      { path, method: 'HEAD' },
      get(path, { range: 'bytes=5-24' }),
      get(`${path}?utm_source=mail&x=%20`),
      { path, validator: 'etag' as const },
      { path, validator: 'last-modified' as const },
    ]),
    ...sample.flatMap((path) => [
      get(path.toUpperCase()),
      get(`${path}/`),
      get(`${path}/?a=1`),
      get(`/${path}`),
      get(
        path
          .replace('/', '/%')
          .replace(/%(.?)/, (_, first) => first && `%${first.charCodeAt(0).toString(16)}`),
      ),
      get(`${path === '/' ? '/index' : path}.html`),
      get(`${path === '/' ? '/index' : path}.html.gz`),
      { path, method: 'POST' },
      { path, method: 'DELETE' },
      { path, method: 'OPTIONS' },
    ]),
    ...Object.keys(redirects).flatMap((path) => [
      get(encodeURI(path)),
      get(`${encodeURI(path)}?a=1`),
      get(`${encodeURI(path)}/`),
      get(encodeURI(path).toUpperCase()),
      { path: encodeURI(path), method: 'HEAD' },
      { path: encodeURI(path), method: 'POST' },
    ]),
    ...publicFiles
      .slice(0, 4)
      .flatMap((path) => [
        get(path.toUpperCase()),
        get(`${path}/`),
        get(`/${path}`),
        { path, method: 'POST' },
      ]),
    ...unknownPaths.flatMap((path) => [get(path), get(`/no${path}`)]),
    ...['/nothing', '/no/nothing'].flatMap((path) => [
      get(path, accept('gzip')),
      get(path, accept('br')),
      get(path, { range: 'bytes=0-9' }),
      get(path, { 'if-none-match': '*' }),
      get(path, { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }),
      { path, method: 'HEAD' },
      { path, method: 'POST' },
    ]),
    get('/team', { range: 'bytes=999999999-' }),
    get('/team', { range: 'bytes=-5' }),
    get('/team', { range: 'lines=1-2' }),
  ];
}

const unknownPaths = [
  '/nothing',
  '/nothing/',
  '/team/nothing',
  '/november',
  '/.site/serve.json',
  '/.SITE/serve.json',
  '/%2esite/serve.json',
  '/.site/nginx.conf',
  '/static/../.site/serve.json',
  '/static/%2e%2e/.site/serve.json',
  '/team/../team',
  '/.env',
  '/.git/config',
  '/.well-known/nothing',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/feed.xml.gz',
  '/static',
  '/static/',
  '/static/js/',
  '/static/js/nothing.js',
  '/blog/tag',
  '/team.',
  '/team%00',
  '/wp-login.php',
  '/api/messages',
];

/** Sends a request. */
export const send = (port: number, { method = 'GET', path, headers = {} }: SentRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
