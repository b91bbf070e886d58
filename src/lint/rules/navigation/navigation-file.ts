import { startOfFile, warning } from '#pipeline/finding.ts';
import { navigationFile as fileName } from '#pipeline/read/file-names.ts';
import type { Rule } from '../../rule.ts';
import { exampleNavigation, exampleTeam } from './examples.ts';

/** Documents the ids that the pipeline reports while it reads navigation.yaml. */
export const navigationFile: Rule = {
  docs: {
    'navigation/file': {
      description: 'The file is missing, or is not valid YAML.',
      rationale: 'Header and footer would have no links.',
      example: 'navigation.yaml',
      incorrect: `${exampleNavigation}\nheader: { links: [/team] }`,
      correct: exampleNavigation,
    },
    'navigation/missing': {
      description:
        'A link or a group of links is incomplete. Most often its words in one language are missing.',
      rationale: 'Visitors of that language would see an empty link.',
      example: 'navigation.yaml',
      incorrect: exampleNavigation.replace(exampleTeam, '{ en: Team }'),
      correct: exampleNavigation,
    },
    'navigation/unknown-key': {
      description: 'A link or a group of links has a field that does not exist.',
      rationale: 'The field has no effect. Most often it is a misspelt name of another field.',
      example: 'navigation.yaml',
      incorrect: exampleNavigation.replace(exampleTeam, '{ en: Team, no: Teamet, colour: moss }'),
      correct: exampleNavigation,
    },
    'navigation/value': {
      description: 'A field has a value that is not allowed.',
      rationale: 'Header and footer would have no links.',
      example: 'navigation.yaml',
      incorrect: exampleNavigation.replace(exampleTeam, '{ en: Team, no: Teamet, hue: mos }'),
      correct: exampleNavigation,
    },
  },
  checkContent: ({ content }) => {
    const isReported = content.findings.some(({ file }) => /^navigation\.ya?ml$/i.test(file));
    if (isReported || content.navigationPositions !== undefined) return [];
    const message =
      'There is no file content/navigation.yaml, so header and footer have no links. If it was deleted or renamed by mistake, restore it; content/README.md describes what it holds.';
    return [warning(fileName, startOfFile, 'navigation/file', message)];
  },
};
