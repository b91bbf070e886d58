import type { Framed } from './shell-page.ts';

/**
 * The anchor in another language's version of a page that stands where an anchor of this one stands.
 * @param id an anchor of the page; ids that authors set are the same in both languages.
 * @returns the anchor, or `id` itself where the headings do not tell.
 */
export function counterpartOf(page: Framed, language: string, id: string): string {
  const version = page.versions.find((each) => each.language === language);
  const at = page.headings.findIndex((heading) => heading.id === id);
  return version?.anchors[at] ?? id;
}
