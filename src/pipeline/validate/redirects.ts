/** The redirects of `redirects.yaml`: old paths, each with the path or URL that replaces it. */
import { isScalar } from 'yaml';
import { z } from 'zod';
import type { Manifest } from '#content/manifest.ts';
import { type Finding, type Position, startOfFile } from '../finding.ts';
import type { TextFile } from '../read/content-folder.ts';
import { validateYamlFile } from './yaml-file.ts';

const redirectsSchema = z.record(z.string(), z.string()).nullable();

/** Positions of the redirects in `redirects.yaml`. */
export interface RedirectPositions {
  /** Position of the old path. */
  locateRedirect: (from: string) => Position;
  /** Offsets of the new path. */
  getTargetRange: (from: string) => { from: number; to: number } | undefined;
}

/** Parses the redirects. A lint rule checks their targets, because that needs all documents. */
export function parseRedirects(
  file: TextFile | undefined,
): Pick<Manifest, 'redirects'> & RedirectPositions & { findings: Finding[] } {
  const { value, locateKey, document, findings } = validateYamlFile(file, redirectsSchema, {
    family: 'redirects',
    name: 'the redirects',
    describeMissing: ([from]) => `${String(from)} leads nowhere. Write the new path after it.`,
    shapeMessage: 'The redirects must be a list of fields, such as /old: /new.',
  });
  return {
    redirects: value ?? {},
    locateRedirect: (from) => locateKey?.([from]) ?? startOfFile,
    getTargetRange: (from) => {
      const target = document?.getIn([from], true);
      return isScalar(target) && target.range ? { from: target.range[0], to: target.range[1] } : undefined;
    },
    findings,
  };
}
