/** The whole command as a process: exit codes and formats. */
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SubjectDiagnosis } from '#server/doctor/run.ts';
import { cleanEnvironment } from '#tests/support/clean-environment.ts';
import { type SampleBuild, writeSampleBuild } from '#tests/support/server/sample-build.ts';

let build: SampleBuild;
beforeAll(async () => {
  build = await writeSampleBuild();
});
afterAll(() => build[Symbol.asyncDispose]());

const run = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['scripts/doctor.ts', ...args], {
    encoding: 'utf8',
    env: {
      ...cleanEnvironment,
      OUT_DIR: build.outDir,
      DATA_DIR: `${build.outDir}/missing`,
      PORT: '0',
      METRICS_PORT: '0',
      ...env,
    },
  });

test('problems are listed one per line, and the exit code is 1', () => {
  const { stdout, status } = run([]);
  const lines = stdout.trimEnd().split('\n');
  expect(lines[0]).toMatch(
    /^problem {2}environment +SITE_URL is http:\/\/localhost:4173, so .*\. Set SITE_URL /,
  );
  expect(lines.at(-1)).toMatch(/^1 problem, \d+ warnings, \d+ ok, \d+ skipped\.$/);
  for (const line of lines.slice(0, -2)) expect(line).toMatch(/^(?:ok|warning|problem|skipped) +\S/);
  expect(status).toBe(1);
});

test('all problems of an invalid environment are listed, and the other checks are skipped', () => {
  const { stdout, status } = run(['--json'], { RATE_LIMIT: 'x', ALARM_AFTER: 'x' });
  const diagnoses = JSON.parse(stdout) as SubjectDiagnosis[];
  expect(diagnoses.filter((diagnosis) => diagnosis.status === 'problem')).toHaveLength(2);
  expect(diagnoses.filter((diagnosis) => diagnosis.status === 'skipped').length).toBeGreaterThan(8);
  expect(status).toBe(1);
});

test('a site that cannot be reached is the only problem of a valid environment', () => {
  const { stdout, status } = run([], { SITE_URL: 'https://localhost:9', DELIVERY: 'none' });
  expect(stdout).toMatch(/^2 problems,/m);
  expect(stdout).toMatch(/^problem {2}server +https:\/\/localhost:9\/ cannot be reached/m);
  expect(status).toBe(1);
});

test('an unknown option ends with 2 and the usage', () => {
  const { stderr, status } = run(['--fix']);
  expect(stderr).toContain('Usage: npm run doctor');
  expect(status).toBe(2);
});

test('passwords are not in the report', () => {
  const { stdout } = run([], {
    DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:9/site',
    SMTP_URL: 'smtp://user:hunter3@127.0.0.1:9',
    MAIL_FROM: 'a@example.no',
    MAIL_TO: 'b@example.no',
  });
  expect(stdout).toContain('127.0.0.1');
  expect(stdout).not.toMatch(/hunter/);
});
