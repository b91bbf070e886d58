import type { Passage } from '#lint/prose/text-segment.ts';
import type { Finding } from '#pipeline/finding.ts';
import { type Prose, say } from './report-text.ts';

/** A name with the s of the English genitive; before another capital it may be a name as a whole: Reader's Digest. */
const english = /(?<![\p{L}\p{N}'’-])(\p{Lu}[\p{L}-]*)(['’´])s(?![\p{L}\p{N}'’-]|[ \u00A0]\p{Lu})/gu;
/** English words, and names that are spelled so everywhere. */
const spelledSo = new Set(
  'It That What Here There He She Let Who How Where When Today Everyone Everybody McDonald Levi Domino Kellogg Moody Lloyd Sotheby Christie Hellmann Wendy Macy Jerry Valentine Men Women Children Denny Arby Bailey Carlsberg Hershey Sainsbury'.split(
    ' ',
  ),
);
const isShortForm = (name: string): boolean =>
  name.length < 2 || name === 'Ap' || (/\p{Ll}$/u.test(name) && !/[aeiouyæøå]/i.test(name));
const quotation = /[“«"][^“”«»"]*[”»"]/g;

/**
 * `Kari's`, which Norwegian writes `Karis`; after s, x and z it has an apostrophe alone: `Lars’`.
 * ntbsprak.com, "Genitiv". Short names in small letters do take one, says Språkrådet: `Ap’s`, `Frp’s`.
 */
export function genitives(prose: Prose, passage: Passage): { finding: Finding; mark: number }[] {
  const { text, language } = passage;
  if (language !== 'no') return [];
  const quoted = [...text.matchAll(quotation)].map(
    ({ index, 0: all }) => [index, index + all.length] as const,
  );
  return [...text.matchAll(english)].flatMap(({ index, 0: all, 1: name = '', 2: sign = '' }) => {
    if (spelledSo.has(name) || isShortForm(name) || quoted.some(([from, to]) => from < index && index < to))
      return [];
    const end = index + all.length;
    const mark = index + name.length;
    const right = /[sxz]$/i.test(name) ? `${name}’` : `${name}s`;
    const finding = say(
      prose,
      passage,
      [index, end],
      'prose/apostrophe',
      `Norwegian has no apostrophe before the s of a genitive, as in ${name}${sign}s. Write ${right}.`,
      {
        change: {
          title: `Write ${right}.`,
          edits: [right.endsWith('’') ? [mark, end, '’'] : [mark, mark + 1, '']],
        },
      },
    );
    return [{ finding, mark }];
  });
}
