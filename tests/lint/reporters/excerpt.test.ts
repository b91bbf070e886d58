import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatExcerpt } from '#lint/reporters/excerpt.ts';

const documentText = ['---', 'title: Team', '---', '', 'See [the team](/taem) now.', ''].join('\n');

test('marks the range from start to end', () => {
  expect(formatExcerpt(documentText, { line: 5, column: 16 }, { line: 5, column: 21 })).toEqual([
    '5 | See [the team](/taem) now.',
    '  |                ^~~~~',
  ]);
});

test('marks one character if there is no end, and shows the lines around it', () => {
  expect(formatExcerpt(documentText, { line: 2, column: 1 }, undefined)).toEqual([
    '1 | ---',
    '2 | title: Team',
    '  | ^',
    '3 | ---',
  ]);
});

test('starts with a line number without padding, because the error overlay trims its frame', () => {
  const lines = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n');
  expect(formatExcerpt(lines, { line: 10, column: 1 }, { line: 10, column: 5 })).toEqual([
    '9  | line 9',
    '10 | line 10',
    '   | ^~~~',
    '11 | line 11',
  ]);
});

describe('the mark is below its text', () => {
  test.each([
    ['tabs', 'a\tb\there', 'here'],
    ['wide characters', '漢字 and here', 'here'],
    ['emoji of several code points', '👩‍👩‍👧 and here', 'here'],
    ['combining characters', 'cafe\u0301 here', 'here'],
    ['halfwidth katakana', 'ｱｲｳ here', 'here'],
  ])('after %s', (_, line, word) => {
    const column = line.indexOf(word) + 1;
    const [row = '', mark = ''] = formatExcerpt(line, { line: 1, column }, { line: 1, column: column + 4 });
    expect(countColumns(mark.slice(0, mark.indexOf('^')))).toBe(
      countColumns(row.slice(0, row.indexOf(word))),
    );
    expect(mark.trimEnd().endsWith('^~~~')).toBe(true);
  });
  test('and as wide as its text', () => {
    expect(formatExcerpt('a 漢字 b', { line: 1, column: 3 }, { line: 1, column: 5 })[1]).toBe('  |   ^~~~');
  });
});

/** Counts the terminal columns of the texts above, independently of the implementation. */
function countColumns(text: string): number {
  const widths: [RegExp, number][] = [
    [/👩‍👩‍👧/gu, 2],
    [/[漢字]/gu, 2],
    [/e\u0301/gu, 1],
  ];
  let narrowText = text;
  let total = 0;
  for (const [pattern, width] of widths) {
    total += (narrowText.match(pattern)?.length ?? 0) * width;
    narrowText = narrowText.replace(pattern, '');
  }
  return total + narrowText.length;
}

describe('a line that is too long', () => {
  const long = `${'before '.repeat(40)}HERE${' after'.repeat(40)}`;
  const column = long.indexOf('HERE') + 1;
  const formatMarked = (from: number, to: number) =>
    formatExcerpt(long, { line: 1, column: from }, { line: 1, column: to }, { width: 60 });

  test('is cropped on both sides of the marked range', () => {
    const [row = '', mark = ''] = formatMarked(column, column + 4);
    expect(row.length).toBeLessThanOrEqual('1 | '.length + 60);
    expect(row).toMatch(/^1 \| ….*HERE.*…$/);
    expect(mark.indexOf('^')).toBe(row.indexOf('HERE'));
    expect(mark.trim()).toMatch(/\^~~~$/);
  });
  test('is cropped only at its end if the range is at its start', () => {
    const [row = '', mark = ''] = formatMarked(1, 7);
    expect(row).toMatch(/^1 \| before .*…$/);
    expect(mark).toBe('  | ^~~~~~');
  });
  test('is cropped only at its start if the range is at its end', () => {
    const [row = '', mark = ''] = formatMarked(long.length - 4, long.length + 1);
    expect(row).toMatch(/^1 \| ….*after$/);
    expect(mark.indexOf('^')).toBe(row.lastIndexOf('after'));
  });
  test('has a mark no longer than the visible text', () => {
    const [row = '', mark = ''] = formatMarked(1, long.length + 1);
    expect(mark.length).toBeLessThanOrEqual(row.length);
  });
});

describe('a range of several lines', () => {
  const lines = ['<Callout>', '  one', '  two', '  three', '  four', '</Callout>', ''].join('\n');
  test('has a mark under each line', () => {
    expect(formatExcerpt(lines, { line: 1, column: 1 }, { line: 2, column: 6 })).toEqual([
      '1 | <Callout>',
      '  | ^~~~~~~~~',
      '2 |   one',
      '  |   ~~~',
      '3 |   two',
    ]);
  });
  test('shows only the first two lines and the last of more than four', () => {
    const rows = formatExcerpt(lines, { line: 1, column: 1 }, { line: 6, column: 11 });
    expect(rows.filter((row) => /^\d/.test(row)).map((row) => row.slice(4).trim())).toEqual([
      '<Callout>',
      'one',
      '</Callout>',
    ]);
    expect(rows).toContain('  | …');
  });
  test('that ends before the first character of a line ends with the line before', () => {
    expect(formatExcerpt(lines, { line: 2, column: 3 }, { line: 3, column: 1 })).toEqual([
      '1 | <Callout>',
      '2 |   one',
      '  |   ^~~',
      '3 |   two',
    ]);
  });
});

describe('a position outside of the text', () => {
  test.each([
    ['after the last line', { line: 99, column: 1 }],
    ['after the end of its line', { line: 2, column: 99 }],
  ])('%s does not throw', (_, position) => {
    const rows = formatExcerpt(documentText, position, undefined);
    expect(rows.every((row) => row.length < 40)).toBe(true);
  });
  test('in an empty file has no excerpt', () => {
    expect(formatExcerpt('', { line: 1, column: 1 }, undefined)).toEqual([]);
  });
});

test('control characters are replaced by symbols', () => {
  const [row] = formatExcerpt('a \u001b[31mred\u202e b', { line: 1, column: 1 }, undefined);
  expect(row).toBe('1 | a ␛[31mred\u{fffd} b');
});

test('no line is wider than the width, for random texts and positions', () => {
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
  const position = fc.record({
    line: fc.integer({ min: 1, max: 8 }),
    column: fc.integer({ min: 1, max: 400 }),
  });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), position, fc.option(position), (parts, start, end) => {
      const rows = formatExcerpt(parts.join(''), start, end ?? undefined, { width: 40 });
      for (const row of rows) {
        expect(['\n', '\t', '\u001b'].filter((character) => row.includes(character))).toEqual([]);
        // The family emoji is eight UTF-16 units in two columns.
        expect(row.replaceAll('👩‍👩‍👧', '漢').replaceAll('\u0301', '').length).toBeLessThanOrEqual(40 + 4);
      }
    }),
    { numRuns: 300 },
  );
});
