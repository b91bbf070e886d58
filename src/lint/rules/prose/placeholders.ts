import type { Finding } from '#pipeline/finding.ts';
import { placeholder } from '../../placeholder.ts';
import type { TextSegment } from '../../prose/text-segment.ts';
import type { Rule, TextContext } from '../../rule.ts';
import { reportText } from '../text-findings.ts';

/** Reports text that must be replaced before publication. It is an error if visitors would see it. */
export const placeholders: Rule = {
  docs: {
    'prose/placeholder': {
      description:
        'The text contains a note for later, dummy text, the remains of an email, or a comment of an assistant that helped to write it.',
      rationale: 'Visitors would see that the page is not finished.',
      incorrect: `${placeholder}: write about prices.`,
      correct: 'A round takes two weeks.',
    },
  },
  checkText: (context) => [
    ...reportDummyText(context),
    ...context.segments.flatMap((segment) => [
      ...checkNotes(context, segment),
      ...checkComingSoon(context, segment),
      ...checkAssistantComments(context, segment),
      ...checkLeftovers(context, segment),
    ]),
  ],
};

const getLevel = ({ isDraft }: TextContext) => (isDraft ? 'warning' : 'error');

/** Matches notes. Templates have `[amount]` and `XX` where a value is missing, and Word marks its comments as `[KN1]`. */
const note =
  /\blorem ipsum\b|\b(?:TODO|TBD|FIXME)\b|\bxx+\b|\[(?:(?:insert|sett inn|fyll inn)\b[^[\]\n]*|name|navn|amount|beløp|price|pris|date|dato|number|tall|figure|link|lenke|client|kunde|[a-zæøå]{1,3}\d{1,3})\]/gi;
/** Notes in capital letters only, because "Todo" and "todo" are words, and "xx" is a kiss. */
const capitalNote = /^(?:todo|tbd|fixme|xx|\[[a-zæøå]{1,3}\d{1,3}\])$/i;
const quotation = /[“«„][^“”«»„]*[”»“]|"[^"]*"|(?<![\p{L}\p{N}])[‘'][^‘’']*[’'](?![\p{L}\p{N}])/gu;

function checkNotes(context: TextContext, segment: TextSegment): Finding[] {
  const { isDraft } = context;
  const remedy =
    isDraft === undefined
      ? ', which visitors would read. Write the final text.'
      : isDraft
        ? '. Write the final text before the draft is published.'
        : ', which visitors would read. Write the final text, or set draft: true.';
  const quotations = [...segment.text.matchAll(quotation)].map(
    ({ index, 0: match }) => [index, index + match.length] as const,
  );
  return [...segment.text.matchAll(note)]
    .filter(
      ({ index, 0: match }) =>
        !quotations.some(([from, to]) => from < index && index < to) &&
        (!capitalNote.test(match) || match === match.toUpperCase()),
    )
    .map(({ index, 0: match }) =>
      reportText(
        context,
        segment,
        [index, index + match.length],
        'prose/placeholder',
        `"${match}" is a note for later${remedy}`,
        { level: getLevel(context) },
      ),
    );
}

function checkComingSoon(context: TextContext, segment: TextSegment): Finding[] {
  const { text } = segment;
  if (!/^\s*(?:coming soon|kommer snart)\s*[.!…]*\s*$/i.test(text)) return [];
  const message = `"${text.trim()}" does not help visitors. Write the final text, or remove it.`;
  return [reportText(context, segment, [0, text.length], 'prose/placeholder', message)];
}

/** Matches what an assistant says around a text, and the marks of its sources. Nothing else has these words. */
const assistantComment =
  /\blet me know if you(?:['’]d| would) like (?:me to|any (?:changes|adjustments|edits|revisions))\b[^.!?]*|\bwould you like me to\b[^.!?]*|(?:si (?:gjerne )?(?:fra|ifra)|gi (?:meg )?(?:gjerne )?beskjed) (?:hvis|om|dersom) (?:du|dere) (?:vil|ønsker|trenger) (?:at jeg\b|(?:flere|noen) (?:endringer|justeringer))[^.!?]*|\bvil (?:du|dere) at jeg skal\b[^.!?]*|^(?:(?:sure|certainly|of course|absolutely)[!,.] here(?: is|['’]s| are)\b[^.!?:]*|here(?: is|['’]s) (?:the|a|your) (?:revised|rewritten|translated|improved|updated)\b[^.!?:]*|here(?: is|['’]s) (?:the|an?|your) (?:\p{L}+[ -]){0,4}(?:version|draft|rewrite|translation) of (?:the|this|your) (?:paragraph|text|sentence|section|article|post|page|introduction|heading)\b[^.!?:]*|(?:selvfølgelig|klart|ja visst)[!,.] her er\b[^.!?:]*|her er (?:den|en|teksten) (?:omskrevet|oversatt|forbedret|reviderte?)\b[^.!?:]*|her er (?:en|et|den|det) (?:\p{L}+[ -]){0,4}(?:versjon(?:en)?|utkast(?:et)?|omskriving(?:en)?|oversettelsen?) (?:av|til) (?:avsnittet|teksten|setningen|artikkelen|innlegget|siden|innledningen|overskriften)\b[^.!?:]*)|\bas an ai language model\b|\bsom (?:en )?(?:ai-)?språkmodell\b|:contentReference\[oaicite:\d+\]|【\d+†[^】]*】|\bturn\d+(?:search|view)\d+\b/giu;

