import { componentSpecs } from '#content/author-components.ts';
import { error, type Finding } from '#pipeline/finding.ts';
import type { BodyAnalysis } from '#pipeline/parse/body-analysis/analyze-body.ts';
import { checkComponent } from './components.ts';
import { checkHtmlElement } from './html.ts';

/** What MDX would run or render, held against what authors may use. */
export function checkMdx(file: string, facts: BodyAnalysis): Finding[] {
  return [
    ...facts.modules.map(({ source, start: place, end }) =>
      error(file, place, 'mdx/module', describeModule(source), { end }),
    ),
    ...facts.expressions.map(({ source, names, start: place, end }) =>
      error(file, place, 'mdx/expression', describeExpression(source, names), { end }),
    ),
    ...checkDuplicateForms(file, facts),
    ...facts.elements.flatMap((element) => {
      if (element.name === '') return [];
      const isHtml = /^[a-z]/.test(element.name) && !Object.hasOwn(componentSpecs, element.name);
      return isHtml ? checkHtmlElement(file, element) : checkComponent(file, element);
    }),
  ];
}

/** What is typed into a form, and what was answered, is kept by its kind. */
const checkDuplicateForms = (file: string, { elements }: BodyAnalysis): Finding[] =>
  ['EnquiryForm', 'MessageForm', 'ApplicationForm'].flatMap((name) =>
    elements
      .filter((element) => element.name === name)
      .slice(1)
      .map(({ start: place, end }) =>
        error(
          file,
          place,
          'mdx/twice',
          `<${name}> is on this page twice, and the two would mix up what is typed into them. Remove one of them, and link to the other.`,
          { end },
        ),
      ),
  );

const describeModule = (source: string): string =>
  source.trimStart().startsWith('import')
    ? 'A document cannot import. The author components are there without it: remove the line.'
    : 'A document cannot export. What is to be known of it goes into the frontmatter: remove the line.';

function describeExpression(source: string, names: readonly string[]): string {
  const shown = `{${abbreviate(source)}}`;
  const what = names.length
    ? `and nothing defines ${names.map((name) => `"${name}"`).join(' or ')}`
    : 'and documents hold none';
  const way = names.length ? 'To show it as it stands' : 'Write its result as text; to show the braces';
  return `${shown} is code to MDX, ${what}. ${way}, write ${shown.replaceAll('{', '\\{')}.`;
}

const abbreviate = (source: string): string => {
  const line = source.replace(/\s+/g, ' ').trim();
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
};
