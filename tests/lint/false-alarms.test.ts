/** The benchmark that counts what the rules for text report in documents of other projects. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { countFalseAlarms, formatFalseAlarms } from '#tests/bench/false-alarms/false-alarms.ts';

test('alarms are counted for each rule, per thousand documents', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
  try {
    await writeFile(path.join(folder, 'right.mdx'), '---\nsidebar: 1\n---\n\nWe answer **at once**.\n');
    await writeFile(path.join(folder, 'wrong.mdx'), '---\nsidebar: 2\n---\n\nWe ** answer **, [here](/a).\n');
    const figures = await countFalseAlarms([folder]);
    expect(figures).toMatchObject({ documents: 2, unparsed: 0 });
    const alarms = figures.rules.filter((rule) => rule.alarms > 0);
    expect(alarms.map(({ rule, alarmsPerThousand }) => [rule, alarmsPerThousand])).toEqual([
      ['links/vague', 500],
      ['structure/bold-as-text', 500],
    ]);
    expect(formatFalseAlarms(figures)).toContain('wrong.mdx:5 There is a space inside the **');
  } finally {
    await rm(folder, { recursive: true });
  }
});
