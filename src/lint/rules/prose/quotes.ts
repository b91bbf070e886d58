import type { Language } from '#i18n/languages.ts';
import { hidden, type Passage } from '#lint/prose/text-segment.ts';
import type { Finding } from '#pipeline/finding.ts';
import { pairedQuotes } from './paired-quotes.ts';
import { type Prose, say } from './report-text.ts';

const marks: Record<Language, { name: string; open: string; close: string }> = {
  en: { name: 'English', open: '“', close: '”' },
  no: { name: 'Norwegian', open: '«', close: '»' },
};
/** Quotation marks of other languages, in pairs. */
const foreign: Record<Language, RegExp> = {
  en: /[«„]([^«»“”„]*)[»“]/g,
  no: /[“”„]([^«»“”„]*)[“”]/g,
};

/** Quotation marks as the language has them: “ ” in English, « » in Norwegian. */
export function quotes(prose: Prose, passage: Passage): Finding[] {
  const { language, text } = passage;
  const others = [...text.matchAll(foreign[language])].map(
    ({ index, 0: quoted }) => [index, index + quoted.length] as const,
  );
  return [
    ...straightQuotes(prose, passage),
    ...foreignQuotes(prose, passage),
    ...pairedQuotes(prose, passage, marks[language], others),
  ];
}

function straightQuotes(prose: Prose, passage: Passage): Finding[] {
  const { text, language } = passage;
  const { name, open, close } = marks[language];
  const findings: Finding[] = [];
  const alone = (at: number) =>
    say(
      prose,
      passage,
      [at, at + 1],
      'prose/quotes',
      `The straight quotation mark has no partner. ${name} text has ${open}…${close}.`,
    );
  // One too many: which of them belong together only the writer knows.
  const isEven = text.split('"').length % 2 === 1;
  let opened: number | undefined;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) {
    const before = text[at - 1];
    const opens = isBeforeOpening(before) && /\S/.test(text[at + 1] ?? ' ');
    // 27" is inches, unless a quotation ends there.
    if (opened === undefined && /\d/.test(before ?? '')) continue;
    if (opened === undefined && opens) opened = at;
    else if (opened !== undefined && isAfterClosing(text[at + 1]) && /\S/.test(before ?? ' ')) {
      findings.push(
        say(
          prose,
          passage,
          [opened, at + 1],
          'prose/quotes',
          `${name} text has ${open}…${close}, not straight quotation marks.`,
          {
            ...(isEven && {
              change: {
                title: `Write ${open}…${close}.`,
                edits: [
                  [opened, opened + 1, open],
                  [at, at + 1, close],
                ],
              },
            }),
          },
        ),
      );
      opened = undefined;
    } else findings.push(alone(at));
  }
  return opened === undefined ? findings : [...findings, alone(opened)];
}

function foreignQuotes(prose: Prose, passage: Passage): Finding[] {
  const { name, open, close } = marks[passage.language];
  return [...passage.text.matchAll(foreign[passage.language])].map(({ index, 0: quoted }) => {
    const end = index + quoted.length;
    const isNested = depthAt(passage.text, index, open, close) > 0;
    const [first, last] = isNested ? ['‘', '’'] : [open, close];
    const where = isNested
      ? `${name} text has ${first}…${last} within a quotation`
      : `${name} text has ${first}…${last}`;
    return say(
      prose,
      passage,
      [index, end],
      'prose/quotes',
      `${where}, not ${quoted.at(0)}…${quoted.at(-1)}.`,
      {
        change: {
          title: `Write ${first}…${last}.`,
          edits: [
            [index, index + 1, first],
            [end - 1, end, last],
          ],
        },
      },
    );
  });
}

/** How many quotations a place stands in. */
function depthAt(text: string, end: number, open: string, close: string): number {
  let depth = 0;
  for (const sign of text.slice(0, end)) {
    if (sign === open) depth++;
    else if (sign === close && depth > 0) depth--;
  }
  return depth;
}

const isBeforeOpening = (sign: string | undefined): boolean =>
  sign === undefined || sign === hidden || /[\s([{–—/«“‘-]/.test(sign);
const isAfterClosing = (sign: string | undefined): boolean =>
  sign === undefined || sign === hidden || /[\s.,;:!?)\]}–—/…»”’-]/.test(sign);
