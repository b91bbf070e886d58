/** `scripts/deploy/upload.sh`, with a command in place of ssh that runs the command line on this machine. */
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const script = path.resolve('scripts/deploy/upload.sh');

async function createHost() {
  const root = await mkdtemp(path.join(tmpdir(), 'upload-'));
  const ssh = path.join(root, 'ssh');
  await writeFile(
    ssh,
    '#!/bin/sh\necho "$*" | head -1 >> "$(dirname "$0")/log"\nwhile [ "$1" != host ]; do shift; done\nexec sh -c "$2"\n',
  );
  await chmod(ssh, 0o755);
  const writeBuild = async (name: string) => {
    const build = path.join(root, name);
    await mkdir(path.join(build, 'static/js'), { recursive: true });
    await mkdir(path.join(build, '.site'), { recursive: true });
    await writeFile(path.join(build, 'index.html'), name);
    await writeFile(path.join(build, `static/js/${name}.js`), name);
    await writeFile(path.join(build, '.site/serve.json'), '{}');
    return build;
  };
  return {
    root,
    writeBuild,
    upload: (build: string, target: string, env: NodeJS.ProcessEnv = {}) =>
      spawnSync('sh', [script, build, target], {
        env: { PATH: process.env.PATH, SSH: ssh, ...env },
        encoding: 'utf8',
      }),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true }),
  };
}

test('replaces the build on the server, and keeps the files that open pages ask for', async () => {
  await using host = await createHost();
  const target = path.join(host.root, 'srv/dist');
  for (const name of ['first', 'second']) {
    const { status, stdout, stderr } = host.upload(await host.writeBuild(name), `host:${target}`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Published');
  }
  expect(await readFile(path.join(target, 'index.html'), 'utf8')).toBe('second');
  expect((await readdir(path.join(target, 'static/js'))).sort()).toEqual(['first.js', 'second.js']);
  expect(await readdir(path.join(target, '.site'))).toEqual(['serve.json']);
  expect(await readdir(path.dirname(target))).toEqual(['dist']);
});

test('uses the key and the known host of the variables, and leaves no key behind', async () => {
  await using host = await createHost();
  const build = await host.writeBuild('first');
  const target = `host:${path.join(host.root, 'srv/dist')}`;
  expect(host.upload(build, target, { DEPLOY_KEY: 'secret' })).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('DEPLOY_KNOWN_HOSTS is missing'),
  });
  const { status } = host.upload(build, target, {
    DEPLOY_KEY: 'secret',
    DEPLOY_KNOWN_HOSTS: 'host ssh-ed25519 AAAA',
    TMPDIR: host.root,
  });
  expect(status).toBe(0);
  expect(await readFile(path.join(host.root, 'log'), 'utf8')).toContain('StrictHostKeyChecking=yes');
  expect((await readdir(host.root)).sort()).toEqual(['first', 'log', 'srv', 'ssh']);
});

test.each([
  ['a folder without a build', 'nothing', 'host:/srv/dist', 'Build the site first'],
  ['a target without a folder', 'first', 'host', 'is not a target'],
  ['a folder with other characters', 'first', "host:/srv/'; rm -rf x", 'is not a folder for a build'],
])('refuses %s', async (_, build, target, message) => {
  await using host = await createHost();
  await host.writeBuild('first');
  expect(host.upload(path.join(host.root, build), target)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(message),
  });
});
