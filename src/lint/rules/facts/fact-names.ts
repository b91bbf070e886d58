import { didYouMean } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding } from '#pipeline/finding.ts';
import type { JsxAttribute } from '#pipeline/parse/body-analysis/jsx-elements.ts';
import type { ContentContext, Rule } from '../../rule.ts';

/** Reports uses of facts that facts.yaml does not have. */
export const factNames: Rule = {
  docs: {
    'facts/no-file': {
      description: 'Texts show facts, but there is no facts.yaml.',
      rationale: 'Visitors would see sentences without their figures.',
      example: 'described',
      incorrect: 'A text with <Fact name="users" />, and no file content/facts.yaml',
      correct: 'content/facts.yaml with users: { about: …, number: 72000 }',
    },
    'facts/unknown': {
      description: 'The text uses a fact that facts.yaml does not have.',
      rationale: 'Visitors would see a sentence without its figure, or a wrong number of lights.',
      incorrect: 'More than <Fact name="usres" /> people use it.',
      correct: 'More than <Fact name="users" /> people use it.',
    },
  },
  checkContent: ({ content, siteWithInvalid }) => {
    if (content.factsState === 'invalid') return [];
    const uses = siteWithInvalid.documents.flatMap(findUses);
    return content.factsState === 'missing'
      ? reportMissingFile(uses)
      : uses.flatMap((use) => checkName(use, content.facts));
  },
};

/** Props that name a fact, by component. */
const factProps: Readonly<Record<string, string>> = { Fact: 'name', Reason: 'lights' };

interface FactUse {
  file: string;
  /** The prop with the name. */
  attribute: JsxAttribute & { value: string };
}

const findUses = ({ source, analysis }: Document): FactUse[] =>
  analysis.elements.flatMap(({ name, attributes }) =>
    attributes.flatMap((attribute) =>
      factProps[name] === attribute.name && typeof attribute.value === 'string' && !attribute.isCode
        ? { file: source.file, attribute: { ...attribute, value: attribute.value } }
        : [],
    ),
  );

/** Reports the first use only, because all of them have the same remedy. */
function reportMissingFile([first, ...others]: readonly FactUse[]): Finding[] {
  if (!first) return [];
  const { start, end } = first.attribute;
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  const message = `There is no facts.yaml, which has the figure of this fact${more}. Create it beside company.yaml.`;
  return [error(first.file, start, 'facts/no-file', message, { end })];
}

function checkName({ file, attribute }: FactUse, facts: ContentContext['content']['facts']): Finding[] {
  const names = Object.keys(facts);
  if (names.includes(attribute.value)) return [];
  const hint =
    didYouMean(attribute.value, names) ||
    (names.length > 0 ? ` It has ${names.join(', ')}.` : ' It has none.');
  const message = `facts.yaml has no fact "${attribute.value}".${hint}`;
  return [error(file, attribute.start, 'facts/unknown', message, { end: attribute.end })];
}
