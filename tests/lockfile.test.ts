import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Lockfile {
  packages: Record<string, { optionalDependencies?: Record<string, string>; resolved?: string }>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;

/** Returns whether a package finds another in its own folder of modules, or in that of a package around it. */
function canResolve(from: string, name: string): boolean {
  if (`${from}${from && '/'}node_modules/${name}` in packages) return true;
  return from !== '' && canResolve(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

test('the lockfile names the optional packages of all platforms, without which npm ci refuses it', () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !canResolve(from, name)),
  );
  expect(missing).toEqual([]);
});

test('the lockfile takes every package from the public registry', () => {
  const others = Object.values(packages).filter(
    ({ resolved }) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(others).toEqual([]);
});
