/** Builds the pages of our site with other products, and serves them. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { installPackages } from '#tests/bench/install-packages.ts';
import { writeAstroPages } from './astro-pages.ts';
import { getDrawingPath } from './page-source.ts';
import { writeNextPages, writeReactRouterPages } from './react-pages.ts';
import { listElements, type SiteContent, type SitePage } from './site-content.ts';
import { type StaticServer, startStaticServer } from './static-server.ts';

/** Files by path in the project. */
export type ProjectFiles = Record<string, string | Uint8Array>;

interface Variant {
  name: string;
  env: Record<string, string>;
  /** Folder of the built pages in the project. */
  outDir: string;
}

interface Peer {
  /** Package whose version is shown. */
  package: string;
  /** Program of the package and its arguments. */
  build: [program: string, ...args: string[]];
  /** Folders of `peers` that are copied into folders of the project. */
  templates: Record<string, string>;
  /** Folder of files that are copied to the build unchanged. */
  publicDir: string;
  /** Path prefix of files with a hash in their name. */
  hashedFolder: string;
  writePages(pages: readonly SitePage[]): ProjectFiles;
  variants: Variant[];
}

const peers = {
  astro: {
    package: 'astro',
    build: ['astro/bin/astro.mjs', 'build', '--silent'],
    templates: { astro: '.', styles: 'src' },
    publicDir: 'public',
    hashedFolder: '/_astro/',
    writePages: writeAstroPages,
    variants: [
      { name: 'Astro', env: { OUT_DIR: 'dist' }, outDir: 'dist' },
      {
        name: 'Astro, client router',
        env: { OUT_DIR: 'dist-router', CLIENT_ROUTER: '1' },
        outDir: 'dist-router',
      },
    ],
  },
  next: {
    package: 'next',
    build: ['next/dist/bin/next', 'build'],
    templates: { next: '.', react: 'components', styles: 'components' },
    publicDir: 'public',
    hashedFolder: '/_next/static/',
    writePages: writeNextPages,
    variants: [{ name: 'Next.js', env: {}, outDir: 'out' }],
  },
  'react-router': {
    package: 'react-router',
    build: ['@react-router/dev/bin.js', 'build'],
    templates: { 'react-router': '.', react: 'app/components', styles: 'app/components' },
    publicDir: 'public',
    hashedFolder: '/assets/',
    writePages: writeReactRouterPages,
    variants: [{ name: 'React Router', env: {}, outDir: 'build/client' }],
  },
} satisfies Record<string, Peer>;

export type PeerName = keyof typeof peers;
export const peerNames = Object.keys(peers) as PeerName[];

export interface ServedPeer extends StaticServer {
  /** Product and version. */
  name: string;
}

const templatesDir = fileURLToPath(new URL('.', import.meta.url));

/**
 * Installs a product if it is missing, builds the pages with it unless they are the same as before, and serves them.
 * @returns a server for each variant of the product.
 * @throws Error when npm cannot install the product, or the build fails.
 */
export async function servePeer(peerName: PeerName, content: SiteContent): Promise<ServedPeer[]> {
  const peer: Peer = peers[peerName];
  const project = path.resolve('.cache/bench/peers', peerName);
  await installPackages(peer.package, path.join(templatesDir, peerName), project);
  const files = {
    ...(await readTemplates(peer)),
    ...peer.writePages(content.pages),
    ...writeImages(peer, content),
  };
  await build(peer, project, files);
  const { version } = JSON.parse(
    await readFile(path.join(project, 'node_modules', peer.package, 'package.json'), 'utf8'),
  ) as { version: string };
  return Promise.all(
    peer.variants.map(async ({ name, outDir }) => ({
      ...(await startStaticServer(path.join(project, outDir), peer.hashedFolder)),
      name: name.replace(/^[^,]+/, `$& ${version}`),
    })),
  );
}

async function readTemplates({ templates }: Peer): Promise<ProjectFiles> {
  const files: ProjectFiles = {};
  for (const [from, to] of Object.entries(templates)) {
    const folder = path.join(templatesDir, from);
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      files[path.join(to, path.relative(folder, file))] = await readFile(file, 'utf8');
    }
  }
  return files;
}

/** Collects the images and drawings of all pages. */
function writeImages({ publicDir }: Peer, { pages, images }: SiteContent): ProjectFiles {
  const drawings = pages
    .flatMap(({ main }) => listElements(main))
    .filter(({ tag }) => tag === 'drawing')
    .map(({ attributes: { markup } }) => [getDrawingPath(`${markup}`), `${markup}`] as const);
  return Object.fromEntries(
    [...Object.entries(images), ...drawings].map(([file, content]) => [path.join(publicDir, file), content]),
  );
}

/** Writes the files and builds all variants, unless an earlier build was made from the same files. */
async function build(peer: Peer, project: string, files: ProjectFiles): Promise<void> {
  const digest = createHash('sha256')
    .update(JSON.stringify([files, peer.build, peer.variants]))
    .digest('hex');
  const stamp = path.join(project, '.built');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === digest) return;
  for (const name of await readdir(project))
    if (name !== 'node_modules') await rm(path.join(project, name), { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(project, file)), { recursive: true });
    await writeFile(path.join(project, file), content);
  }
  for (const { name, env } of peer.variants) {
    console.error(`Building with ${name} ...`);
    await runBuild(project, peer.build, env);
  }
  await writeFile(stamp, digest);
}

async function runBuild(
  project: string,
  [program, ...args]: Peer['build'],
  env: Record<string, string>,
): Promise<void> {
  const child = spawn(process.execPath, [path.join(project, 'node_modules', program), ...args], {
    cwd: project,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], ...output] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${output.join('')}`);
}
