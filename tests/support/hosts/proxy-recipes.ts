/** Runs the recipes of a proxy in front of the server, with the ports, folders and certificate of a test. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { Agent } from 'node:https';
import path from 'node:path';
import { findFreePort } from '../server/free-port.ts';
import { startCaddy, startNginx, type WebServer } from './web-servers.ts';

interface ProxyOptions {
  /** Ports of the two instances. */
  instances: readonly [number, number];
  /** Folder of the assets of all releases. */
  assetsDir: string;
}

/**
 * Replaces parts of a recipe. Each is marked before any is replaced, because a port of a test may begin with one of the
 * recipe.
 * @throws when a part does not occur, because the test would then not fit the recipe.
 */
export function replaceParts(recipe: string, parts: Record<string, string>): string {
  const entries = Object.entries(parts);
  const marked = entries.reduce((text, [part], index) => {
    if (!text.includes(part)) throw new Error(`The recipe does not contain: ${part}`);
    return text.replaceAll(part, `\0${index}\0`);
  }, recipe);
  return entries.reduce((text, [, value], index) => text.replaceAll(`\0${index}\0`, value), marked);
}

/** Writes a self-signed certificate and its key into a folder. */
function writeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const args =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  const { status, stderr } = spawnSync('openssl', [...args.split(' '), '-keyout', key, '-out', certificate]);
  if (status !== 0) throw new Error(`openssl failed: ${stderr}`);
  return { certificate, key };
}

/** Accepts the self-signed certificate. */
export const createTlsAgent = (): Agent => new Agent({ rejectUnauthorized: false, keepAlive: true });

/** Starts nginx with `scripts/deploy/nginx.conf`. Its port speaks TLS. */
export async function startNginxProxy({ instances, assetsDir }: ProxyOptions): Promise<WebServer> {
  const recipe = await readFile('scripts/deploy/nginx.conf', 'utf8');
  const httpPort = await findFreePort();
  return startNginx((port, folder) => {
    const { certificate, key } = writeCertificate(folder);
    return replaceParts(recipe, {
      'listen 80;': `listen 127.0.0.1:${httpPort};`,
      'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
      '/etc/ssl/site/fullchain.pem': certificate,
      '/etc/ssl/site/privkey.pem': key,
      '/srv/site/assets': assetsDir,
      '127.0.0.1:4173': `127.0.0.1:${instances[0]}`,
      '127.0.0.1:4174': `127.0.0.1:${instances[1]}`,
    });
  });
}

/** Starts nginx with `scripts/deploy/nginx-files.conf`. Its port speaks TLS. @param outDir a build with configurations. */
export async function startNginxWithFiles(
  instances: readonly [number, number],
  outDir: string,
): Promise<WebServer> {
  const recipe = await readFile('scripts/deploy/nginx-files.conf', 'utf8');
  return startNginx((port, folder) => {
    const { certificate, key } = writeCertificate(folder);
    return replaceParts(recipe, {
      'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
      '/etc/ssl/site/fullchain.pem': certificate,
      '/etc/ssl/site/privkey.pem': key,
      '/srv/site/current/dist': outDir,
      '127.0.0.1:4173': `127.0.0.1:${instances[0]}`,
      '127.0.0.1:4174': `127.0.0.1:${instances[1]}`,
    });
  });
}

/** Starts Caddy with `scripts/deploy/Caddyfile`. Its port speaks plain HTTP, because it has no host name. */
export const startCaddyProxy = ({ instances, assetsDir }: ProxyOptions): Promise<WebServer> =>
  startCaddy(path.resolve('scripts/deploy/Caddyfile'), {
    ASSETS: assetsDir,
    INSTANCES: instances.map((port) => `127.0.0.1:${port}`).join(' '),
  });
