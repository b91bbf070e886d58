/** Lists the packages that the site is built and served with, as a CycloneDX bill of materials and as licences. */
import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Paths in the build. Folders that begin with a dot are never served: versions would help an attacker. */
export const sbomPath = '.site/sbom.json';
export const packageLicensesPath = '.site/licenses.txt';

const lockfileSchema = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
      peerDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

type LockedPackage = z.output<typeof lockfileSchema>['packages'][string];

interface Component {
  name: string;
  version: string;
  /** The package's URL: https://github.com/package-url/purl-spec. Id of the component. */
  purl: string;
  locked: LockedPackage;
  /** URLs of the packages that it imports. */
  dependencies: Set<string>;
}

const toPurl = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

const modulesFolder = 'node_modules/';

/** Returns the site and its sorted packages, without those for development. Copies of one version are listed once. */
function readComponents(lockfile: string): { site: Component; components: Component[] } {
  const { name: siteName, packages } = lockfileSchema.parse(JSON.parse(lockfile));
  const getName = (path: string) =>
    packages[path]?.name ??
    (path === '' ? siteName : path.slice(path.lastIndexOf(modulesFolder) + modulesFolder.length));
  const getPurl = (path: string) => toPurl(getName(path), packages[path]?.version ?? '');
  /** Finds the copy of a package that a package at a path imports, as Node does. */
  const resolve = (path: string, name: string): string | undefined => {
    const candidate = `${path === '' ? '' : `${path}/`}${modulesFolder}${name}`;
    if (packages[candidate]) return candidate;
    return path === ''
      ? undefined
      : resolve(path.slice(0, Math.max(0, path.lastIndexOf(`/${modulesFolder}`))), name);
  };

  const components = new Map<string, Component>();
  for (const [path, locked] of Object.entries(packages)) {
    if (locked.dev || locked.version === undefined) continue;
    const purl = getPurl(path);
    const component = components.get(purl) ?? {
      name: getName(path),
      version: locked.version,
      purl,
      locked,
      dependencies: new Set(),
    };
    components.set(purl, component);
    const { dependencies, optionalDependencies, peerDependencies } = locked;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const target = resolve(path, name);
      if (target !== undefined) component.dependencies.add(getPurl(target));
    }
  }
  const [site, ...others] = components.values();
  if (!site) throw new Error('package-lock.json lists no packages.');
  return { site, components: others.sort((a, b) => (a.purl < b.purl ? -1 : 1)) };
}

/**
 * Builds a CycloneDX 1.6 document from the lockfile. The same lockfile gives the same bytes, so there is no time, and
 * the serial number is derived from the lockfile.
 * @param lockfile text of package-lock.json.
 */
export function buildSbom(lockfile: string): string {
  const { site, components } = readComponents(lockfile);
  return JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      serialNumber: `urn:uuid:${toUuid(createHash('sha256').update(lockfile).digest())}`,
      version: 1,
      metadata: {
        lifecycles: [{ phase: 'build' }],
        component: {
          type: 'application',
          'bom-ref': site.purl,
          name: site.name,
          version: site.version,
          purl: site.purl,
        },
      },
      components: components.map(({ name, version, purl, locked }) => ({
        type: 'library',
        'bom-ref': purl,
        name,
        version,
        scope: locked.optional ? 'optional' : 'required',
        ...(locked.integrity && { hashes: toHashes(locked.integrity) }),
        ...(locked.license && { licenses: [toLicense(locked.license)] }),
        purl,
        ...(locked.resolved && {
          externalReferences: [{ type: 'distribution', url: locked.resolved }],
        }),
      })),
      dependencies: [site, ...components].map(({ purl, dependencies }) => ({
        ref: purl,
        dependsOn: [...dependencies].sort(),
      })),
    },
    null,
    1,
  );
}

/** Formats the first bytes of a hash as a UUID of version 8, which is for values of an application's own making. */
function toUuid(hash: Buffer): string {
  const bytes = Buffer.from(hash.subarray(0, 16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const hashNames: Record<string, string> = {
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
};

/** Converts the hashes of a lockfile, which are written as for Subresource Integrity. */
const toHashes = (integrity: string) =>
  integrity.split(/\s+/).flatMap((entry) => {
    const [algorithm = '', digest = ''] = entry.split(/-(.*)/s);
    const alg = hashNames[algorithm];
    return alg ? [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }] : [];
  });

/** Converts a package's `license`: an SPDX id, an SPDX expression of several ids, or any other text as a name. */
function toLicense(license: string) {
  if (/^[\w.+-]+$/.test(license)) return { license: { id: license } };
  return /^[\w.+()-]+(?: (?:AND|OR|WITH) [\w.+()-]+)+$/.test(license)
    ? { expression: license }
    : { license: { name: license } };
}

/** Lists all packages by licence, the most used licence first. @param lockfile text of package-lock.json. */
export function buildPackageLicenses(lockfile: string): string {
  const groups = Object.entries(
    Object.groupBy(readComponents(lockfile).components, ({ locked }) => locked.license ?? 'No licence named'),
  ).sort(([, a = []], [, b = []]) => b.length - a.length);
  return groups
    .map(([license, components = []]) => {
      const lines = components.map(({ name, version }) => `  ${name} ${version}`);
      return `${license} (${components.length})\n${lines.join('\n')}\n`;
    })
    .join('\n');
}
