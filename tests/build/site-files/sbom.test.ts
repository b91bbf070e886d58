import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { buildPackageLicenses, buildSbom } from '#build/site-files/sbom.ts';

interface Sbom {
  serialNumber: string;
  metadata: { component: { 'bom-ref': string } };
  components: {
    'bom-ref': string;
    purl: string;
    hashes?: { alg: string; content: string }[];
    properties?: { name: string; value: string }[];
  }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const lockfile = readFileSync('package-lock.json', 'utf8');
const sbom = JSON.parse(buildSbom(lockfile)) as Sbom;

/** Returns the packages besides those for development, with their hashes and what they depend on. */
function normalize({ components, dependencies }: Sbom) {
  const byRef = new Map(
    components
      .filter(({ properties = [] }) => properties.every(({ name }) => name !== 'cdx:npm:package:development'))
      .map((component) => [component['bom-ref'], component]),
  );
  return Object.fromEntries(
    dependencies.flatMap(({ ref, dependsOn }) => {
      const component = byRef.get(ref);
      const purls = dependsOn.flatMap((name) => byRef.get(name)?.purl ?? []).sort();
      return component ? [[component.purl, { hashes: component.hashes, dependsOn: purls }]] : [];
    }),
  );
}

test("the bill of materials has the packages, hashes and dependencies of npm's own", async () => {
  // With --omit=dev, npm leaves out packages that the site needs if a package for development needs them too.
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'],
    { maxBuffer: 10_000_000 },
  );
  expect(normalize(sbom)).toEqual(normalize(JSON.parse(stdout) as Sbom));
});

test('the same lockfile gives the same bytes, another one another serial number', () => {
  expect(buildSbom(lockfile)).toBe(JSON.stringify(sbom, null, 1));
  const other = JSON.parse(buildSbom(lockfile.replace('"0.1.0"', '"0.1.1"'))) as Sbom;
  expect(other.serialNumber).not.toBe(sbom.serialNumber);
  expect(sbom.serialNumber).toMatch(
    /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
});

test('the site depends on the dependencies of package.json', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const expected = Object.entries(dependencies).map(
    ([name, version]) => `pkg:npm/${name.replace('@', '%40')}@${version}`,
  );
  const root = sbom.dependencies.find(({ ref }) => ref === sbom.metadata.component['bom-ref']);
  expect(root?.dependsOn).toEqual(expected.sort());
});

test('packages for development are left out, and every package has a licence', () => {
  const names = sbom.components.map(({ purl }) => purl);
  expect(names.some((purl) => purl.startsWith('pkg:npm/fastify@'))).toBe(true);
  expect(names.some((purl) => purl.startsWith('pkg:npm/vitest@'))).toBe(false);
  const licenses = buildPackageLicenses(lockfile);
  expect(licenses).toMatch(/^MIT \(\d{3}\)\n/);
  expect(licenses).toMatch(/^ {2}fastify \d/m);
  expect(licenses).not.toContain('No licence named');
});

test('licences are ids, expressions or names', () => {
  const packages = {
    '': { name: 'site', version: '1.0.0', dependencies: { a: '1', b: '1', c: '1' } },
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/b': { version: '1.0.0', license: '(MIT OR CC0-1.0)' },
    'node_modules/c': { version: '1.0.0', license: 'See: https://example.no/licence' },
  };
  const { components } = JSON.parse(
    buildSbom(JSON.stringify({ name: 'site', version: '1.0.0', packages })),
  ) as { components: { licenses: unknown[] }[] };
  expect(components.flatMap(({ licenses }) => licenses)).toEqual([
    { license: { id: 'MIT' } },
    { expression: '(MIT OR CC0-1.0)' },
    { license: { name: 'See: https://example.no/licence' } },
  ]);
});
