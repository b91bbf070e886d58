import { getDocumentPath } from '#content/urls.ts';
import type { ShellPage } from './shell-page.ts';

/** Returns `aria-current` of a link: `page` for the page itself, `true` for the list that a post or case study is in. */
export function getAriaCurrent(page: ShellPage, path: string): 'page' | 'true' | undefined {
  if (page.path === path) return 'page';
  // Posts are recognized by their path, because it is known even if the page data failed to load.
  if (page.path.startsWith(`${path}/`)) return 'true';
  if (page.kind === 'case-study' && path === getDocumentPath(page.language, 'page', 'portfolio'))
    return 'true';
  return undefined;
}
