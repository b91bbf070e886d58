import { expect, test } from 'vitest';
import { createFindingLog } from '#dev/finding-log.ts';
import { error, type Finding, warning } from '#pipeline/finding.ts';

const root = `${process.cwd()}/content`;
const title = warning('team.mdx', { line: 2, column: 1 }, 'seo/title', 'The title is long.');
const link = error('team.mdx', { line: 9, column: 3 }, 'links/dead', 'There is no page at /taem.');

test('prints a finding once, although each check reports it and its line moves', () => {
  const log = createFindingLog(root);
  expect(log([])).toEqual([]);
  expect(log([title])).toEqual([
    'content/team.mdx:2:1 warning seo/title The title is long.',
    'Content: 0 errors, 1 warning.',
  ]);
  expect(log([{ ...title, line: 3 }])).toEqual([]);
  expect(log([title, link])).toEqual([
    'content/team.mdx:9:3 error links/dead There is no page at /taem.',
    'Content: 1 error, 1 warning.',
  ]);
});

test('says when a finding is fixed, and prints it again when it comes back', () => {
  const log = createFindingLog(root);
  log([link]);
  expect(log([])).toEqual(['Content: no findings.']);
  expect(log([link])).toHaveLength(2);
});

test('counts findings that would fill the terminal, and names the command for fixes', () => {
  const fix = { title: 'Shorten it.', edits: [] };
  const findings: Finding[] = Array.from({ length: 25 }, (_, index) => ({
    ...title,
    file: `${index}.mdx`,
    fix,
  }));
  const lines = createFindingLog(root)([...findings, link]);
  expect(lines[0]).toContain('There is no page at /taem.');
  expect(lines.slice(20)).toEqual([
    '… and 6 other findings: npm run check',
    'Content: 1 error, 25 warnings. Some can be fixed automatically: npm run content -- fix',
  ]);
});
