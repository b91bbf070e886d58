import { error, type Finding } from '#pipeline/finding.ts';
import type { JsxElement } from '#pipeline/parse/body-analysis/jsx-elements.ts';
import type { Rule } from '../../rule.ts';

/** Reports bars that are longer than the scale of their chart. */
export const chartScale: Rule = {
  docs: {
    'mdx/scale': {
      description: 'The figure of a bar is larger than the end of its scale.',
      rationale: 'Visitors see a full bar beside a figure that does not fit it.',
      incorrect:
        '<Chart title="Trips" unit="%" max="100" labels="Kind" values="Share" caption="Trips in 2024">\n  <Bar label="By train" value="630" hue="moss" />\n</Chart>',
      correct:
        '<Chart title="Trips" unit="%" max="100" labels="Kind" values="Share" caption="Trips in 2024">\n  <Bar label="By train" value="63" hue="moss" />\n</Chart>',
    },
  },
  checkDocument: ({ source, analysis }) => checkBars(source.file, analysis.elements),
};

/** @param elements in the order of the page, so that each chart is before its bars. */
function checkBars(file: string, elements: readonly JsxElement[]): Finding[] {
  let max = Number.NaN;
  return elements.flatMap((element) => {
    if (element.name === 'Chart') max = Number(getValue(element, 'max'));
    if (element.name !== 'Bar' || !element.ancestors.includes('Chart')) return [];
    const figures = [getValue(element, 'previous'), getValue(element, 'value')];
    const value = figures.find((figure) => max > 0 && Number(figure) > max);
    if (value === undefined) return [];
    const message = `The bar is ${value}, but the scale of its <Chart> ends at ${max}. Correct the figure, or write a larger max="…".`;
    return error(file, element.start, 'mdx/scale', message, { end: element.end });
  });
}

const getValue = ({ attributes }: JsxElement, name: string): unknown =>
  attributes.find((attribute) => attribute.name === name)?.value;
