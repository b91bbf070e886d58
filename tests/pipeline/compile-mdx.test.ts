import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { codeLanguages } from '#pipeline/compile/code-languages.ts';
import { createCompiler, wrapAsModule } from '#pipeline/compile/compile-mdx.ts';

const image = { src: '/static/media/dot.svg', width: 8, height: 8, sources: [] };
const compile = createCompiler(async () => image);

/** Renders a body to HTML, with author components as elements that show their props. */
async function render(body: string, file = 'en/blog/x.mdx'): Promise<string> {
  const code = await compile(body, file);
  const { default: Body } = new Function(code)({ Fragment, jsx, jsxs });
  const createComponent = (name: string) => (props: object) =>
    jsx('output', { 'data-name': name, children: JSON.stringify(props) } as object);
  const components = Object.fromEntries(
    ['Image', 'Figure', 'Counters', 'Callout'].map((name) => [name, createComponent(name)]),
  );
  return renderToStaticMarkup(jsx(Body, { components }));
}

test('a heading and the content after it become a section, which ends at a component that spans the page', async () => {
  const text = await render(
    'Before.\n\n## One\n\nText.\n\n### Below\n\n<Counters label="Figures" />\n\n## Two',
  );
  expect(text.replaceAll('\n', '')).toMatch(
    /^<section><p>Before\.<\/p><\/section><section aria-labelledby="one"><h2 id="one">One<\/h2><p>Text\.<\/p><h3 id="below">Below<\/h3><\/section><output data-name="Counters">.*?<\/output><section aria-labelledby="two"><h2 id="two">Two<\/h2><\/section>$/,
  );
});

test('a comment at the end of a heading gives it its id, and is not shown', async () => {
  const html = await render('## Hva vi lagrer {/* #what-we-store */}\n\nTekst.');
  expect(html).toContain('<h2 id="what-we-store">Hva vi lagrer</h2>');
});

test.each(['IP-adresse', 'to-tre', '27001-sertifisert', '6(1)(f)'])('%s stays on one line', async (word) => {
  expect(await render(`Fra ${word}, som før.`)).toBe(
    `<section><p>Fra <span class="unbroken">${word}</span>, som før.</p></section>`,
  );
});

test.each([
  'likestillings- og diskrimineringsloven',
  'machine-readable',
  'e-postbehandlingsprogrammer',
  '`IP-adresse`',
])('%s may break', async (words) => {
  expect(await render(words)).not.toContain('unbroken');
});

test('images get their built files and their size', async () => {
  expect(await render('![A dot](/assets/dot.svg)')).toContain(
    '&quot;alt&quot;:&quot;A dot&quot;,&quot;image&quot;:{&quot;src&quot;:&quot;/static/media/dot.svg&quot;,&quot;width&quot;:8',
  );
  const figure = await render('<Figure src="/assets/dot.svg" alt="A dot">Caption</Figure>');
  expect(figure).toContain('/static/media/dot.svg');
  expect(figure).not.toContain('/assets/dot.svg');
  const withBraces = await render('<Figure src={"/assets/dot.svg"} alt="A dot">Caption</Figure>');
  expect(withBraces).toContain('/static/media/dot.svg');
});

test.each([
  ['en/blog/x.mdx', 'Notes', 'Back to the text'],
  ['/somewhere/content/no/blog/x.mdx', 'Noter', 'Tilbake til teksten'],
])('the labels of footnotes are in the language of %s', async (file, label, backLink) => {
  const text = await render('A claim.[^1]\n\n[^1]: Its source.', file);
  expect(text).toContain(`>${label}</h2>`);
  expect(text).toContain(`aria-label="${backLink}"`);
  expect(text).not.toContain('Footnotes');
});

test('a code block is highlighted with classes, and without styles', async () => {
  const text = await render('```ts\nconst answer = 42; // Why?\n```');
  expect(text).toContain('<span class="hljs-keyword">const</span>');
  expect(text).toContain('<span class="hljs-comment">// Why?</span>');
  expect(text).not.toContain('style=');
});

test.each(['```text\nconst a = 1;\n```', '```\nconst a = 1;\n```', '```befunge\nconst a = 1;\n```'])(
  'the code block %j is not highlighted',
  async (body) => {
    expect(await render(body)).toMatch(/<pre><code[^>]*>const a = 1;\n<\/code><\/pre>/);
  },
);

/** Contains syntax of most languages. */
const sample = '// 42 "text" # select\n+ a\n{ "a": 1 }\n<a>**b**</a>\nFROM a\nb: true\ncolor: red\n';
test.each(Object.entries(codeLanguages).flatMap(([name, aliases]) => [name, ...aliases]))(
  'code blocks in %s are highlighted',
  async (name) => {
    expect(await render(`\`\`\`${name}\n${sample}\`\`\``)).toContain('<span class="hljs-');
  },
);

test('wrapAsModule exports a function of the JSX runtime without imports', async () => {
  const text = wrapAsModule(await compile('Text.', 'en/blog/x.mdx'));
  expect(text).toMatch(/^export default function\(\)\{"use strict";/);
  expect(text).not.toMatch(/\bimport\b/);
});
