/** The figures that texts may state, from `facts.yaml`. */
import { type CompanyFacts, factsSchema } from '#content/facts.ts';
import type { Finding } from '../finding.ts';
import type { TextFile } from '../read/content-folder.ts';
import { describeMissingText, validateYamlFile } from './yaml-file.ts';

/** Parses the facts. A missing file has none. */
export function parseFacts(file: TextFile | undefined): { facts: CompanyFacts; findings: Finding[] } {
  const { value, findings } = validateYamlFile(file, factsSchema, {
    family: 'facts',
    name: 'a fact',
    describeMissing: describeMissingText,
    shapeMessage: 'The facts must be a list of names, each with its fields: users: { about: …, number: … }.',
  });
  return { facts: value ?? {}, findings };
}
