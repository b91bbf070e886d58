import { describe, expect, test } from 'vitest';
import type { Language } from '#i18n/languages.ts';
import { checkDocument } from '#lint/lint-document.ts';
import { align } from '#lint/prose/source-map.ts';
import { editOf, type Passage, rangeOf } from '#lint/prose/text-segment.ts';

/** A page with all that is safe mended, and what is then left to say. */
function mended(body: string, language: Language = 'en', lead = 'A sentence') {
  const findings = (text: string) =>
    checkDocument({
      kind: 'page',
      slug: 'x',
      file: `${language}/pages/x.mdx`,
      hash: '',
      language,
      text,
    }).findings.filter(({ rule }) => rule.startsWith('prose/'));
  const head = `---\ntitle: Title\ndescription: Words\nlead: ${lead}\n---\n\n`;
  const edits = findings(head + body).flatMap(({ fix }) => fix?.edits ?? []);
  let text = head + body;
  for (const edit of edits.toSorted((a, b) => b.from - a.from))
    text = text.slice(0, edit.from) + edit.text + text.slice(edit.to);
  const left = findings(text).filter(({ fix }) => fix);
  return { body: text.slice(text.lastIndexOf('---\n') + 5), text, left };
}

describe('what is safe to mend is mended at once, and only that', () => {
  test.each<[string, Language, string, string]>([
    ['a word twice', 'en', 'In the the house.', 'In the house.'],
    ['a word twice over a line end', 'en', 'In the\nthe house.', 'In the\nhouse.'],
    ['the second at the end of its line', 'no', 'Hus og\nog\nhage.', 'Hus og\nhage.'],
    ['a word that may be meant twice', 'en', 'A long way way off.', 'A long way way off.'],
    ['a word twice after marks', 'en', 'In **the** the house.', 'In **the** house.'],
    ['a word twice with marks between', 'en', 'In the **the house**.', 'In the **the house**.'],
    ['a word on both sides of a quote line', 'en', '> In the\n> the house.', '> In the\n> house.'],
    ['a sign that would begin its line', 'en', 'It says the\nthe # sign.', 'It says the\nthe # sign.'],
    ['a word that may follow itself', 'en', 'We do this this week.', 'We do this this week.'],
    ['one mark too many', 'en', 'He said "a 27" b" there.', 'He said "a 27" b" there.'],
    ['spaces', 'en', 'One   two  \nthree.', 'One two  \nthree.'],
    ['spaces in a list', 'no', '- Én  to', '- Én to'],
    ['English quotation marks', 'en', 'A "word" here.', 'A “word” here.'],
    ['Norwegian quotation marks', 'no', 'Et "ord", “to ord”.', 'Et «ord», «to ord».'],
    ['marks around marks', 'no', 'Et "**ord**".', 'Et «**ord**».'],
    ['marks around code', 'en', 'Say "`x`".', 'Say “`x`”.'],
    ['marks as entities', 'en', 'Say &quot;yes&quot;.', 'Say “yes”.'],
    ['marks behind a backslash', 'en', 'Say \\"yes\\".', 'Say “yes”.'],
    ['a mark alone', 'en', 'Say "yes.', 'Say "yes.'],
    ['inches and feet', 'en', `A 27" screen, 5' long.`, `A 27" screen, 5' long.`],
    ['a quotation that ends with a figure', 'en', 'Room "no. 27" here.', 'Room “no. 27” here.'],
    ['apostrophes', 'en', "It's the parents' choice.", 'It’s the parents’ choice.'],
    ['single quotation marks', 'en', "The 'word' here.", 'The ‘word’ here.'],
    ['what may be either', 'en', "It is 'til now.", "It is 'til now."],
    ['letters left out', 'en', "Rock 'n' roll.", 'Rock ’n’ roll.'],
    ['an English genitive', 'no', "Kari's og Lars's bil.", 'Karis og Lars’ bil.'],
    ['a genitive', 'no', 'Lars’ og Ap’s.', 'Lars’ og Ap’s.'],
    ['the title of a link', 'en', `[a](/team "it's - b")`, `[a](/team "it's - b")`],
    ['the title of no link', 'en', `[a](/team "it's "b"")`, `[a](/team "it's "b"")`],
    ['a figure beside another', 'en', 'In chapter 2 300 met.', 'In chapter 2 300 met.'],
    ['keys', 'en', 'Ctrl - C or <kbd>A</kbd> - <kbd>B</kbd>.', 'Ctrl - C or <kbd>A</kbd> - <kbd>B</kbd>.'],
    ['a remark between words', 'en', 'One {/* two */} three.', 'One {/* two */} three.'],
    ['dots', 'en', 'Wait... now.', 'Wait… now.'],
    ['dashes', 'no', 'Her - eller -- der.', 'Her – eller – der.'],
    ['a minus', 'en', 'Now 5 - 3.', 'Now 5 - 3.'],
    ['spaces within figures', 'no', 'ISO 27001 og 1 000 000.', 'ISO&nbsp;27001 og 1&nbsp;000&nbsp;000.'],
    ['telephone numbers', 'no', 'Ring +47 900 12 345.', 'Ring +47 900 12 345.'],
    ['code', 'en', '`"a"  -- the the...`', '`"a"  -- the the...`'],
    ['a block of code', 'en', '```\n"a" the the\n```', '```\n"a" the the\n```'],
    ['a prop', 'en', '<Invitation title="It\'s so..." />', '<Invitation title="It’s so…" />'],
    ['a prop that does not show', 'en', '<Step title="A" hue="a...b" />', '<Step title="A" hue="a...b" />'],
    ['an alt text', 'en', '![It\'s "x"](/assets/dot.svg)', '![It’s “x”](/assets/dot.svg)'],
    ['another language', 'en', '<span lang="no">Et "ord"</span>', '<span lang="no">Et «ord»</span>'],
    ['a language that is not ours', 'en', '<span lang="de">„Ein“</span>', '<span lang="de">„Ein“</span>'],
    ['after signs of two units', 'en', "😀 &#x1F600; it's", '😀 &#x1F600; it’s'],
  ])('%s', (_name, language, before, after) => {
    const { body, left } = mended(before, language);
    expect(body).toBe(after);
    expect(left).toEqual([]);
  });

  test.each([
    ["It's so...", 'It’s so…'],
    [`"It's \\"so\\" - yes"`, '"It’s “so” – yes"'],
    [`'It''s so - yes'`, `'It’s so – yes'`],
    ['>\n  One  two\n  three...', '>\n  One two\n  three…'],
    ['|\n  One...\n  two', '|\n  One…\n  two'],
    ['One\n  two...', 'One\n  two…'],
  ])('a field: %s', (before, after) => {
    expect(mended('', 'en', before).text).toContain(`\nlead: ${after}\n---`);
  });
});

