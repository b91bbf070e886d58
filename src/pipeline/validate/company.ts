/** The company's offices and email addresses, from `company.yaml`. */
import {
  type Company,
  type CompanySample,
  type Contact,
  companySchema,
  emptyCompany,
  localizeSample,
} from '#content/company.ts';
import { defaultLanguage } from '#i18n/languages.ts';
import type { Finding } from '../finding.ts';
import type { Locator } from '../parse/yaml/locator.ts';
import type { TextFile } from '../read/content-folder.ts';
import type { Sample } from '../samples.ts';
import { describeMissingText, validateYamlFile } from './yaml-file.ts';

/** Parses the company. In content without the file, each use of an email address is an error itself. */
export function parseCompany(file: TextFile | undefined): {
  company: Company;
  samples: Sample[];
  /** Position of a value in the file. Undefined if the file is missing or has errors. */
  locate: Locator['locate'] | undefined;
  findings: Finding[];
} {
  const { value, findings, locate } = validateYamlFile(file, companySchema, {
    family: 'company',
    name: 'the company',
    describeMissing: describeMissingText,
    shapeMessage: 'The company must be a list of fields: contacts: and offices:.',
  });
  if (!file || !locate || !value) return { company: emptyCompany, samples: [], locate: undefined, findings };
  const contacts = Object.entries(value.contacts).map(([purpose, contact]): [string, Contact] => [
    purpose,
    typeof contact === 'string' ? { address: contact } : contact,
  ]);
  const toSample = (path: (string | number)[], what: string, sample?: CompanySample): Sample[] =>
    sample
      ? [
          {
            file: file.file,
            ...locate([...path, 'sample']),
            what,
            ...localizeSample(sample, defaultLanguage),
          },
        ]
      : [];
  const samples = [
    ...contacts.flatMap(([purpose, { address, sample }]) =>
      toSample(['contacts', purpose], `contacts.${purpose} ${address}`, sample),
    ),
    ...value.offices.flatMap(({ name, sample }, index) =>
      toSample(['offices', index], `office ${name.en}`, sample),
    ),
  ];
  return { company: { ...value, contacts: Object.fromEntries(contacts) }, samples, locate, findings };
}
