/**
 * Names of what exists, as literal unions, from the content itself: a link in code to a document that is not there does not compile.
 * The module that declares them is written by the pipeline (pipeline/emit.ts).
 */

import type { Kind } from './urls.ts';
import type { Category, Slugs, Tag } from './generated/ids.ts';

export type Id<K extends Kind = Kind> = Slugs[K];
/** @public for whoever writes code about one category or tag. */
export type { Category, Tag };
