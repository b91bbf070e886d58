import { addressOf } from '#content/urls.ts';
import type { Framed } from './shell-page.ts';

/** `page` for the link to the page itself, `true` for the list that a post or a case study belongs to. */
export function currentOf(page: Framed, path: string): 'page' | 'true' | undefined {
  if (page.path === path) return 'page';
  // Posts stand below their list, also while a post's record is missing.
  if (page.path.startsWith(`${path}/`)) return 'true';
  if (page.kind === 'case-study' && path === addressOf(page.language, 'page', 'portfolio')) return 'true';
  return undefined;
}
