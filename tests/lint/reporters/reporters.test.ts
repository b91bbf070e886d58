import { describe, expect, test } from 'vitest';
import { asAnnotations, asSummary } from '#lint/reporters/github.ts';
import { asJson } from '#lint/reporters/json.ts';
import { asLines } from '#lint/reporters/lines.ts';
import type { Report } from '#lint/reporters/report.ts';
import { asTerminal } from '#lint/reporters/terminal.ts';
import type { Finding } from '#pipeline/finding.ts';

const text = '---\ntitle: A\n---\n\nSee [the team](/Team/).\n';
const from = text.indexOf('/Team/');
const spelling: Finding = {
  file: 'en/pages/a.mdx',
  line: 5,
  column: 16,
  end: { line: 5, column: 22 },
  level: 'error',
  rule: 'links/spelling',
  message: 'The address is spelled /team.',
  fix: { title: 'Write /team.', edits: [{ from, to: from + 6, text: '/team' }] },
};
const whole: Finding = {
  file: 'en/blog/b, c.mdx',
  line: 1,
  column: 1,
  level: 'warning',
  rule: 'file/name',
  message: '100% "b, c": <Callout> | `x`\nand *more*.',
};
const report: Report = {
  findings: [spelling, whole],
  root: '/site/content',
  texts: new Map([
    [spelling.file, text],
    [whole.file, 'x'],
  ]),
};

describe('GitHub shows few annotations of a step:', () => {
  const warnings = Array.from({ length: 12 }, (_, at) => ({ ...whole, line: at + 1 }));
  const many = { ...report, findings: [...warnings, spelling] };
  test('errors come first, beside the lines and in the summary', () => {
    expect(asAnnotations(many, '/site')[0]).toMatch(/^::error /);
    expect(asSummary(many, '/site', 2)).toMatch(/\| --- \|\n\| error \|/);
  });
  test('the summary says where the others are', () => {
    expect(asSummary(many, '/site', 2)).toContain('GitHub shows 10 of a level beside the lines');
    expect(asSummary(report, '/site', 2)).not.toContain('beside the lines');
  });
});

describe('a terminal', () => {
  test('explains the rule of the first error, or of the first warning where there is none', () => {
    const last = (findings: Finding[]) =>
      asTerminal({ ...report, findings }, { colour: false, columns: 100 }).at(-1);
    expect(last([whole, spelling])).toContain('explain links/spelling');
    expect(last([whole])).toContain('explain file/name');
  });
  test('reads place, rule, message, excerpt and fix, grouped by file', () => {
    expect(asTerminal(report, { colour: false, columns: 100 })).toEqual([
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
      '  Write /team. (npm run content -- fix mends this)',
      '',
      '1 finding can be mended safely: npm run content -- fix',
      'What a rule means, with an example: npm run content -- explain links/spelling',
    ]);
  });
  test('is silent where nothing is found', () => {
    expect(asTerminal({ ...report, findings: [] }, { colour: false, columns: 100 })).toEqual([]);
  });
  test('has colours where it is asked for them', () => {
    expect(asTerminal(report, { colour: true, columns: 100 }).join('')).toContain('\u001b[31m');
    expect(asTerminal(report, { colour: false, columns: 100 }).join('')).not.toContain('\u001b');
  });
});

test('a line stays one line, whatever a message or a name holds', () => {
  const nasty = { ...whole, message: 'a\r\nb\u001b[2J\u2028c' };
  expect(asLines({ ...report, findings: [nasty] })).toEqual([
    '/site/content/en/blog/b, c.mdx:1:1 warning file/name a b␛[2J c',
  ]);
});

test('JSON has the fields of a finding, its excerpt, and places of edits', () => {
  const [first, second] = JSON.parse(asJson(report));
  expect(first).toEqual({
    ...spelling,
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
  expect(second).toEqual({ ...whole, file: '/site/content/en/blog/b, c.mdx' });
});

describe('GitHub', () => {
  test('gets annotations, escaped as its commands ask', () => {
    expect(asAnnotations(report, '/site')).toEqual([
      '::error file=content/en/pages/a.mdx,line=5,endLine=5,col=16,endColumn=22,title=links/spelling::The address is spelled /team.',
      '::warning file=content/en/blog/b%2C c.mdx,line=1,endLine=1,col=1,title=file/name::100%25 "b, c": <Callout> | `x` and *more*.',
    ]);
  });
  test('gets no columns for what spans lines: it would refuse them', () => {
    const spanning = { ...spelling, end: { line: 6, column: 1 } };
    expect(asAnnotations({ ...report, findings: [spanning] }, '/site')[0]).toMatch(
      /,line=5,endLine=6,title=/,
    );
  });
  test('names a file by its full path where it lies outside of the repository', () => {
    expect(asAnnotations(report, '/elsewhere')[0]).toContain('file=/site/content/en/pages/a.mdx,');
  });
  test('gets a table in which nothing of a message is Markdown', () => {
    const summary = asSummary(report, '/site', 70);
    expect(summary).toContain('70 documents: 1 error, 1 warning.');
    const rows = summary.split('\n').filter((line) => line.startsWith('| '));
    expect(rows).toHaveLength(4);
    expect(rows[3]).toContain('100% "b, c": &#60;Callout&#62; &#124; &#96;x&#96; and &#42;more&#42;.');
    expect(rows.every((row) => row.split('|').length === 6)).toBe(true);
    expect(summary).toContain('mends 1 of them safely');
  });
  test('gets a short table where there is much, and says so', () => {
    const findings = Array.from({ length: 250 }, () => spelling);
    const summary = asSummary({ ...report, findings }, '/site', 70);
    expect(summary).toContain('50 more are in the log.');
    expect(asSummary({ ...report, findings: [] }, '/site', 70)).not.toContain('|');
  });
});
