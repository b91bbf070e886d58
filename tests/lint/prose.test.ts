import { describe, expect, test } from 'vitest';
import type { Language } from '#i18n/languages.ts';
import { applyFixes } from '#lint/autofix.ts';
import { checkDocument } from '#lint/lint-document.ts';
import { mapOffsets } from '#lint/prose/source-map.ts';
import { type TextSegment, toSourceEdit, toSourceRange } from '#lint/prose/text-segment.ts';

/** Applies the fixes of a page's prose findings once, and checks the result. */
function fixPage(body: string, language: Language = 'en', lead = 'A sentence') {
  const check = (text: string) =>
    checkDocument({
      kind: 'page',
      slug: 'x',
      file: `${language}/pages/x.mdx`,
      hash: '',
      language,
      text,
    }).findings.filter(({ rule }) => rule.startsWith('prose/'));
  const frontmatter = `---\ntitle: Title\ndescription: Words\nlead: ${lead}\n---\n\n`;
  const { text } = applyFixes(frontmatter + body, check(frontmatter + body));
  const remainingFixes = check(text).filter(({ fix }) => fix);
  return { body: text.slice(text.lastIndexOf('---\n') + 5), text, remainingFixes };
}

describe('fixes of prose correct everything safe at once, and leave alone what may be meant', () => {
  test.each<[string, Language, string, string]>([
    ['a repeated word', 'en', 'In the the house.', 'In the house.'],
    ['a word repeated across a line end', 'en', 'In the\nthe house.', 'In the\nhouse.'],
    ['a repeated word at the end of its line', 'no', 'Hus og\nog\nhage.', 'Hus og\nhage.'],
    ['a word that can be repeated on purpose', 'en', 'A long way way off.', 'A long way way off.'],
    ['a word repeated after bold text', 'en', 'In **the** the house.', 'In **the** house.'],
    ['a word repeated inside bold text', 'en', 'In the **the house**.', 'In the **the house**.'],
    ['a word repeated in the next line of a quote', 'en', '> In the\n> the house.', '> In the\n> house.'],
    [
      'a repeated word before a character that would begin the line',
      'en',
      'It says the\nthe # sign.',
      'It says the\nthe # sign.',
    ],
    ['a word that can follow itself', 'en', 'We do this this week.', 'We do this this week.'],
    ['an odd number of quotation marks', 'en', 'He said "a 27" b" there.', 'He said "a 27" b" there.'],
    ['repeated spaces', 'en', 'One   two  \nthree.', 'One two  \nthree.'],
    ['spaces in a list', 'no', '- Én  to', '- Én to'],
    ['English quotation marks', 'en', 'A "word" here.', 'A “word” here.'],
    ['Norwegian quotation marks', 'no', 'Et "ord", “to ord”.', 'Et «ord», «to ord».'],
    ['quotation marks around bold text', 'no', 'Et "**ord**".', 'Et «**ord**».'],
    ['quotation marks around code', 'en', 'Say "`x`".', 'Say “`x`”.'],
    ['quotation marks as entities', 'en', 'Say &quot;yes&quot;.', 'Say “yes”.'],
    ['escaped quotation marks', 'en', 'Say \\"yes\\".', 'Say “yes”.'],
    ['a single quotation mark', 'en', 'Say "yes.', 'Say "yes.'],
    ['inches and feet', 'en', `A 27" screen, 5' long.`, `A 27" screen, 5' long.`],
    ['a quotation that ends with a number', 'en', 'Room "no. 27" here.', 'Room “no. 27” here.'],
    ['apostrophes', 'en', "It's the parents' choice.", 'It’s the parents’ choice.'],
    ['single quotation marks', 'en', "The 'word' here.", 'The ‘word’ here.'],
    ['a mark that may be an apostrophe or a quotation mark', 'en', "It is 'til now.", "It is 'til now."],
    ['a shortened word', 'en', "Rock 'n' roll.", 'Rock ’n’ roll.'],
    ['an English possessive', 'no', "Kari's og Lars's bil.", 'Karis og Lars’ bil.'],
    ['a Norwegian possessive', 'no', 'Lars’ og Ap’s.', 'Lars’ og Ap’s.'],
    ['the title of a link', 'en', `[a](/team "it's - b")`, `[a](/team "it's - b")`],
    ['the title of an unparsed link', 'en', `[a](/team "it's "b"")`, `[a](/team "it's "b"")`],
    ['two numbers in a row', 'en', 'In chapter 2 300 met.', 'In chapter 2 300 met.'],
    [
      'key combinations',
      'en',
      'Ctrl - C or <kbd>A</kbd> - <kbd>B</kbd>.',
      'Ctrl - C or <kbd>A</kbd> - <kbd>B</kbd>.',
    ],
    ['a comment between words', 'en', 'One {/* two */} three.', 'One {/* two */} three.'],
    ['three dots', 'en', 'Wait... now.', 'Wait… now.'],
    ['dashes', 'no', 'Her - eller -- der.', 'Her – eller – der.'],
    ['a minus', 'en', 'Now 5 - 3.', 'Now 5 - 3.'],
    ['spaces inside numbers', 'no', 'ISO 27001 og 1 000 000.', 'ISO&nbsp;27001 og 1&nbsp;000&nbsp;000.'],
    ['telephone numbers', 'no', 'Ring +47 900 12 345.', 'Ring +47 900 12 345.'],
    ['code', 'en', '`"a"  -- the the...`', '`"a"  -- the the...`'],
    ['a block of code', 'en', '```\n"a" the the\n```', '```\n"a" the the\n```'],
    ['a visible attribute', 'en', '<Invitation title="It\'s so..." />', '<Invitation title="It’s so…" />'],
    ['an invisible attribute', 'en', '<Step title="A" hue="a...b" />', '<Step title="A" hue="a...b" />'],
    ['an alt text', 'en', '![It\'s "x"](/assets/dot.svg)', '![It’s “x”](/assets/dot.svg)'],
    ['another language', 'en', '<span lang="no">Et "ord"</span>', '<span lang="no">Et «ord»</span>'],
    [
      'a language that the site does not have',
      'en',
      '<span lang="de">„Ein“</span>',
      '<span lang="de">„Ein“</span>',
    ],
    ['text after characters of two UTF-16 units', 'en', "😀 &#x1F600; it's", '😀 &#x1F600; it’s'],
  ])('%s', (_name, language, before, after) => {
    const { body, remainingFixes } = fixPage(before, language);
    expect(body).toBe(after);
    expect(remainingFixes).toEqual([]);
  });

  test.each([
    ["It's so...", 'It’s so…'],
    [`"It's \\"so\\" - yes"`, '"It’s “so” – yes"'],
    [`'It''s so - yes'`, `'It’s so – yes'`],
    ['>\n  One  two\n  three...', '>\n  One two\n  three…'],
    ['|\n  One...\n  two', '|\n  One…\n  two'],
    ['One\n  two...', 'One\n  two…'],
  ])('of the frontmatter field %s', (before, after) => {
    expect(fixPage('', 'en', before).text).toContain(`\nlead: ${after}\n---`);
  });
});

