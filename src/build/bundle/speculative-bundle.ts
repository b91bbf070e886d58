/** The bundle, begun while the content is checked: it depends on little of it, and that little can be foreseen. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { navigationTargets } from '#app/shell/menus.ts';
import { getDocumentPath } from '#content/urls.ts';
import { collections } from '#content/collections.ts';
import { languages } from '#i18n/languages.ts';
import { type CachedBundle, getBundle } from './bundle-cache.ts';
import { type SiteOptions, buildSiteModule } from './site-module.ts';

export interface SpeculativeBundle {
  /**
   * The bundle of a site as it turned out to be: the one that was begun, or else another.
   * @throws what Vite throws when the application does not build.
   */
  get: (site: string) => Promise<CachedBundle>;
  /** Ends what nobody waits for. */
  stop: () => Promise<void>;
}

/**
 * Begins the bundle of the site that a content folder is likely to be: a document that is there may yet be a draft.
 * @param cacheDir may be deleted at any time.
 */
export function startSpeculativeBundle(
  contentDir: string,
  options: SiteOptions,
  cacheDir: string,
  provide = getBundle,
): SpeculativeBundle {
  const likely = buildSiteModule(predictPaths(contentDir), options);
  const stopping = new AbortController();
  const begun = provide(likely, cacheDir, stopping.signal);
  const ended = begun.then(
    () => undefined,
    () => undefined,
  );
  const stop = () => {
    stopping.abort();
    return ended;
  };
  return {
    stop,
    async get(site) {
      if (site === likely) return begun;
      await stop();
      return provide(site, cacheDir);
    },
  };
}

/** Of the documents that the navigation may name, the addresses of those that have a file. */
function predictPaths(contentDir: string): ReadonlySet<string> {
  const targets = Object.values(navigationTargets);
  return new Set(
    languages.flatMap((language) =>
      targets
        .filter(({ kind, slug }) =>
          existsSync(path.join(contentDir, language, collections[kind].folder, `${slug}.mdx`)),
        )
        .map(({ kind, slug }) => getDocumentPath(language, kind, slug)),
    ),
  );
}
