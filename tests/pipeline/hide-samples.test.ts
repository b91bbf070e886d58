import { expect, test } from 'vitest';
import { hideSamples } from '#pipeline/hide-samples.ts';

const frontmatter = 'title: About us\ndescription: What we do, and for whom we do it.\n';

/** Returns the lines that are left of a page. */
function hide(body: string, fields = '', hiddenContacts: string[] = []): string[] {
  const text = `---\n${frontmatter}${fields}---\n\n${body}\n`;
  const source = {
    kind: 'page',
    slug: 'about',
    language: 'en',
    file: 'en/pages/about.mdx',
    hash: 'x',
  } as const;
  const hidden = hideSamples({ ...source, text }, new Set(hiddenContacts)).text;
  expect(hidden.split('\n')[0]).toBe('---');
  return hidden
    .slice(hidden.indexOf('\n---\n') + 5)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

const sample = (words: string) => `<Sample missing="It" from="Kari">${words}</Sample>`;
const counter = (value: string, props = '') =>
  `<Counter value="${value}" hue="coral"${props}>people</Counter>`;
const mark = ' sample="It" sampleFrom="Kari"';

test('leaves out paragraphs and whole sentences', () => {
  expect(hide(`Before.\n\n${sample('Nobody knows.')}\n\nOne. ${sample('Two.')} Three.`)).toEqual([
    'Before.',
    'One. Three.',
  ]);
});

test('leaves out whole sentences of components that are written on one line each', () => {
  const report = (year: string, text: string) =>
    `<Report id="${year}" title="${year}" year="${year}" hue="moss">${text}</Report>`;
  const [later, earlier] = [report('2024', 'The later.'), report('2023', 'The earlier.')];
  const withSamples = [later, earlier].map((line) =>
    line.replace('</Report>', ` ${sample('It has three.')}</Report>`),
  );
  expect(hide(`<Reports id="r" title="Reports">\n\n${withSamples.join('\n')}\n\n</Reports>`)).toEqual([
    '<Reports id="r" title="Reports">',
    later,
    earlier,
    '</Reports>',
  ]);
});

test('keeps words that their sentence needs', () => {
  expect(hide(`We answer in ${sample('two days')}.`)).toEqual([`We answer in ${sample('two days')}.`]);
});

test('leaves out headings that nothing follows, and keeps the others', () => {
  expect(hide(`## Gone\n\n${sample('Nobody knows.')}\n\n## Kept\n\nText.`)).toEqual(['## Kept', 'Text.']);
});

test('leaves out list items and table rows, and lists that are empty', () => {
  expect(hide(`- One\n- ${sample('Two')}\n- Three\n\n## Terms\n\n- ${sample('Four')}`)).toEqual([
    '- One',
    '- Three',
  ]);
  expect(hide(`| a | b |\n| - | - |\n| c | ${sample('90')} |\n| d | e |`)).toEqual([
    '| a | b |',
    '| - | - |',
    '| d | e |',
  ]);
});

test('leaves out email addresses that stand alone, and keeps those in sentences', () => {
  const email = (purpose: string) => `<Email for="${purpose}" />`;
  const body = `${email('general')}\n\n${email('press')}\n\nWrite to ${email('general')}.`;
  expect(hide(body, '', ['general'])).toEqual([email('press'), `Write to ${email('general')}.`]);
  expect(hide(body)).toHaveLength(3);
});

test('leaves out figures, and sections without any', () => {
  const figures = (...lines: string[]) => `<Counters label="Figures">\n${lines.join('\n')}\n</Counters>`;
  expect(hide(figures(counter('30+'), counter('7', mark), counter('8')))).toEqual([
    '<Counters label="Figures">',
    counter('30+'),
    counter('8'),
    '</Counters>',
  ]);
  expect(hide(figures(counter('30+'), counter('7', mark)))).toEqual([]);
  expect(hide(figures(counter('30+')))).toEqual([
    '<Counters label="Figures">',
    counter('30+'),
    '</Counters>',
  ]);
  expect(hide(figures(counter('7', mark), counter('8', mark)))).toEqual([]);
});

test('leaves out optional fields, and keeps those that a document needs', () => {
  const text = `---\n${frontmatter}lead: Two years.\nsamples:\n  lead: { missing: It, from: Kari }\n  title: { missing: It, from: Kari }\n---\n\nText.\n`;
  const hidden = hideSamples({
    kind: 'page',
    slug: 'about',
    language: 'en',
    file: 'en/pages/about.mdx',
    hash: 'x',
    text,
  });
  expect(hidden.text).not.toContain('lead');
  expect(hidden.text).toContain('title: { missing: It, from: Kari }');
  expect(hidden.text.split('\n').indexOf('Text.')).toBe(text.split('\n').indexOf('Text.'));
});
