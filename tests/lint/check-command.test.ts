/** The commands `npm run check` and `npm run content`: options, output and exit codes. */
import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseCheckOptions } from '#lint/reporters/check-options.ts';
import { cleanEnvironment } from '#tests/support/clean-environment.ts';
import { createScenario } from '#tests/support/scenario.ts';
import { confirmAll } from '#tests/support/translations.ts';

describe('parseCheckOptions chooses the reporter and colours', () => {
  test.each([
    ['a terminal', [], true, {}, 'terminal', true],
    ['a terminal with NO_COLOR', [], true, { NO_COLOR: '1' }, 'terminal', false],
    ['a terminal without colours', [], true, { TERM: 'dumb' }, 'terminal', false],
    ['a pipe', [], false, {}, 'lines', false],
    ['a pipe with FORCE_COLOR', [], false, { FORCE_COLOR: '1' }, 'terminal', true],
    ['a pipe with FORCE_COLOR=0', [], false, { FORCE_COLOR: '0' }, 'lines', false],
    ['JSON on a terminal', ['--json'], true, {}, 'json', true],
    ['GitHub annotations', ['--github'], false, {}, 'github', false],
    ['SARIF', ['--sarif'], false, {}, 'sarif', false],
  ] as const)('for %s', (_, args, isTTY, env, reporter, useColour) => {
    expect(parseCheckOptions([...args], { isTTY }, env)).toMatchObject({ reporter, useColour });
  });

  test.each([[['--no-such-option']], [['--json', '--sarif']], [['--changed']], [['content']]])(
    'and throws the usage for %s',
    (args) => {
      expect(() => parseCheckOptions(args, {}, {})).toThrow('Usage: npm run check');
    },
  );
});

function runScript(script: 'check' | 'content', args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...cleanEnvironment, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
const runCheck = (contentDir: string, ...args: string[]) =>
  runScript('check', args, { CONTENT_DIR: contentDir });

// Each command is a process of its own, which takes seconds to start on a busy machine.
describe('npm run check', { timeout: 60_000 }, () => {
  test('prints one line for each finding in file order, and exits 1', async () => {
    await using content = await createScenario('link-to-nowhere');
    await confirmAll(content.root);
    const { status, stdout } = runCheck(content.root);
    expect(status).toBe(1);
    expect(stdout.trim().split('\n')).toEqual([
      `${content.root}/en/pages/team.mdx:9:15 error links/dead There is no page at /taem. Did you mean "/team"?`,
      `${content.root}/en/pages/team.mdx:9:36 error links/dead There is no page at /blog/frist. Did you mean "/blog/first"?`,
    ]);
  });

  test('counts what can be fixed for whoever reads the lines, before the last line', async () => {
    await using content = await createScenario('picture-in-other-capitals');
    await confirmAll(content.root);
    const { stderr } = runCheck(content.root);
    expect(stderr.trim().split('\n').at(-2)).toBe(
      '2 findings can be fixed automatically: npm run content -- fix',
    );
  });

  test('prints an array with --json', async () => {
    await using content = await createScenario('link-to-nowhere');
    await confirmAll(content.root);
    const { status, stdout } = runCheck(content.root, '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject([
      { file: `${content.root}/en/pages/team.mdx`, line: 9, column: 15, level: 'error', rule: 'links/dead' },
      { line: 9, column: 36 },
    ]);
  });

  test('prints nothing and exits 0 for content without findings, and exits 0 for warnings', async () => {
    await using clean = await createScenario('clean');
    await confirmAll(clean.root);
    expect(runCheck(clean.root)).toMatchObject({ status: 0, stdout: '' });
    await using withWarnings = await createScenario('title-and-description-too-long');
    expect(runCheck(withWarnings.root).status).toBe(0);
  });

  test('exits 2 with a reason if the content folder is missing', async () => {
    await using content = await createScenario('clean');
    await rm(content.root, { recursive: true });
    const { status, stdout, stderr } = runCheck(content.root);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('There is no content folder');
  });

  test('exits 2 with a reason if the content folder is a file', () => {
    for (const args of [[], ['--changed', 'HEAD']]) {
      const { status, stdout, stderr } = runCheck('package.json', ...args);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(/package\.json is a file, not a content folder\./);
    }
  });

  test('prints its usage with --help, and exits 0', () => {
    const { status, stdout, stderr } = runScript('check', ['--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('--changed REF');
  });

  test('exits 2 with the usage for an unknown option', () => {
    const { status, stdout, stderr } = runScript('check', ['--no-such-option']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('--no-such-option');
    expect(stderr).toContain('Usage: npm run check');
  });

  test('prints for a terminal with FORCE_COLOR', async () => {
    await using content = await createScenario('link-spelled-otherwise');
    const { status, stdout } = runScript('check', [], { CONTENT_DIR: content.root, FORCE_COLOR: '1' });
    expect(status).toBe(1);
    expect(stdout).toContain('\u001b[31m^~~~~~');
    expect(stdout).toContain('npm run content -- fix');
  });

  test('counts drafts and documents with errors', async () => {
    await using content = await createScenario('text-below-broken-frontmatter');
    const { stderr } = runCheck(content.root, '--no-spelling');
    // Each language has four documents, one of which has an error, and a draft.
    expect(stderr).toMatch(/^10 documents: /m);
  });

  test('appends a table to the job summary of GitHub', async () => {
    await using content = await createScenario('link-spelled-otherwise');
    const summary = path.join(content.root, '.summary.md');
    const env = { CONTENT_DIR: content.root, GITHUB_WORKSPACE: content.root, GITHUB_STEP_SUMMARY: summary };
    for (const runs of [1, 2]) {
      const { status, stdout } = runScript('check', ['--github'], env);
      expect(status).toBe(1);
      expect(stdout).toMatch(/^::error file=en\/blog\/first\.mdx,line=9,endLine=9,col=16,endColumn=22,/);
      const text = await readFile(summary, 'utf8');
      expect(text.split('## Content check')).toHaveLength(runs + 1);
    }
  });

  test('keeps its exit code if the reader closes the pipe', async () => {
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
});

describe('npm run content', { timeout: 60_000 }, () => {
  test('prints the usage of each command with --help, and exits 0', () => {
    for (const args of [['--help'], ['help'], ['fix', '--help'], ['rename', '-h']]) {
      const { status, stdout, stderr } = runScript('content', args);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toMatch(/^Usage: npm run content -- /);
    }
    const { status, stderr } = runScript('content', ['due', '--jsno']);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Unknown option '--jsno'\n\nUsage: npm run content -- due/);
  });

  test('exits 2 for an unknown rule to explain, and for a path outside the content to fix', () => {
    expect(runScript('content', ['explain', 'links/dead'])).toMatchObject({ status: 0, stderr: '' });
    const unknown = runScript('content', ['explain', 'links/daed']);
    expect(unknown).toMatchObject({ status: 2, stdout: '' });
    expect(unknown.stderr).toContain('Did you mean "links/dead"?');
    expect(runScript('content', ['fix', 'package.json'])).toMatchObject({ status: 2, stdout: '' });
  });
});
