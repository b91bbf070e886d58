/** Writes the configurations for other web servers and static hosts into a build. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { hostFiles } from '#server/site/http-rules.ts';
import type { ServeManifest } from '#server/site/serve-manifest.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import { caddyConfigPath, writeCaddyConfig } from './caddy.ts';
import { writeHeadersFile, writeRedirectsFile } from './headers-redirects.ts';
import { collectHostRules } from './host-rules.ts';
import { nginxConfigPath, writeNginxConfig } from './nginx.ts';

/** Writes the files. Every other file of the build has been written before. */
export async function writeHostConfig(
  output: Pick<OutputFolder, 'folder' | 'write'>,
  manifest: ServeManifest,
  siteUrl: string,
): Promise<void> {
  const names = await readdir(output.folder, { recursive: true });
  const files = names
    .filter((name) => path.extname(name) !== '')
    .map((name) => name.replaceAll(path.sep, '/'));
  const rules = collectHostRules(manifest, files, siteUrl);
  await output.write(hostFiles.headers, writeHeadersFile(rules));
  await output.write(hostFiles.redirects, writeRedirectsFile(rules));
  await output.write(nginxConfigPath, writeNginxConfig(rules));
  await output.write(caddyConfigPath, writeCaddyConfig(rules));
}
