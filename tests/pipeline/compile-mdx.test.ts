import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { codeLanguages } from '#pipeline/compile/code-languages.ts';
import { createCompiler, wrapAsModule } from '#pipeline/compile/compile-mdx.ts';

const picture = { src: '/static/media/dot.svg', width: 8, height: 8, sources: [] };
const compile = createCompiler(async () => picture);

/** What a body renders to, with author components as elements that show their props. */
async function html(body: string, file = 'en/blog/x.mdx'): Promise<string> {
  const code = await compile(body, file);
  const { default: Body } = new Function(code)({ Fragment, jsx, jsxs });
  const shown = (name: string) => (props: object) =>
    jsx('output', { 'data-name': name, children: JSON.stringify(props) } as object);
  const components = Object.fromEntries(
    ['Image', 'Figure', 'Counters', 'Callout'].map((name) => [name, shown(name)]),
  );
  return renderToStaticMarkup(jsx(Body, { components }));
}

test('a heading and what follows is a section that it names; a component across the page ends it', async () => {
  const text = await html(
    'Before.\n\n## One\n\nText.\n\n### Below\n\n<Counters label="Figures" />\n\n## Two',
  );
  expect(text.replaceAll('\n', '')).toMatch(
    /^<section><p>Before\.<\/p><\/section><section aria-labelledby="one"><h2 id="one">One<\/h2><p>Text\.<\/p><h3 id="below">Below<\/h3><\/section><output data-name="Counters">.*?<\/output><section aria-labelledby="two"><h2 id="two">Two<\/h2><\/section>$/,
  );
});

test('a picture gets its built form, its size included', async () => {
  expect(await html('![A dot](/assets/dot.svg)')).toContain(
    '&quot;alt&quot;:&quot;A dot&quot;,&quot;image&quot;:{&quot;src&quot;:&quot;/static/media/dot.svg&quot;,&quot;width&quot;:8',
  );
  const figure = await html('<Figure src="/assets/dot.svg" alt="A dot">Caption</Figure>');
  expect(figure).toContain('/static/media/dot.svg');
  expect(figure).not.toContain('/assets/dot.svg');
  const braced = await html('<Figure src={"/assets/dot.svg"} alt="A dot">Caption</Figure>');
  expect(braced).toContain('/static/media/dot.svg');
});

test.each([
  ['en/blog/x.mdx', 'Notes', 'Back to the text'],
  ['/somewhere/content/no/blog/x.mdx', 'Noter', 'Tilbake til teksten'],
])('footnotes speak the language of %s', async (file, label, back) => {
  const text = await html('A claim.[^1]\n\n[^1]: Its source.', file);
  expect(text).toContain(`>${label}</h2>`);
  expect(text).toContain(`aria-label="${back}"`);
  expect(text).not.toContain('Footnotes');
});

test('the words of a code block have classes, and no styles', async () => {
  const text = await html('```ts\nconst answer = 42; // Why?\n```');
  expect(text).toContain('<span class="hljs-keyword">const</span>');
  expect(text).toContain('<span class="hljs-comment">// Why?</span>');
  expect(text).not.toContain('style=');
});

test.each(['```text\nconst a = 1;\n```', '```\nconst a = 1;\n```', '```befunge\nconst a = 1;\n```'])(
  'has no colours and stays as it is written: %j',
  async (body) => {
    expect(await html(body)).toMatch(/<pre><code[^>]*>const a = 1;\n<\/code><\/pre>/);
  },
);

/** What most languages have one of. */
const sample = '// 42 "text" # select\n+ a\n{ "a": 1 }\n<a>**b**</a>\nFROM a\nb: true\ncolor: red\n';
test.each(Object.entries(codeLanguages).flatMap(([name, others]) => [name, ...others]))(
  'a code block can be in %s',
  async (name) => {
    expect(await html(`\`\`\`${name}\n${sample}\`\`\``)).toContain('<span class="hljs-');
  },
);

test('a module imports nothing: it is a function of the JSX runtime', async () => {
  const text = wrapAsModule(await compile('Text.', 'en/blog/x.mdx'));
  expect(text).toMatch(/^export default function\(\)\{"use strict";/);
  expect(text).not.toMatch(/\bimport\b/);
});