describe('a text segment', () => {
  const createSegment = (
    source: string,
    text: string,
    notation: 'markdown' | 'quoted' = 'markdown',
  ): TextSegment => ({
    text,
    language: 'en',
    kind: 'body',
    nonBreakingSpace: '&nbsp;',
    mappings: mapOffsets(source, text, 100, notation),
  });

  test.each([
    ['plain text', 'one two', 'one two', 'two'],
    ['text after an entity', 'a&nbsp;b two', 'a\u00A0b two', 'two'],
    ['text after an escaped character', 'a \\* two', 'a * two', 'two'],
    ['the second line of a quote', 'a\n> two', 'a\ntwo', 'two'],
    ['text after an ampersand', 'a & two', 'a & two', 'two'],
  ])('maps %s to its source', (_name, source, text, word) => {
    const segment = createSegment(source, text);
    const index = text.indexOf(word);
    const from = 100 + source.indexOf(word);
    const to = from + word.length;
    expect(toSourceRange(segment, index, index + word.length)).toEqual({ from, to });
    expect(toSourceEdit(segment, index, index + word.length, 'x')).toEqual({ from, to, text: 'x' });
  });

  test('has a range but no edit for text that differs from its source', () => {
    const segment = createSegment('one two', 'one zwei');
    expect(toSourceRange(segment, 4, 8)).toEqual({ from: 104, to: 107 });
    expect(toSourceEdit(segment, 4, 8, 'x')).toBeUndefined();
  });
});
