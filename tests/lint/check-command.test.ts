/** The commands as they are given: what they print where, and how they exit. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseCheckOptions } from '#lint/reporters/check-options.ts';
import { cleanEnvironment } from '#tests/support/clean-environment.ts';
import { createScenario } from '#tests/support/scenario.ts';

describe('what is asked for', () => {
  const asked = (args: string[], isTTY: boolean, env: NodeJS.ProcessEnv = {}) => {
    const { reporter: mouth, useColour: colour } = parseCheckOptions(args, { isTTY }, env);
    return { mouth, colour };
  };
  test.each([
    ['a terminal', [], true, {}, 'terminal', true],
    ['a terminal without colours', [], true, { NO_COLOR: '1' }, 'terminal', false],
    ['a terminal that has none', [], true, { TERM: 'dumb' }, 'terminal', false],
    ['no terminal', [], false, {}, 'lines', false],
    ['no terminal, but its words', [], false, { FORCE_COLOR: '1' }, 'terminal', true],
    ['no terminal, and not its words', [], false, { FORCE_COLOR: '0' }, 'lines', false],
    ['JSON on a terminal', ['--json'], true, {}, 'json', true],
    ['annotations', ['--github'], false, {}, 'github', false],
    ['SARIF', ['--sarif'], false, {}, 'sarif', false],
  ] as const)('%s', (_, args, isTTY, env, mouth, colour) => {
    expect(asked([...args], isTTY, env)).toEqual({ mouth, colour });
  });
  test.each([[['--no-such-option']], [['--json', '--sarif']], [['--changed']], [['content']]])(
    '%s is refused with the usage',
    (args) => {
      expect(() => parseCheckOptions(args, {}, {})).toThrow('Usage: npm run check');
    },
  );
});

// Each command is a process of its own, which on a busy machine takes seconds to start.
describe('the commands', { timeout: 60_000 }, () => {
  const run = (script: string, args: string[], env: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
      env: { ...cleanEnvironment, ...env },
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  test('--help says how, and exits 0', () => {
    const { status, stdout, stderr } = run('check', ['--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('--changed REF');
  });

  test('an unknown option exits 2 with the usage', () => {
    const { status, stdout, stderr } = run('check', ['--no-such-option']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('--no-such-option');
    expect(stderr).toContain('Usage: npm run check');
  });

  test('with FORCE_COLOR it speaks as on a terminal', async () => {
    await using content = await createScenario('link-spelled-otherwise');
    const { status, stdout } = run('check', [], { CONTENT_DIR: content.root, FORCE_COLOR: '1' });
    expect(status).toBe(1);
    expect(stdout).toContain('\u001b[31m^~~~~~');
    expect(stdout).toContain('npm run content -- fix');
  });

  test('it counts every document that it reads: drafts, and what it cannot understand', async () => {
    await using content = await createScenario('text-below-broken-frontmatter');
    const { stderr } = run('check', ['--no-spelling'], { CONTENT_DIR: content.root });
    // Four in each language, of which one is broken, and a draft in each.
    expect(stderr).toMatch(/^10 documents: /m);
  });

  test('for GitHub it adds a table to the summary of the job, after what is there', async () => {
    await using content = await createScenario('link-spelled-otherwise');
    const summary = path.join(content.root, '.summary.md');
    const env = { CONTENT_DIR: content.root, GITHUB_WORKSPACE: content.root, GITHUB_STEP_SUMMARY: summary };
    for (const times of [1, 2]) {
      const { status, stdout } = run('check', ['--github'], env);
      expect(status).toBe(1);
      expect(stdout).toMatch(/^::error file=en\/blog\/first\.mdx,line=9,endLine=9,col=16,endColumn=22,/);
      const text = await readFile(summary, 'utf8');
      expect(text.split('## Content check')).toHaveLength(times + 1);
    }
  });

  test('a reader that has seen enough changes nothing about the exit code', async () => {
    await using content = await createScenario('link-spelled-otherwise');
    const { status, stderr } = spawnSync(
      'bash',
      ['--norc', '-o', 'pipefail', '-c', `"${process.execPath}" scripts/check.ts | true`],
      { env: { ...cleanEnvironment, CONTENT_DIR: content.root }, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toContain('1 error');
    expect(stderr).not.toContain('EPIPE');
  });

  test('a content folder that is a file is no content folder', () => {
    for (const args of [[], ['--changed', 'HEAD']]) {
      const { status, stdout, stderr } = run('check', args, { CONTENT_DIR: 'package.json' });
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(/package\.json is a file, not a content folder\./);
    }
  });

  test('each command says how it is used, and exits 0', () => {
    for (const args of [['--help'], ['help'], ['fix', '--help'], ['rename', '-h']]) {
      const { status, stdout, stderr } = run('content', args);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toMatch(/^Usage: npm run content -- /);
    }
    const { status, stderr } = run('content', ['due', '--jsno']);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Unknown option '--jsno'\n\nUsage: npm run content -- due/);
  });

  test('explain and fix exit 2 where they cannot do what they are asked', () => {
    expect(run('content', ['explain', 'links/dead'])).toMatchObject({ status: 0, stderr: '' });
    const unknown = run('content', ['explain', 'links/daed']);
    expect(unknown).toMatchObject({ status: 2, stdout: '' });
    expect(unknown.stderr).toContain('Did you mean "links/dead"?');
    expect(run('content', ['fix', 'package.json'])).toMatchObject({ status: 2, stdout: '' });
  });
});
