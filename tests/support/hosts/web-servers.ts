/** Starts the real nginx and Caddy on loopback, with the configuration of a test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { cleanEnvironment } from '#tests/support/clean-environment.ts';
import { findFreePort } from '../server/free-port.ts';

/** Paths of the programs; undefined where they are not installed. */
export const programs: Record<'nginx' | 'caddy', string | undefined> = {
  nginx: ['/usr/sbin/nginx', '/usr/bin/nginx'].find(existsSync),
  caddy: ['/usr/bin/caddy', '/usr/local/bin/caddy'].find(existsSync),
};

/** Returns the name of a test that needs a program, with the reason if it is skipped. */
export const describeProgram = (name: keyof typeof programs): string =>
  programs[name] ? name : `${name} (skipped: the program is not installed; apt-get install ${name})`;

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasNginxBrotli: boolean = existsSync(brotliModule);

export interface WebServer extends AsyncDisposable {
  port: number;
  /** Folder of the server's own files. */
  folder: string;
  /** Reads the configuration again, as an operator does after a change. */
  reload(): Promise<void>;
}

/**
 * Starts nginx.
 * @param writeConfig returns directives of the `http` block.
 */
export async function startNginx(
  writeConfig: (port: number, folder: string) => string | Promise<string>,
): Promise<WebServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  const config = path.join(folder, 'nginx.conf');
  await writeFile(
    config,
    [
      // The workers of an nginx that root starts run as a user who cannot read the folders of tests.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      ...(hasNginxBrotli ? [`load_module ${brotliModule};`] : []),
      'daemon off;',
      'worker_processes 1;',
      `pid ${folder}/nginx.pid;`,
      'error_log stderr warn;',
      'events { worker_connections 512; }',
      'http {',
      'access_log off;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      ),
      await writeConfig(port, folder),
      '}',
    ].join('\n'),
  );
  const child = spawn(programs.nginx ?? '', ['-e', 'stderr', '-p', folder, '-c', config], {
    env: cleanEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return await toWebServer(child, port, folder, async () => {
    child.kill('SIGHUP');
  });
}

/**
 * Starts Caddy.
 * @param file path of a Caddyfile that listens on the address in SITE_ADDRESS.
 */
export async function startCaddy(file: string, env: Record<string, string> = {}): Promise<WebServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'caddy-'));
  const port = await findFreePort();
  const config = path.join(folder, 'Caddyfile');
  await writeFile(config, `{\n\tadmin unix/${folder}/admin.sock\n}\nimport ${file}\n`);
  const options = {
    env: {
      ...cleanEnvironment,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      ...env,
    },
  };
  const args = ['--config', config, '--adapter', 'caddyfile'];
  const child = spawn(programs.caddy ?? '', ['run', ...args], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return await toWebServer(child, port, folder, async () => {
    const address = ['--address', `unix/${folder}/admin.sock`, '--force'];
    const reload = spawn(programs.caddy ?? '', ['reload', ...args, ...address], {
      ...options,
      stdio: 'ignore',
    });
    const [code] = await once(reload, 'exit');
    if (code !== 0) throw new Error('Caddy refused the configuration.');
  });
}

async function toWebServer(
  child: ChildProcess,
  port: number,
  folder: string,
  reload: WebServer['reload'],
): Promise<WebServer> {
  const log = child.stderr ? text(child.stderr) : Promise.resolve('');
  const exit = once(child, 'exit');
  const failed = exit.then(async () => Promise.reject(new Error(`The web server ended: ${await log}`)));
  failed.catch(() => undefined);
  await Promise.race([waitForPort(port), failed]);
  return {
    port,
    folder,
    reload,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until a port accepts connections. */
export async function waitForPort(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
