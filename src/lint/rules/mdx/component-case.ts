import { componentSpecs } from '#content/author-components.ts';
import { error, type Finding } from '#pipeline/finding.ts';
import type { Element } from '#pipeline/parse/body-analysis/jsx-elements.ts';

const names = new Map(Object.keys(componentSpecs).map((name) => [name.toLowerCase(), name]));

/** The component whose name differs in its capitals alone. */
export function findComponentByCase(name: string): string | undefined {
  const meant = names.get(name.toLowerCase());
  return meant === name ? undefined : meant;
}

/** `<callout>`: small letters are those of HTML. */
export function reportComponentCase(
  file: string,
  { name, start: place, end, from, to, closing }: Element,
): Finding {
  const meant = findComponentByCase(name) ?? name;
  return error(
    file,
    place,
    'mdx/unknown-component',
    `<${name}> is <${meant}>, with these capital and small letters. Write <${meant}${closing ? `>…</${meant}>` : ''}`.replace(
      /(?<!>)$/,
      ' />',
    ),
    {
      end,
      fix: {
        title: `Write ${meant}.`,
        edits: [{ from: from + 1, to, text: meant }, ...(closing ? [{ ...closing, text: meant }] : [])],
      },
    },
  );
}