function checkAssistantComments(context: TextContext, segment: TextSegment): Finding[] {
  return [...segment.text.matchAll(assistantComment)].map(({ index, 0: match }) =>
    reportText(
      context,
      segment,
      [index, index + match.length],
      'prose/placeholder',
      `"${match.trim()}" is what an assistant added to the text. Remove it.`,
      { level: getLevel(context) },
    ),
  );
}

/** Remains of other programs, each with what they are. */
const leftovers: readonly (readonly [pattern: RegExp, what: string])[] = [
  [
    /\b(?:Error! (?:Reference source not found|Bookmark not defined|No text of specified style)|Feil! (?:Bokmerke er ikke definert|Fant ikke referansekilden|Finner ikke referansekilden|Hyperkoblingsreferansen er ikke gyldig|Ugyldig kobling))\b\.?/giu,
    'what Word writes for a reference that leads nowhere',
  ],
  [
    /^(?:med vennlig hilsen|vennlig hilsen|beste hilsen|mvh|best regards|kind regards|warm regards|yours sincerely)[,.]?[ \t]*(?:\n.*|$)/gisu,
    'the end of an email',
  ],
  [
    /^(?:on \p{L}{0,9},? ?\d{1,2}\b.{3,60} wrote|(?:den )?(?:\p{L}{3,4}\. )?\d{1,2}\. .{3,60} skrev.{0,60}):$/giu,
    'the head of an email',
  ],
  [
    /\((?:(?:sjekk|dobbeltsjekk) (?:dette|denne|tallet|tallene|datoen|navnet|prisen|stavemåten)|(?:double-)?check (?:this|these|the (?:number|figure|date|name|price|spelling)s?)|(?:må sjekkes|to be (?:checked|confirmed|decided|verified))|(?:stemmer|er) (?:dette|det|tallet) (?:riktig)?\?|is this (?:right|correct|true)\?)[^()]{0,60}\)/giu,
    'a note for later',
  ],
  [
    /(?<![\p{L}\d._-])@\p{Lu}\p{Ll}+[,:]? (?:can|could|please|pls|kan|vil|sjekk|check|er|is|does)\b[^.!?]*/gu,
    'a question to a colleague',
  ],
  [/\?{3,}/g, 'a note for later'],
];

function checkLeftovers(context: TextContext, segment: TextSegment): Finding[] {
  // Mails are texts of the interface.
  if (context.isDraft === undefined) return [];
  return leftovers.flatMap(([pattern, what]) =>
    [...segment.text.matchAll(pattern)].map(({ index, 0: match }) =>
      reportText(
        context,
        segment,
        [index, index + match.length],
        'prose/placeholder',
        `"${match.trim().replace(/\s+/g, ' ')}" is ${what}, which visitors would read. Remove it, or write the final text.`,
        { level: getLevel(context) },
      ),
    ),
  );
}

/** The first sentences of "Lorem ipsum", a garbled passage of Cicero, and words that generators add. */
const dummyWords = new Set(
  'lorem ipsum dolor sit amet consectetur adipiscing adipisicing elit sed do eiusmod tempor incididunt ut et labore dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum vestibulum vivamus praesent pellentesque aenean nunc mauris donec curabitur nullam maecenas suspendisse phasellus integer tellus libero'.split(
    ' ',
  ),
);
/** Fewer words may be a quotation, and some of them are also English or Norwegian words. */
const minDummyWords = 6;
/** Share of dummy words in a dummy text. */
const minDummyShare = 0.6;
/** Matches a long dummy word. A text without one is not counted, which saves most of the time. */
const longDummyWord = new RegExp(
  `\\b(?:${[...dummyWords].filter(({ length }) => length > 4).join('|')})\\b`,
  'i',
);

/** True for a text that only fills the page. No other rule checks it. */
export function isDummyText({ text }: TextSegment): boolean {
  if (!longDummyWord.test(text)) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    words.length >= minDummyWords &&
    words.filter((word) => dummyWords.has(word)).length >= words.length * minDummyShare
  );
}

/** Reports the first dummy text only, because all of them have the same remedy. */
function reportDummyText(context: TextContext): Finding[] {
  const { isDraft, dummySegments } = context;
  const [first] = dummySegments;
  if (!first) return [];
  const others = dummySegments.length - 1;
  const moreTexts = others === 1 ? 'is 1 more text' : `are ${others} more texts`;
  const remedy = isDraft
    ? 'Write the final text before the draft is published.'
    : `Visitors would read it. Write the final text${isDraft === undefined ? '' : ', or set draft: true'}.`;
  return [
    reportText(
      context,
      first,
      [0, first.text.length],
      'prose/placeholder',
      `This is dummy text${others > 0 ? `, and so ${moreTexts} in this file` : ''}. ${remedy}`,
      { level: getLevel(context) },
    ),
  ];
}
