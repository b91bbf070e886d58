import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const file = 'src/server/fault-matrix.md';
const rows = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!fault |-)/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  );

test('every fault has a description and a test', () => {
  expect(rows.length).toBeGreaterThan(30);
  for (const row of rows) {
    expect(row).toHaveLength(3);
    expect(row.filter((cell) => cell === '')).toEqual([]);
  }
});

test('every test that the fault matrix names exists under that title', () => {
  const missing = rows.flatMap(([, , tests = '']) =>
    tests.split('<br>').filter((entry) => {
      const [, path = '', title = ''] = /^`(tests\/[^`]+)`: (.+)$/.exec(entry) ?? [];
      if (title === '' || !existsSync(path)) return true;
      const source = readFileSync(path, 'utf8').replaceAll("\\'", "'");
      return !title.split('…').every((part) => source.includes(part.trim()));
    }),
  );
  expect(missing).toEqual([]);
});