describe('a passage knows where it stands', () => {
  const passageOf = (
    source: string,
    text: string,
    notation: 'markdown' | 'quoted' = 'markdown',
  ): Passage => ({
    text,
    language: 'en',
    kind: 'body',
    fixedSpace: '&nbsp;',
    stretches: align(source, text, 100, notation),
  });

  test.each([
    ['plain', 'one two', 'one two', 'two'],
    ['after an entity', 'a&nbsp;b two', 'a\u00A0b two', 'two'],
    ['after an escape', 'a \\* two', 'a * two', 'two'],
    ['after a quote line', 'a\n> two', 'a\ntwo', 'two'],
    ['after an ampersand', 'a & two', 'a & two', 'two'],
  ])('%s', (_name, source, text, word) => {
    const passage = passageOf(source, text);
    const at = text.indexOf(word);
    const from = 100 + source.indexOf(word);
    expect(rangeOf(passage, at, at + word.length)).toEqual({ from, to: from + word.length });
    expect(editOf(passage, at, at + word.length, 'x')).toEqual({ from, to: from + word.length, text: 'x' });
  });

  test('what cannot be told apart has a place, and is not edited', () => {
    const passage = passageOf('one two', 'one zwei');
    expect(rangeOf(passage, 4, 8)).toEqual({ from: 104, to: 107 });
    expect(editOf(passage, 4, 8, 'x')).toBeUndefined();
  });
});
