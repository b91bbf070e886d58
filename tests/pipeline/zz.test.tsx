import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createCompiler } from '../../src/pipeline/mdx.ts';
import { validate } from '../../src/pipeline/validate.ts';
import { loadContent } from '../../src/pipeline/content.ts';
import { corpus } from '../publish/corpus.ts';
const compile = createCompiler(async () => ({ src: '/d.svg', width: 8, height: 8, sources: [] }));
const bodies = [
  '<br/> <wbr></wbr>', '<details open><summary>a</summary>b</details>', '<details>\n<summary>a</summary>\n\nb\n</details>',
  '<time dateTime="2026">x</time>', '<p>x</p>', '<p>\n\nx\n\n</p>', '<span id="a" lang="no" dir="ltr" title="t">x</span>',
  "{'x'} {\"y\"} {/* z */} {// q\n}", '<></>', '<>x</>', '<a.b/>', '<Callout.X/>', '<a:b/>', '<toString/>', '<constructor>x</constructor>',
  '<span __proto__="x">y</span>', '<Callout __proto__="x">y</Callout>', '<Callout children="x"/>', '<span children="x"/>', '<br children="x"/>',
  '<abbr title={"x"}>a</abbr>', '<abbr title={`x`}>a</abbr>', '<abbr title={1}>a</abbr>', '<details open={true}>a</details>', '<details open={false}>a</details>',
  '![a][b]\n\n[b]: /assets/dot.svg', '| a |\n|---|\n| b |', '- [ ] x\n- [x] y', '[^1]\n\n[^1]: x', '<dl><dt>a</dt><dd>b</dd></dl>', 'x <sub>2</sub>', '&#123;x}', '<span {...x}/>', '<span a={<b/>}/>', '{`a`}', '{`a${1}`}', '{}', '{ }', '<q cite="javascript:1">x</q>',
  '<Counter value="1" hue="coral" sample />', '<Counter value="1" hue="coral" sample={true} />', '<Counter value="1" hue="coral" sample="true" />','<SplitHeading variant="1"/>', '<Figure src="/assets/dot.svg" alt="a"/>', "<Figure src={'/assets/dot.svg'} alt='a'/>", '<b>\n\n## x\n\n</b>', '~~~\n{x}\n~~~', '    code', '<summary>a</summary>','<dd>x</dd>', '<dir-x/>',
];
test.each(bodies)('%s', async (body) => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { findings } = validate({ kind: 'page', slug: 'x', language: 'en', file: 'en/pages/x.mdx', hash: 'x', text: `---\ntitle: A\ndescription: B\n---\n\n${body}\n` });
  if (findings.length) { console.log(JSON.stringify(body), '->', findings[0]?.message); return; }
  const { default: Body } = new Function(await compile(body, 'en/blog/x.mdx'))({ Fragment, jsx, jsxs });
  const shown = (name: string) => (props: any) => jsx('output', { 'data-name': name, 'data-p': JSON.stringify({ ...props, children: undefined }), children: props.children } as object);
  const components = new Proxy({}, { get: (_t, n) => (/^[A-Z]/.test(String(n)) ? shown(String(n)) : undefined), has: () => true, ownKeys: () => ['Callout', 'Counter', 'SplitHeading', 'Figure', 'Picture'], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) });
  console.log(JSON.stringify(body), '=>', renderToStaticMarkup(jsx(Body, { components })).slice(0, 150), spy.mock.calls.map((c) => String(c[0]).slice(0, 120)).join('|'));
});
test('speed', async () => {
  await using c = await corpus(3000);
  const t = performance.now();
  const { findings } = await loadContent(c.contentDir);
  console.log('3000 posts', Math.round(performance.now() - t), findings.length);
}, 60000);
