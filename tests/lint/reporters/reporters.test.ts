import { describe, expect, test } from 'vitest';
import { formatAnnotations, formatJobSummary } from '#lint/reporters/github.ts';
import { formatJson } from '#lint/reporters/json.ts';
import { formatLines } from '#lint/reporters/lines.ts';
import type { Report } from '#lint/reporters/report.ts';
import { formatTerminal } from '#lint/reporters/terminal.ts';
import type { Finding } from '#pipeline/finding.ts';

const text = '---\ntitle: A\n---\n\nSee [the team](/Team/).\n';
const from = text.indexOf('/Team/');
const linkFinding: Finding = {
  file: 'en/pages/a.mdx',
  line: 5,
  column: 16,
  end: { line: 5, column: 22 },
  level: 'error',
  rule: 'links/spelling',
  message: 'The address is spelled /team.',
  fix: { title: 'Write /team.', edits: [{ from, to: from + 6, text: '/team' }] },
};
const fileNameFinding: Finding = {
  file: 'en/blog/b, c.mdx',
  line: 1,
  column: 1,
  level: 'warning',
  rule: 'file/name',
  message: '100% "b, c": <Callout> | `x`\nand *more*.',
};
const report: Report = {
  findings: [linkFinding, fileNameFinding],
  root: '/site/content',
  texts: new Map([
    [linkFinding.file, text],
    [fileNameFinding.file, 'x'],
  ]),
};

describe('the order of findings for GitHub', () => {
  const warnings = Array.from({ length: 12 }, (_, index) => ({ ...fileNameFinding, line: index + 1 }));
  const longReport = { ...report, findings: [...warnings, linkFinding] };
  test('puts errors first in annotations and in the job summary', () => {
    expect(formatAnnotations(longReport, '/site')[0]).toMatch(/^::error /);
    expect(formatJobSummary(longReport, '/site', 2)).toMatch(/\| --- \|\n\| error \|/);
  });
  test('the job summary says that GitHub shows only some annotations', () => {
    expect(formatJobSummary(longReport, '/site', 2)).toContain(
      'GitHub shows at most 10 errors and 10 warnings beside the lines',
    );
    expect(formatJobSummary(report, '/site', 2)).not.toContain('beside the lines');
  });
});

describe('the terminal reporter', () => {
  test('names the rule of the first error to explain, or of the first warning without errors', () => {
    const formatLastLine = (findings: Finding[]) =>
      formatTerminal({ ...report, findings }, { useColour: false, columns: 100 }).at(-1);
    expect(formatLastLine([fileNameFinding, linkFinding])).toContain('explain links/spelling');
    expect(formatLastLine([fileNameFinding])).toContain('explain file/name');
  });
  test('prints position, rule, message, excerpt and fix, grouped by file', () => {
    expect(formatTerminal(report, { useColour: false, columns: 100 })).toEqual([
      '/site/content/en/blog/b, c.mdx  0 errors, 1 warning',
      '',
      '  /site/content/en/blog/b, c.mdx:1:1 warning file/name',
      '  100% "b, c": <Callout> | `x` and *more*.',
      '',
      '/site/content/en/pages/a.mdx  1 error, 0 warnings',
      '',
      '  /site/content/en/pages/a.mdx:5:16 error links/spelling',
      '  The address is spelled /team.',
      '    5 | See [the team](/Team/).',
      '      |                ^~~~~~',
      '  Write /team. (npm run content -- fix does this)',
      '',
      '1 finding can be fixed automatically: npm run content -- fix',
      'For an explanation with an example: npm run content -- explain links/spelling',
    ]);
  });
  test('prints nothing without findings', () => {
    expect(formatTerminal({ ...report, findings: [] }, { useColour: false, columns: 100 })).toEqual([]);
  });
  test('prints colours only if the options say so', () => {
    expect(formatTerminal(report, { useColour: true, columns: 100 }).join('')).toContain('\u001b[31m');
    expect(formatTerminal(report, { useColour: false, columns: 100 }).join('')).not.toContain('\u001b');
  });
});

test('the lines reporter prints one line a finding, whatever characters the message has', () => {
  const hostileFinding = { ...fileNameFinding, message: 'a\r\nb\u001b[2J\u2028c' };
  expect(formatLines({ ...report, findings: [hostileFinding] })).toEqual([
    '/site/content/en/blog/b, c.mdx:1:1 warning file/name a b␛[2J c',
  ]);
});

test('the JSON reporter prints the fields of a finding, its excerpt, and positions of edits', () => {
  const [first, second] = JSON.parse(formatJson(report));
  expect(first).toEqual({
    ...linkFinding,
    file: '/site/content/en/pages/a.mdx',
    excerpt: '5 | See [the team](/Team/).\n  |                ^~~~~~',
    fix: {
      title: 'Write /team.',
      edits: [
        {
          from,
          to: from + 6,
          text: '/team',
          start: { line: 5, column: 16 },
          end: { line: 5, column: 22 },
        },
      ],
    },
  });
  expect(second).toEqual({ ...fileNameFinding, file: '/site/content/en/blog/b, c.mdx' });
});

describe('the GitHub reporter', () => {
  test('escapes annotations as workflow commands require', () => {
    expect(formatAnnotations(report, '/site')).toEqual([
      '::error file=content/en/pages/a.mdx,line=5,endLine=5,col=16,endColumn=22,title=links/spelling::The address is spelled /team.',
      '::warning file=content/en/blog/b%2C c.mdx,line=1,endLine=1,col=1,title=file/name::100%25 "b, c": <Callout> | `x` and *more*.',
    ]);
  });
  test('leaves out columns of ranges over several lines, which GitHub refuses', () => {
    const multiLineFinding = { ...linkFinding, end: { line: 6, column: 1 } };
    expect(formatAnnotations({ ...report, findings: [multiLineFinding] }, '/site')[0]).toMatch(
      /,line=5,endLine=6,title=/,
    );
  });
  test('uses the absolute path of a file outside of the repository', () => {
    expect(formatAnnotations(report, '/elsewhere')[0]).toContain('file=/site/content/en/pages/a.mdx,');
  });
  test('escapes Markdown in the summary table', () => {
    const summary = formatJobSummary(report, '/site', 70);
    expect(summary).toContain('70 documents: 1 error, 1 warning.');
    const rows = summary.split('\n').filter((line) => line.startsWith('| '));
    expect(rows).toHaveLength(4);
    expect(rows[3]).toContain('100% "b, c": &#60;Callout&#62; &#124; &#96;x&#96; and &#42;more&#42;.');
    expect(rows.every((row) => row.split('|').length === 6)).toBe(true);
    expect(summary).toContain('fixes 1 of them safely');
  });
  test('limits the summary table to 200 rows and says how many are left out', () => {
    const findings = Array.from({ length: 250 }, () => linkFinding);
    const summary = formatJobSummary({ ...report, findings }, '/site', 70);
    expect(summary).toContain('50 more are in the log.');
    expect(formatJobSummary({ ...report, findings: [] }, '/site', 70)).not.toContain('|');
  });
});
