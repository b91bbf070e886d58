import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../src/pipeline/content.ts';
import { scenario, scenarios } from './scenario.ts';

const names = readdirSync(scenarios).filter((name) => !name.startsWith('_'));

describe('what the check says of each scenario', () => {
  test.each(names)('%s', async (name) => {
    await using content = await scenario(name);
    const { findings } = await loadContent(content.root);
    const lines = findings.map(
      ({ file, line, column, level, rule, message }) =>
        `${file}:${line}:${column} ${level} ${rule} ${message}`,
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(path.join(scenarios, name, 'expected.txt'));
  });
});
