import { addressOf } from '#content/addresses.ts';
import type { PageRecord } from '#content/record.ts';

/** `page` for the link to the page itself, `true` for the list that a post or a case study belongs to. */
export function currentOf(record: PageRecord, path: string): 'page' | 'true' | undefined {
  if (record.path === path) return 'page';
  if (record.kind === 'post' && path === addressOf(record.language, 'page', 'blog')) return 'true';
  if (record.kind === 'case-study' && path === addressOf(record.language, 'page', 'portfolio')) return 'true';
  return undefined;
}
