import { startOfFile, warning } from '#pipeline/finding.ts';
import { companyFile as fileName } from '#pipeline/read/file-names.ts';
import type { Rule } from '../../rule.ts';

const exampleOffice = '{ name: { en: Oslo, no: Oslo } }';
const exampleCompany = `contacts: { general: hello@fjellkode.example }\noffices: [${exampleOffice}]`;

/** Documents the ids that the pipeline reports while it reads company.yaml. */
export const companyFile: Rule = {
  docs: {
    'company/file': {
      description: 'The file is missing, or is not valid YAML.',
      rationale: 'Offices and email addresses would be missing on every page.',
      example: 'company.yaml',
      incorrect: `${exampleCompany}\noffices: []`,
      correct: exampleCompany,
    },
    'company/missing': {
      description: 'An office or the file is incomplete. Most often a name in one language is missing.',
      rationale: 'Visitors of that language would see an office without a name.',
      example: 'company.yaml',
      incorrect: exampleCompany.replace(exampleOffice, '{ name: { en: Oslo } }'),
      correct: exampleCompany,
    },
    'company/unknown-key': {
      description: 'The file or an office has a field that does not exist.',
      rationale: 'The field has no effect. Most often it is a misspelt name of another field.',
      example: 'company.yaml',
      incorrect: exampleCompany.replace(exampleOffice, '{ name: { en: Oslo, no: Oslo }, fone: "+47" }'),
      correct: exampleCompany,
    },
    'company/value': {
      description: 'An email address, a telephone number or another field has a value that is not allowed.',
      rationale: 'Visitors could not write, call or find the office.',
      example: 'company.yaml',
      incorrect: exampleCompany.replace('@', ' at '),
      correct: exampleCompany,
    },
  },
  checkContent: ({ content }) => {
    const isReported = content.findings.some(({ file }) => /^company\.ya?ml$/i.test(file));
    if (isReported || content.hasCompanyFile) return [];
    const message =
      'There is no file content/company.yaml, so no office and no email address is shown. If it was deleted or renamed by mistake, restore it; content/README.md describes what it holds.';
    return [warning(fileName, startOfFile, 'company/file', message)];
  },
};
