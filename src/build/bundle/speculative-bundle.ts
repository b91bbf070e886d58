/**
 * Bundles the application while the content is still being checked. The bundle depends on the content only through
 * `virtual:site`, which can be predicted from the file names.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { navigationTargets } from '#app/shell/menus.ts';
import { collections } from '#content/collections.ts';
import { getDocumentPath } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';
import { type CachedBundle, getBundle } from './bundle-cache.ts';
import { buildSiteModule, type SiteOptions } from './site-module.ts';

export interface SpeculativeBundle {
  /**
   * Returns the bundle for a source of `virtual:site`. After a wrong prediction, the bundler is stopped and started again.
   * @throws Error with Vite's message when the application does not build.
   */
  get: (siteModule: string) => Promise<CachedBundle>;
  /** Stops the bundler if it still runs. */
  stop: () => Promise<void>;
}

/**
 * Starts to bundle the application for the predicted `virtual:site`. A predicted document may turn out to be a draft.
 * @param cacheDir folder of the bundles; may be deleted at any time.
 * @param makeBundle replaced by tests.
 */
export function startSpeculativeBundle(
  contentDir: string,
  options: SiteOptions,
  cacheDir: string,
  makeBundle = getBundle,
): SpeculativeBundle {
  const predictedSiteModule = buildSiteModule(predictPaths(contentDir), options);
  const abort = new AbortController();
  const predictedBundle = makeBundle(predictedSiteModule, cacheDir, abort.signal);
  const settled = predictedBundle.then(
    () => undefined,
    () => undefined,
  );
  const stop = () => {
    abort.abort();
    return settled;
  };
  return {
    stop,
    async get(siteModule) {
      if (siteModule === predictedSiteModule) return predictedBundle;
      await stop();
      return makeBundle(siteModule, cacheDir);
    },
  };
}

/** Predicts the paths of the navigation's documents: those whose file exists. */
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
