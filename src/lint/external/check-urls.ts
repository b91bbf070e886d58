/** Checks URLs of other sites, each at most once a day. */
import pMap from 'p-map';
import { readCacheFile, writeCacheFile } from '#pipeline/file-cache.ts';

const maxCacheAgeMs = 24 * 60 * 60 * 1000;
/** Sites checked at the same time. The URLs of one site are checked one after the other. */
const concurrency = 8;
const defaultTimeoutMs = 10_000;
/** Browsers give up after 20. Working sites need 2 or 3. */
const maxRedirects = 10;
const permanentRedirects = [301, 308];
const deadStatuses = [404, 410];
/** Statuses that ask the client to wait. A second request would only add load. */
const busyStatuses = [429, 503];

/** The result for a URL. `unknown`: the site did not answer, or does not answer programs. */
export type UrlStatus =
  | { kind: 'ok' }
  | { kind: 'dead'; reason: string }
  | { kind: 'moved'; to: string }
  | { kind: 'unknown'; reason: string };

export interface CheckUrlsOptions {
  /** File of the cached results; safe to delete. */
  cacheFile: string;
  now: Date;
  /** Milliseconds for each request. */
  timeout?: number;
  /** Called when the cache cannot be written. The results are still valid. */
  onCacheError?: (cause: Error) => void;
}

/** Results by URL; `checkedAt` in milliseconds since 1970. */
type UrlCache = Record<string, { checkedAt: number; status: UrlStatus }>;

/** Checks every URL without a result of the last 24 hours. Unknown results are not cached. */
export async function checkUrls(
  urls: Iterable<string>,
  { cacheFile, now, timeout = defaultTimeoutMs, onCacheError }: CheckUrlsOptions,
): Promise<Map<string, UrlStatus>> {
  const cache = removeExpired(readCacheFile<UrlCache>(cacheFile) ?? {}, now);
  const statuses = new Map<string, UrlStatus>();
  const uncached: string[] = [];
  for (const url of new Set(urls)) {
    const status = cache[url]?.status;
    if (status) statuses.set(url, status);
    else uncached.push(url);
  }
  const urlsByHost = Map.groupBy(uncached, (url) => URL.parse(url)?.host ?? '');
  await pMap(
    urlsByHost.values(),
    async (hostUrls) => {
      for (const url of hostUrls) {
        const status = await checkUrl(url, timeout);
        statuses.set(url, status);
        if (status.kind !== 'unknown') cache[url] = { checkedAt: now.getTime(), status };
      }
    },
    { concurrency },
  );
  try {
    if (uncached.length) writeCacheFile(cacheFile, cache);
  } catch (error) {
    onCacheError?.(error as Error);
  }
  return statuses;
}

const removeExpired = (cache: UrlCache, now: Date): UrlCache =>
  Object.fromEntries(
    Object.entries(cache).filter(
      ([, { checkedAt }]) => checkedAt <= now.getTime() && now.getTime() - checkedAt < maxCacheAgeMs,
    ),
  );

/** Tries HEAD first, which costs the other site least, then GET, because many servers support only GET. Never throws. */
async function checkUrl(url: string, timeout: number): Promise<UrlStatus> {
  const { status, isFinal } = await followRedirects(url, 'HEAD', timeout);
  return isFinal ? status : (await followRedirects(url, 'GET', timeout)).status;
}

interface Attempt {
  status: UrlStatus;
  /** True if another request method cannot change the status. */
  isFinal: boolean;
}
const toFinal = (status: UrlStatus): Attempt => ({ status, isFinal: true });
const toPreliminary = (status: UrlStatus): Attempt => ({ status, isFinal: false });

async function followRedirects(url: string, method: 'HEAD' | 'GET', timeout: number): Promise<Attempt> {
  let currentUrl = url;
  /** The URL after all permanent redirects before the first temporary one. */
  let permanentUrl = url;
  let arePermanent = true;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const { code, location, failure } = await request(currentUrl, method, timeout);
    if (failure !== undefined) return toFinal({ kind: 'unknown', reason: failure });
    if (code >= 300 && code < 400 && location !== null) {
      const target = URL.parse(location, currentUrl);
      if (!target) return toFinal({ kind: 'dead', reason: `redirects to "${location}", which is not a URL` });
      currentUrl = target.href;
      arePermanent &&= permanentRedirects.includes(code);
      if (arePermanent) permanentUrl = currentUrl;
    } else if (deadStatuses.includes(code)) return toPreliminary({ kind: 'dead', reason: `answers ${code}` });
    else if (busyStatuses.includes(code)) return toFinal({ kind: 'unknown', reason: `it answers ${code}` });
    else if (code >= 400) return toPreliminary({ kind: 'unknown', reason: `it answers ${code}` });
    else return toFinal(permanentUrl === url ? { kind: 'ok' } : { kind: 'moved', to: permanentUrl });
  }
  return toFinal({ kind: 'dead', reason: 'redirects without end' });
}

interface UrlResponse {
  /** HTTP status code; 0 where there was no response. */
  code: number;
  location: string | null;
  /** The reason why there was no response. */
  failure?: string;
}

async function request(url: string, method: string, timeout: number): Promise<UrlResponse> {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: { 'user-agent': 'content-link-check', accept: 'text/html,*/*' },
    });
    await response.body?.cancel();
    return { code: response.status, location: response.headers.get('location') };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const cause = error.cause instanceof Error ? error.cause.message : '';
    const failure =
      error.name === 'TimeoutError' ? `no answer within ${timeout / 1000} s` : cause || error.message;
    return { code: 0, location: null, failure };
  }
}
