import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '#lint/check-content.ts';
import { createSpeller } from '#lint/spelling/spell-checker.ts';
import { createScenario, scenariosDir } from '#tests/support/scenario.ts';

/** The day on which the scenarios are checked: what they say of days must not change with the calendar. */
const now = new Date('2026-11-20T12:00:00Z');
const names = readdirSync(scenariosDir).filter((name) => !name.startsWith('_'));

describe('what the check says of each scenario', () => {
  test.each(names)('%s', async (name) => {
    await using content = await createScenario(name);
    // The words of the others are not what they are about.
    const speller = /^spelling/.test(name) ? await createSpeller(content.root) : undefined;
    const { findings } = await checkContent(content.root, { now, speller });
    const lines = findings.map(
      ({ file, line, column, level, rule, message }) =>
        `${file}:${line}:${column} ${level} ${rule} ${message}`,
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(path.join(scenariosDir, name, 'expected.txt'));
  });
});
