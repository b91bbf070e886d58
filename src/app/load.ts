/** From an address to everything its page needs: the record, then layout and body side by side. */
import type { MDXContent, MDXModule } from 'mdx/types.js';
import type { ComponentType } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { type PageRecord, recordPath } from '#content/record.ts';
import type { LayoutProps } from '#layouts/layout.ts';
import { layouts } from '#layouts/layouts.ts';
import { componentsOf, videoOf, withComponents } from '#layouts/parts.tsx';

export interface LoadedPage {
  record: PageRecord;
  Layout: ComponentType<LayoutProps>;
  Body: MDXContent;
  Video?: LayoutProps['Video'];
}

export type PageLoader = (path: string, signal: AbortSignal) => Promise<LoadedPage>;

/** A chunk that has not come after this long counts as lost. */
export const loadTimeout = 120_000;

/** A page, or a part of it, could not be fetched. What the visitor sees is ErrorPanel. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** The site has been published anew, or the address has no page: only a full load of it is right. */
export class FullLoadNeeded extends Error {
  override name = 'FullLoadNeeded';
}

/** A document's chunk is a function that takes the JSX runtime, so that it can do without imports. */
export type BodyModule = { default: (runtime: typeof jsxRuntime) => MDXModule };

/** The body of a page without a text of its own. */
export const NoBody: MDXContent = () => null;

/** What a compiled body gives once it has the runtime. */
export const evaluateBody = (body: BodyModule['default']): MDXContent => body(jsxRuntime).default;

/**
 * Parts that could not be had, over the whole visit. Failed imports stay failed in some browsers: the next try asks
 * for the body under another name, and the one after that loads the page anew, since a layout has but one name.
 */
let failures = 0;

/**
 * Loads layout and body of a record.
 * @throws ChunkLoadError when one of them cannot be had, FullLoadNeeded when that happens again.
 */
export async function loadParts(record: PageRecord, signal?: AbortSignal): Promise<LoadedPage> {
  const address = record.body && (failures === 0 ? record.body : `${record.body}?try=${failures}`);
  try {
    const [layout, own, Video, body] = await Promise.all([
      layouts[record.layout](),
      componentsOf(record.parts),
      videoOf(record.parts),
      address ? (import(/* @vite-ignore */ address) as Promise<BodyModule>) : undefined,
    ]);
    return {
      record,
      Layout: layout.default as ComponentType<LayoutProps>,
      Body: withComponents(body ? evaluateBody(body.default) : NoBody, own),
      Video,
    };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    failures += 1;
    if (failures > 1)
      throw new FullLoadNeeded(`The page ${record.path} could not be loaded again.`, { cause });
    throw new ChunkLoadError(`The page ${record.path} could not be loaded.`, { cause });
  }
}

/**
 * Fetches a record and its parts: client navigation.
 * @param build the build that the running application belongs to.
 */
export function pageLoader(build: string): PageLoader {
  const load: PageLoader = async (path, signal) => {
    const response = await fetch(recordPath(path), { signal }).catch((cause: unknown) => {
      if (signal.aborted) throw cause;
      throw new ChunkLoadError(`The record of ${path} could not be fetched.`, { cause });
    });
    if (response.status === 404) throw new FullLoadNeeded(`There is no page at ${path}.`);
    if (!response.ok) throw new ChunkLoadError(`The record of ${path} answered ${response.status}.`);
    const record = (await response.json()) as PageRecord;
    if (record.build !== build) throw new FullLoadNeeded('The site has been published anew.');
    return loadParts(record, signal);
  };
  return (path, signal) => inTime(load(path, signal), signal);
}

/** One deadline for all that a page needs. */
function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<T>((resolve, reject) => {
    timer = setTimeout(
      () => reject(new ChunkLoadError(`Nothing came within ${loadTimeout / 1000} s.`)),
      loadTimeout,
    );
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  }).finally(() => clearTimeout(timer));
}
