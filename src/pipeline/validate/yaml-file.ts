/** Parses a YAML file and validates it against a schema. */
import type { Document } from 'yaml';
import type { z } from 'zod';
import type { Finding } from '../finding.ts';
import { createPositionLookup } from '../parse/positions.ts';
import { createLocator, type FieldPath, type Locator } from '../parse/yaml/locator.ts';
import { parseYaml } from '../parse/yaml/parse-yaml.ts';
import { createYamlFinding, explainYamlErrors } from '../parse/yaml/yaml-errors.ts';
import type { TextFile } from '../read/content-folder.ts';
import { formatFieldSubject } from './field-names.ts';
import { createSchemaFindings, type SchemaSubject } from './schema-findings.ts';

interface ValidatedYamlFile<Schema extends z.ZodType> {
  /** Undefined if the file is missing or has errors that `repair` does not make good. So are the other fields. */
  value?: z.output<Schema>;
  locate?: Locator['locate'];
  locateKey?: Locator['locateKey'];
  document?: Document;
  findings: Finding[];
}

/**
 * Validates a YAML file. A missing file has no findings.
 * @param wording of the messages.
 * @param repair adds missing values to data that has errors, so that what the rest says can be checked.
 */
export function validateYamlFile<Schema extends z.ZodType>(
  file: TextFile | undefined,
  schema: Schema,
  wording: Pick<SchemaSubject, 'family' | 'name' | 'describeMissing' | 'shapeMessage'>,
  repair?: (data: unknown) => unknown,
): ValidatedYamlFile<Schema> {
  if (!file) return { findings: [] };
  const yaml = parseYaml(file.text);
  const { data, document } = yaml;
  const toPosition = createPositionLookup(file.text);
  const problems = explainYamlErrors('The file', file.text, yaml);
  if (problems.length) {
    const rule = `${wording.family}/file`;
    return {
      findings: problems.map((problem) => createYamlFinding(file.file, rule, problem, 0, toPosition)),
    };
  }
  const locator = createLocator(document, toPosition);
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, ...locator, document, findings: [] };
  const subject = { ...wording, ...locator, file: file.file, text: file.text, schema, data };
  const findings = createSchemaFindings(subject, result.error.issues);
  const repaired = repair && schema.safeParse(repair(data));
  return repaired?.success ? { value: repaired.data, ...locator, document, findings } : { findings };
}

/** Describes a missing field of a file whose texts are in every language: `links./team.no`. */
export function describeMissingText(path: FieldPath): string {
  const language = path.at(-1);
  const isText = path.length > 1 && (language === 'en' || language === 'no');
  if (!isText) return `${formatFieldSubject(path)} is missing.`;
  const owner = formatFieldSubject(path.slice(0, -1));
  return `${owner} has no words in ${language === 'en' ? 'English' : 'Norwegian'}. Write them after ${language}:`;
}
