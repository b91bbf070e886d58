/** The company's offices and email addresses, from `company.yaml`. */
import { type Company, companySchema, emptyCompany } from '#content/company.ts';
import type { Finding } from '../finding.ts';
import type { TextFile } from '../read/content-folder.ts';
import type { Sample } from '../samples.ts';
import { describeMissingText, validateYamlFile } from './yaml-file.ts';

/** Parses the company. In content without the file, each use of an email address is an error itself. */
export function parseCompany(file: TextFile | undefined): {
  company: Company;
  samples: Sample[];
  findings: Finding[];
} {
  const { value, findings, locate } = validateYamlFile(file, companySchema, {
    family: 'company',
    name: 'the company',
    describeMissing: describeMissingText,
    shapeMessage: 'The company must be a list of fields: contacts: and offices:.',
  });
  const samples = (value?.offices ?? []).flatMap(({ name, sample }, index): Sample[] =>
    file && locate && sample
      ? [{ file: file.file, ...locate(['offices', index, 'sample']), what: `office ${name.en}`, ...sample }]
      : [],
  );
  return { company: value ?? emptyCompany, samples, findings };
}
