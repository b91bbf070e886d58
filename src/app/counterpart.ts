import type { PageRecord } from '#content/record.ts';

/**
 * The anchor in another language's version of a page that stands where an anchor of this one stands.
 * @param id an anchor of the record's page; ids that authors set are the same in both languages.
 * @returns the anchor, or `id` itself where the headings do not tell.
 */
export function counterpartOf(record: PageRecord, language: string, id: string): string {
  const version = record.versions.find((each) => each.language === language);
  const at = record.headings.findIndex((heading) => heading.id === id);
  return version?.anchors[at] ?? id;
}
