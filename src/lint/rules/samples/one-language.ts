import type { Document } from '#pipeline/document.ts';
import { error, type Finding } from '#pipeline/finding.ts';
import { languageNames } from '../../language-names.ts';
import type { Rule } from '../../rule.ts';
import { listTranslations } from '../pair/list-translations.ts';

/** Reports fields that only one language marks as samples. The comparison of the languages reports those of the text. */
export const samplesInOneLanguage: Rule = {
  docs: {
    'samples/one-language': {
      description: 'A value is marked as a sample in one language, and not in the other.',
      rationale: 'Visitors of one language would take a value that nobody has confirmed for a fact.',
      example: 'described',
      incorrect:
        'We answer within <Sample …>two days</Sample>. in English, and Vi svarer innen to dager. in Norwegian',
      correct: 'Both sentences with <Sample>, or both without',
    },
  },
  checkContent: ({ siteWithValidFields: { documents } }) =>
    listTranslations(documents).flatMap(({ original, translation }) => [
      ...checkFields(original, translation),
      ...checkFields(translation, original),
    ]),
};

/** Reports the fields that another language marks, and this one does not. */
function checkFields({ source, frontmatter, locate }: Document, other: Document): Finding[] {
  const own = Object.keys(frontmatter.samples ?? {});
  return Object.keys(other.frontmatter.samples ?? {})
    .filter((path) => !own.includes(path))
    .map((path) => {
      const { file, language } = other.source;
      const place = other.locate(['samples', path]);
      return error(
        source.file,
        locate(path.split('.')),
        'samples/one-language',
        `"${path}" is a sample in ${languageNames[language]} (${file}:${place.line}), but not here. Mark both under samples:, or neither.`,
        { related: { file, ...place } },
      );
    });
}
