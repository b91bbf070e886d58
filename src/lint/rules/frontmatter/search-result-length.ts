import { type Finding, warning } from '#pipeline/finding.ts';
import type { Document } from '#pipeline/validate/validate-document.ts';

/** Characters that search engines show on a computer, as a rule of thumb; the rest is cut off. */
const maxCharacters = { title: 60, description: 160 };

/** Titles and descriptions that search engines would cut off. */
export function checkSearchResultLength({ source, frontmatter, locate, locateEnd: ending }: Document): Finding[] {
  return (['title', 'description'] as const).flatMap((field) => {
    // Of a document that is not wholly understood, a field may be missing.
    const text = frontmatter[field] ?? '';
    // Most are short enough in any way of counting, and this one takes its time.
    if (text.length <= maxCharacters[field]) return [];
    const length = [...new Intl.Segmenter(source.language).segment(text)].length;
    if (length <= maxCharacters[field]) return [];
    return warning(
      source.file,
      locate([field]),
      'frontmatter/too-long',
      `"${field}" has ${length} characters, and search results show about ${maxCharacters[field]}. Shorten it by ${length - maxCharacters[field]}, or let what matters stand first.`,
      ending([field]),
    );
  });
}
