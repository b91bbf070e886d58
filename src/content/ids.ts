/**
 * Slugs of documents, categories and tags as literal unions, so that a link in code to a missing document does not
 * compile. pipeline/index/emit-ids.ts generates the module that declares them.
 */
import type { Category, Slugs, Tag } from './generated/ids.ts';
import type { Kind } from './urls.ts';

export type Id<K extends Kind = Kind> = Slugs[K];
/** @public for code about one category or tag. */
export type { Category, Tag };
