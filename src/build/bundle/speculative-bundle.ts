/**
 * Bundles the application while the content is still being checked. The bundle depends on the content only through
 * `virtual:site`, which can be predicted from three small files and the names of the documents.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collections } from '#content/collections.ts';
import { getDocumentPath, kinds } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';
import { decodeUtf8, normalizeText } from '#pipeline/read/decode.ts';
import { companyFile, documentExtension, factsFile, navigationFile } from '#pipeline/read/file-names.ts';
import { parseCompany } from '#pipeline/validate/company.ts';
import { parseFacts } from '#pipeline/validate/facts.ts';
import { parseNavigation } from '#pipeline/validate/navigation.ts';
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
  const predictedSiteModule = predictSiteModule(contentDir, options);
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

/** Predicts the module from the navigation, the company and the facts, as if every document were published. */
function predictSiteModule(contentDir: string, options: SiteOptions): string {
  const read = (file: string) => {
    const text = readText(path.join(contentDir, file));
    return text === undefined ? undefined : { file, text };
  };
  const { navigation } = parseNavigation(read(navigationFile));
  const { company } = parseCompany(read(companyFile));
  const { facts } = parseFacts(read(factsFile));
  return buildSiteModule({ navigation, company, facts }, predictPaths(contentDir), options);
}

function predictPaths(contentDir: string): ReadonlySet<string> {
  return new Set(
    languages.flatMap((language) =>
      kinds.flatMap((kind) =>
        listNames(path.join(contentDir, language, collections[kind].folder))
          .filter((name) => name.endsWith(documentExtension))
          .map((name) => getDocumentPath(language, kind, name.slice(0, -documentExtension.length))),
      ),
    ),
  );
}

/** Returns undefined if the file is missing or cannot be read. The check reports the reason. */
function readText(file: string): string | undefined {
  try {
    const text = decodeUtf8(readFileSync(file));
    return text === undefined ? undefined : normalizeText(text);
  } catch {
    return undefined;
  }
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
