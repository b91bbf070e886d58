import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCsvLine } from '#server/admin/csv.ts';
import { parseCsv } from '#tests/support/server/parse-csv.ts';

/** Texts of characters with a meaning in CSV or spreadsheets, and of any characters. */
const arbitraryText = fc.oneof(
  fc.string({
    unit: fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '＝',
      '＠',
      '\u200b',
      '\ufeff',
      '"',
      "'",
      ',',
      ';',
      '\n',
      '\r',
      '\t',
      ' ',
      'a',
      '1',
      '(',
    ),
  }),
  fc.string({ unit: 'grapheme' }),
);

test('cells are quoted by RFC 4180 and can be parsed back', () => {
  const values = ['plain', 'a,b', 'say "hi"', 'two\nlines', '', ' spaces ', 'å'];
  expect(formatCsvLine(values)).toBe('plain,"a,b","say ""hi""","two\nlines",, spaces ,å\r\n');
  expect(parseCsv(formatCsvLine(values))).toEqual([values]);
});

describe('no cell is a formula', () => {
  test.each([',', ';', '\t'])('with the separator %j', (separator) => {
    fc.assert(
      fc.property(fc.array(arbitraryText, { minLength: 1 }), (values) => {
        // The first column of an export is the reference.
        for (const cell of parseCsv(formatCsvLine(['7K3M-Q9XA-2BCD', ...values]), separator).flat())
          expect(cell).not.toMatch(/^[\s\p{Cf}]*[=+\-@＝＋－＠]/u);
      }),
      { numRuns: 2000 },
    );
  });

  test.each(['=1+1', '+47 912 34 567', '-1', '@SUM(A1)', ' =1', '\tx'])(
    '%j is prefixed with an apostrophe',
    (value) => {
      expect(parseCsv(formatCsvLine([value]))[0]?.[0]).toBe(`'${value}`);
    },
  );
  test.each(['＝1+1', '＋47', '－1', '＠SUM(A1)', '\u200b=1', '\ufeff=1', ' \u00ad\u2060@x'])(
    '%j with full-width or invisible characters is prefixed with an apostrophe',
    (value) => {
      expect(parseCsv(formatCsvLine([value]))[0]?.[0]).toBe(`'${value}`);
    },
  );
  test.each(['\t=1', '\r=1', '\r\n@x'])(
    '%j after a tab or line break is prefixed with an apostrophe',
    (value) => {
      expect(parseCsv(formatCsvLine([value]))[0]?.[0]).toMatch(/^'/);
    },
  );
});

test('a text without formulas is unchanged', () => {
  const value = 'Hello - we are 3 + 1 people; mail a@example.no = fine';
  expect(parseCsv(formatCsvLine([value]))).toEqual([[value]]);
});
