/** Answers of other sites, each asked for once a day at the most. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { type Answer, ask } from './check-url.ts';

const day = 24 * 60 * 60 * 1000;
/** Sites asked at the same time; each of them one question after the other. */
const concurrency = 8;
const defaultTimeout = 10_000;

/** By address; `at` in milliseconds since 1970. */
type Cache = Record<string, { at: number; answer: Answer }>;

export interface AskingOptions {
  /** Where answers are kept; safe to delete. */
  cacheFile: string;
  now: Date;
  /** Milliseconds for each request. */
  timeout?: number;
  /** Told why the answers cannot be kept; they count all the same. */
  onUnkept?: (cause: Error) => void;
}

/**
 * Asks every address, unless its answer is less than a day old. What could not be asked is not kept.
 */
export async function answersOf(
  urls: Iterable<string>,
  { cacheFile, now, timeout = defaultTimeout, onUnkept }: AskingOptions,
): Promise<Map<string, Answer>> {
  const cache = fresh(await readCache(cacheFile), now);
  const answers = new Map<string, Answer>();
  const open: string[] = [];
  for (const url of new Set(urls)) {
    const known = cache[url]?.answer;
    if (known) answers.set(url, known);
    else open.push(url);
  }
  const hosts = Map.groupBy(open, (url) => URL.parse(url)?.host ?? '');
  await pMap(
    hosts.values(),
    async (own) => {
      for (const url of own) {
        const answer = await ask(url, timeout);
        answers.set(url, answer);
        if (answer.kind !== 'unasked') cache[url] = { at: now.getTime(), answer };
      }
    },
    { concurrency },
  );
  if (open.length) await writeCache(cacheFile, cache).catch((cause: Error) => onUnkept?.(cause));
  return answers;
}

const fresh = (cache: Cache, now: Date): Cache =>
  Object.fromEntries(
    Object.entries(cache).filter(([, { at }]) => at <= now.getTime() && now.getTime() - at < day),
  );

/** A cache that cannot be read is an empty one. */
async function readCache(file: string): Promise<Cache> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Cache;
  } catch {
    return {};
  }
}

async function writeCache(file: string, cache: Cache): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, JSON.stringify(cache));
  await rename(temporary, file);
}
