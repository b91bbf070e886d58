import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  if?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}
interface Workflow {
  name: string;
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<
    string,
    {
      permissions?: Record<string, string>;
      env?: Record<string, string>;
      needs?: string | string[];
      if?: string;
      /** A workflow of this repository, in place of steps. */
      uses?: string;
      steps?: Step[];
      'timeout-minutes'?: number;
    }
  >;
}

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  return { file, text, workflow: parse(text) as Workflow };
});
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const getSteps = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps = [] }) => steps);
const getWorkflow = (file: string) =>
  workflows.find((candidate) => candidate.file === file) ?? expect.fail(file);

test('the workflows are tests, content check, preview, publication and scheduled content', () => {
  expect(workflows.map(({ file }) => file).sort()).toEqual([
    'content-check.yml',
    'preview.yml',
    'publish.yml',
    'scheduled.yml',
    'test.yml',
  ]);
});

describe.each(workflows)('$file', ({ text, workflow }) => {
  test('runs commands that exist', () => {
    const runs = getSteps(workflow).flatMap(({ run }) => [
      ...(run ?? '').matchAll(/npm run (?:--silent )?([\w:-]+)(?: -- (\w+))?/g),
    ]);
    expect(runs.length).toBeGreaterThan(0);
    for (const [, script = '', command] of runs) {
      expect(Object.keys(scripts)).toContain(script);
      if (script === 'content')
        expect(readFileSync('scripts/content.ts', 'utf8')).toMatch(new RegExp(`\\b${command}\\b`));
    }
  });

  test('uses only actions by GitHub, pinned to a commit with its version as a comment', () => {
    const uses = [...text.matchAll(/\buses: ([^.].+)/g)].map(([, value = '']) => value);
    expect(uses.length).toBe(getSteps(workflow).filter((step) => step.uses !== undefined).length);
    for (const value of uses) expect(value).toMatch(/^actions\/[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('has read permission only, no untrusted text in scripts, and a timeout', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    for (const { run } of getSteps(workflow)) expect(run ?? '').not.toContain('${{');
    for (const job of Object.values(workflow.jobs))
      if (!job.uses) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  test('has no secrets but a key, which is that of the previews in pull requests', () => {
    const secrets = [...text.matchAll(/secrets\.(\w+)/g)].map(([, name]) => name);
    const key = Object.hasOwn(workflow.on, 'pull_request') ? 'PREVIEW_KEY' : 'DEPLOY_KEY';
    expect(secrets.filter((name) => name !== key)).toEqual([]);
  });
});

test('the content check may write to pull requests, except from forks', () => {
  const { jobs } = getWorkflow('content-check.yml').workflow;
  expect(jobs.check?.permissions).toEqual({ contents: 'read', 'pull-requests': 'write' });
  const comment = jobs.check?.steps?.find(({ run }) => run?.includes('review -- check'));
  expect(comment?.if).toContain('head.repo.full_name == github.repository');
});

test('the content check is limited to the changes of the branch, and fetches the history for it', () => {
  const steps = getSteps(getWorkflow('content-check.yml').workflow);
  const check = steps.find(({ run }) => run?.includes('npm run --silent check'));
  expect(check?.run).toContain('--github --changed "origin/$BASE"');
  expect(check?.env).toEqual({ BASE: expect.stringContaining('{{ github.base_ref }}') });
  expect(steps.find(({ uses }) => uses?.startsWith('actions/checkout'))?.with).toMatchObject({
    'fetch-depth': 0,
  });
});

describe('a publication requires SITE_URL', () => {
  const { build } = getWorkflow('publish.yml').workflow.jobs;
  const [firstStep] = build?.steps ?? [];
  test.each([
    ['', 1],
    ['www.example.no', 1],
    ['https://www.example.no', 0],
  ])('exits for "%s" with %i', (SITE_URL, exitCode) => {
    const { status, stdout } = spawnSync('bash', ['--norc', '-e', '-c', firstStep?.run ?? 'exit 9'], {
      env: { PATH: process.env.PATH, SITE_URL, DEPLOY_TO: 'pages' },
      encoding: 'utf8',
    });
    expect(status).toBe(exitCode);
    expect(stdout.startsWith('::error title=SITE_URL is not set::')).toBe(exitCode === 1);
  });
  test('the build uses the SITE_URL that was checked', () => {
    expect(build?.env?.SITE_URL).toMatch(/^\$\{\{ vars\.SITE_URL \}\}$/);
    expect(build?.steps?.find(({ run }) => run === 'npm run build')?.env).toBeUndefined();
  });
});

test('the preview is built with drafts, and uploads nothing from a fork', () => {
  const steps = getSteps(getWorkflow('preview.yml').workflow);
  expect(steps.map(({ run }) => run)).toContain('npm run build -- --drafts');
  for (const step of steps.filter(({ run }) => /upload\.sh|review -- preview/.test(run ?? '')))
    expect(step.if).toContain('head.repo.full_name == github.repository');
});

test('the scheduled workflow publishes the site only if a rebuild is due', () => {
  const { workflow } = getWorkflow('scheduled.yml');
  expect(workflow.jobs.publish).toMatchObject({
    if: expect.stringContaining("needs.due.outputs.rebuild == 'true'"),
    uses: './.github/workflows/publish.yml',
  });
  expect(getSteps(workflow).find(({ run }) => run?.includes('-- due'))?.run).toContain('-eq 10');
});

test('every push to the main branch is published, and recorded only after that', () => {
  const { on, jobs } = getWorkflow('publish.yml').workflow;
  expect(on).toMatchObject({ push: { branches: ['main'] } });
  expect(jobs.record?.needs).toEqual(['build', 'pages', 'server']);
  expect(jobs.record?.if).toContain('!failure()');
  expect(
    getSteps(getWorkflow('scheduled.yml').workflow).find(({ uses }) => uses?.includes('cache/restore'))?.with,
  ).toMatchObject({
    path: 'dist/.site/published.json',
  });
});

test('what GitHub Pages gets has no private files', () => {
  const steps = getWorkflow('publish.yml').workflow.jobs.build?.steps ?? [];
  const upload = steps.findIndex(({ uses }) => uses?.startsWith('actions/upload-pages-artifact'));
  const removal = steps.findIndex(({ run }) => run === 'rm -rf dist/.site');
  expect(removal).toBeGreaterThan(-1);
  expect(upload).toBeGreaterThan(removal);
  expect(steps[removal]?.if).toBe(steps[upload]?.if);
});

test('the workflow test.yml runs every check of npm test', () => {
  const runs = getSteps(getWorkflow('test.yml').workflow).map(({ run }) => run ?? '');
  const commands: Record<string, string> = {
    content: 'npm run check',
    unit: 'npm run test:unit',
    server: 'npm run test:server',
    browser: 'npm run test:browser',
  };
  const source = readFileSync('scripts/test.ts', 'utf8');
  const checks = [...source.matchAll(/^\s+(?:\{ )?name: '(\w+)'/gm)].map(([, name = '']) => name);
  expect(checks.length).toBeGreaterThan(7);
  // The browser job makes the build that its tests and the budgets read.
  for (const name of checks.filter((check) => check !== 'build'))
    expect(
      runs.some((run) => run.startsWith(commands[name] ?? `npm run ${name}`)),
      name,
    ).toBe(true);
});

test('every use of an action names the same commit', () => {
  const versions = new Map<string, Set<string>>();
  for (const { text } of workflows)
    for (const [, action = '', version = ''] of text.matchAll(/uses: (actions\/[\w-]+)[\w/-]*@(.+)/g))
      versions.set(action, (versions.get(action) ?? new Set()).add(version));
  expect([...versions].filter(([, { size }]) => size > 1)).toEqual([]);
});

test('Dependabot proposes packages and actions once a week, in groups', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: {
      'package-ecosystem': string;
      schedule: { interval: string };
      groups: Record<string, unknown>;
    }[];
  };
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  for (const { schedule, groups } of updates) {
    expect(schedule.interval).toBe('weekly');
    expect(Object.keys(groups)).toHaveLength(1);
  }
});
