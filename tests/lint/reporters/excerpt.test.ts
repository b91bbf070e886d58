import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerptOf } from '#lint/reporters/excerpt.ts';

const text = ['---', 'title: Team', '---', '', 'See [the team](/taem) now.', ''].join('\n');

test('marks from start to end, below the text', () => {
  expect(excerptOf(text, { line: 5, column: 16 }, { line: 5, column: 21 })).toEqual([
    '5 | See [the team](/taem) now.',
    '  |                ^~~~~',
  ]);
});

test('marks one character where the end is not known, and shows the lines around it', () => {
  expect(excerptOf(text, { line: 2, column: 1 }, undefined)).toEqual([
    '1 | ---',
    '2 | title: Team',
    '  | ^',
    '3 | ---',
  ]);
});

test('begins with a line number, however many digits the numbers have: the overlay trims its frame', () => {
  const lines = Array.from({ length: 12 }, (_, at) => `line ${at + 1}`).join('\n');
  expect(excerptOf(lines, { line: 10, column: 1 }, { line: 10, column: 5 })).toEqual([
    '9  | line 9',
    '10 | line 10',
    '   | ^~~~',
    '11 | line 11',
  ]);
});

describe('stands below its text', () => {
  test.each([
    ['tabs', 'a\tb\there', 'here'],
    ['wide characters', '漢字 and here', 'here'],
    ['emoji of several code points', '👩‍👩‍👧 and here', 'here'],
    ['letters with marks of their own', 'cafe\u0301 here', 'here'],
    ['halfwidth katakana', 'ｱｲｳ here', 'here'],
  ])('behind %s', (_, line, word) => {
    const column = line.indexOf(word) + 1;
    const [shown = '', mark = ''] = excerptOf(line, { line: 1, column }, { line: 1, column: column + 4 });
    expect(cells(mark.slice(0, mark.indexOf('^')))).toBe(cells(shown.slice(0, shown.indexOf(word))));
    expect(mark.trimEnd().endsWith('^~~~')).toBe(true);
  });
  test('and is as wide as it', () => {
    expect(excerptOf('a 漢字 b', { line: 1, column: 3 }, { line: 1, column: 5 })[1]).toBe('  |   ^~~~');
  });
});

/** What a terminal would say, counted by hand. */
function cells(text: string): number {
  const widths: [RegExp, number][] = [
    [/👩‍👩‍👧/gu, 2],
    [/[漢字]/gu, 2],
    [/e\u0301/gu, 1],
  ];
  let rest = text;
  let total = 0;
  for (const [pattern, width] of widths) {
    total += (rest.match(pattern)?.length ?? 0) * width;
    rest = rest.replace(pattern, '');
  }
  return total + rest.length;
}

describe('a long line', () => {
  const long = `${'before '.repeat(40)}HERE${' after'.repeat(40)}`;
  const column = long.indexOf('HERE') + 1;
  const cutAt = (at: number, to: number) =>
    excerptOf(long, { line: 1, column: at }, { line: 1, column: to }, { width: 60 });

  test('is cut around the place', () => {
    const [shown = '', mark = ''] = cutAt(column, column + 4);
    expect(shown.length).toBeLessThanOrEqual('1 | '.length + 60);
    expect(shown).toMatch(/^1 \| ….*HERE.*…$/);
    expect(mark.indexOf('^')).toBe(shown.indexOf('HERE'));
    expect(mark.trim()).toMatch(/\^~~~$/);
  });
  test('is cut at its end alone where the place is at the beginning', () => {
    const [shown = '', mark = ''] = cutAt(1, 7);
    expect(shown).toMatch(/^1 \| before .*…$/);
    expect(mark).toBe('  | ^~~~~~');
  });
  test('is cut at its beginning alone where the place is at the end', () => {
    const [shown = '', mark = ''] = cutAt(long.length - 4, long.length + 1);
    expect(shown).toMatch(/^1 \| ….*after$/);
    expect(mark.indexOf('^')).toBe(shown.lastIndexOf('after'));
  });
  test('marks no more than is shown of it', () => {
    const [shown = '', mark = ''] = cutAt(1, long.length + 1);
    expect(mark.length).toBeLessThanOrEqual(shown.length);
  });
});

describe('several lines', () => {
  const lines = ['<Callout>', '  one', '  two', '  three', '  four', '</Callout>', ''].join('\n');
  test('are marked each', () => {
    expect(excerptOf(lines, { line: 1, column: 1 }, { line: 2, column: 6 })).toEqual([
      '1 | <Callout>',
      '  | ^~~~~~~~~',
      '2 |   one',
      '  |   ~~~',
      '3 |   two',
    ]);
  });
  test('are told by their beginning and end where they are many', () => {
    const shown = excerptOf(lines, { line: 1, column: 1 }, { line: 6, column: 11 });
    expect(shown.filter((row) => /^\d/.test(row)).map((row) => row.slice(4).trim())).toEqual([
      '<Callout>',
      'one',
      '</Callout>',
    ]);
    expect(shown).toContain('  | …');
  });
  test('an end before the first character of a line is the end of the one before', () => {
    expect(excerptOf(lines, { line: 2, column: 3 }, { line: 3, column: 1 })).toEqual([
      '1 | <Callout>',
      '2 |   one',
      '  |   ^~~',
      '3 |   two',
    ]);
  });
});

describe('a place that is not in the text', () => {
  test.each([
    ['behind the last line', { line: 99, column: 1 }],
    ['behind the end of its line', { line: 2, column: 99 }],
  ])('%s breaks nothing', (_, place) => {
    const shown = excerptOf(text, place, undefined);
    expect(shown.every((row) => row.length < 40)).toBe(true);
  });
  test('an empty file has no excerpt', () => {
    expect(excerptOf('', { line: 1, column: 1 }, undefined)).toEqual([]);
  });
});

test('what would steer a terminal is shown, not sent', () => {
  const [shown] = excerptOf('a \u001b[31mred\u202e b', { line: 1, column: 1 }, undefined);
  expect(shown).toBe('1 | a ␛[31mred\u{fffd} b');
});

test('whatever the text and the place, no line is wider than asked for, and nothing throws', () => {
  const part = fc.constantFrom(
    'a',
    ' ',
    '\t',
    '\n',
    '漢',
    'é',
    '👩‍👩‍👧',
    '\u0301',
    '\u001b[2J',
    'word '.repeat(30),
  );
  const place = fc.record({ line: fc.integer({ min: 1, max: 8 }), column: fc.integer({ min: 1, max: 400 }) });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), place, fc.option(place), (parts, start, end) => {
      const rows = excerptOf(parts.join(''), start, end ?? undefined, { width: 40 });
      for (const row of rows) {
        expect(['\n', '\t', '\u001b'].filter((sign) => row.includes(sign))).toEqual([]);
        // A joined family is eight units in two cells.
        expect(row.replaceAll('👩‍👩‍👧', '漢').replaceAll('\u0301', '').length).toBeLessThanOrEqual(40 + 4);
      }
    }),
    { numRuns: 300 },
  );
});
