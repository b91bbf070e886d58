/** What the checks that look across documents share: every document, drafts included, and what stands at which address. */
import { addressOf } from '#content/addresses.ts';
import type { Manifest } from '#content/manifest.ts';
import type { AssetFile } from '../read.ts';
import type { Document } from '../validate.ts';

export interface Site {
  documents: readonly Document[];
  byPath: ReadonlyMap<string, Document>;
  /** Addresses in lower case to how they are spelled. */
  spelling: ReadonlyMap<string, string>;
  assets: ReadonlyMap<string, AssetFile>;
  categories: Manifest['categories'];
  tags: Manifest['tags'];
  redirects: Manifest['redirects'];
}

export const pathOf = ({ source }: Document): string => addressOf(source.language, source.kind, source.slug);

export function siteOf(
  documents: readonly Document[],
  assets: readonly AssetFile[],
  terms: Pick<Manifest, 'categories' | 'tags' | 'redirects'>,
): Site {
  const byPath = new Map<string, Document>();
  for (const document of documents) if (!byPath.has(pathOf(document))) byPath.set(pathOf(document), document);
  return {
    documents,
    byPath,
    spelling: new Map([...byPath.keys()].map((path) => [path.toLowerCase(), path])),
    assets: new Map(assets.map((asset) => [asset.name, asset])),
    categories: terms.categories,
    tags: terms.tags,
    redirects: terms.redirects,
  };
}
