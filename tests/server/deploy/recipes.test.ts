/** The recipes that need a machine of their own: systemd, Docker and Compose. They are checked without running them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { environmentVariables, readEnvironment } from '#config/environment.ts';

const read = (name: string) => readFile(path.join('scripts/deploy', name), 'utf8');
/** Variables of Node and of the scripts that no schema describes. */
const otherVariables = ['NODE_ENV', 'NODE_NO_WARNINGS'];

function parseVariables(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

const hasSystemdAnalyze = existsSync('/usr/bin/systemd-analyze');
const systemd = hasSystemdAnalyze ? 'systemd' : 'systemd (skipped: systemd-analyze is not installed)';

describe.skipIf(!hasSystemdAnalyze)(systemd, () => {
  async function analyze(...args: string[]) {
    const folder = await mkdtemp(path.join(tmpdir(), 'systemd-'));
    try {
      const unit = (await read('site@.service')).replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`);
      const file = path.join(folder, 'site@4173.service');
      await writeFile(file, unit);
      const { status, stdout, stderr } = spawnSync('systemd-analyze', [...args, file], { encoding: 'utf8' });
      return { status, output: stdout + stderr };
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  test('the unit is valid', async () => {
    expect(await analyze('verify', '--man=no')).toEqual({ status: 0, output: '' });
  });

  test('systemd rates the exposure of the unit as low', async () => {
    const { output } = await analyze('security', '--offline=true', '--no-pager');
    const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(output) ?? [];
    expect(Number(exposure)).toBeLessThan(1.6);
  });
});

test('the example of the environment is valid, and each variable is known', async () => {
  const variables = parseVariables(await read('site.env.example'));
  expect(Object.keys(variables).filter((name) => !environmentVariables.includes(name))).toEqual([]);
  expect(readEnvironment(variables)).toMatchObject({ siteUrl: 'https://www.example.no', trustProxy: 1 });
});

describe('the Dockerfile', () => {
  test('has no mistakes', async () => {
    const findings = validate(await read('Dockerfile')).map(
      ({ message, range }) => `${range.start.line}: ${message}`,
    );
    expect(findings).toEqual([]);
  });

  test('runs the project on its own version of Node, installed as the lockfile says', async () => {
    const text = await read('Dockerfile');
    const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));
    const images = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    const bases = images.filter((image) => image !== 'dependencies');
    expect(new Set(bases)).toEqual(new Set([`node:${dependencies.node}-bookworm-slim`]));
    expect(text).not.toMatch(/npm install/);
    expect(text.match(/npm ci/g)).toHaveLength(2);
  });

  test('runs the server as a user without privileges, in a process that receives the signals', async () => {
    const last = (await read('Dockerfile')).split(/^FROM /m).at(-1) ?? '';
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^CMD \["node", /m);
    expect(last).toMatch(/^HEALTHCHECK .*\/readyz/m);
    for (const [, source = ''] of last.matchAll(/^COPY (?!--from)(\S+)/gm))
      expect(existsSync(source)).toBe(true);
    const [, assignments = ''] = /^ENV (.*)$/m.exec(last) ?? [];
    const names = assignments.split(' ').map((part) => part.split('=')[0] ?? '');
    expect(names.filter((name) => ![...environmentVariables, ...otherVariables].includes(name))).toEqual([]);
  });
});

interface Service {
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string | number>;
  ports?: string[];
  volumes?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
}

describe('the compose file', async () => {
  const { services, volumes } = parse(await read('compose.yaml')) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };

  test('refers to files, services and volumes that exist', () => {
    const { build } = services.site ?? {};
    expect(path.resolve('scripts/deploy', build?.context ?? '')).toBe(process.cwd());
    expect(existsSync(build?.dockerfile ?? '')).toBe(true);
    for (const { depends_on = {}, volumes: mounts = [] } of Object.values(services)) {
      for (const [name, { condition }] of Object.entries(depends_on))
        if (condition === 'service_healthy') expect(services[name]?.healthcheck).toBeDefined();
        else expect(services[name]).toBeDefined();
      for (const mount of mounts) expect(volumes).toHaveProperty(mount.split(':')[0] ?? '');
    }
  });

  test('gives the server an environment that is valid', () => {
    const environment = Object.fromEntries(
      Object.entries(services.site?.environment ?? {}).map(([name, value]) => [
        name,
        String(value).replace(/\$\{\w+:-([^}]*)\}/g, '$1'),
      ]),
    );
    expect(Object.keys(environment).filter((name) => !environmentVariables.includes(name))).toEqual([]);
    expect(() => readEnvironment(environment)).not.toThrow();
  });

  test('runs the server on a read-only root without privileges, and opens ports on this machine alone', () => {
    expect(services.site).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    const ports = Object.values(services).flatMap(({ ports = [] }) => ports);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });
});
