import { describe, expect, test } from 'vitest';
import { createCompiler } from '#pipeline/compile/compile-mdx.ts';
import { analyzeBody } from '#pipeline/parse/body-analysis/analyze-body.ts';

const compile = createCompiler(async () => ({ src: '/dot.svg', width: 8, height: 8, sources: [] }));

/** Compiles a page and returns the ids of its headings, in order. */
async function compileHeadingIds(body: string): Promise<string[]> {
  const code = await compile(body, 'en/blog/x.mdx');
  return [...code.matchAll(/_jsxs?\(_components\.h[1-6], \{\s*id: "(.*?)"/g)].map(([, id]) =>
    JSON.parse(`"${id}"`),
  );
}

describe('the analysis finds the same heading ids as the compiled page', () => {
  test.each([
    ['emphasis', '## A *large* and **strong** ~~word~~'],
    ['code', '## The `code --flag` of it'],
    ['a link', '## See [our team](/team) and [this][t]\n\n[t]: /team'],
    ['an image', '## Before ![A dot](/assets/dot.svg) after ![dot]\n\n[dot]: /assets/dot.svg'],
    ['entities', '## Q&amp;A &lt;b&gt; &#123;x&#125; © &copy;'],
    ['a comment', '## A {/* comment */} thing'],
    ['a comment at the end', '## A thing {/* comment */}'],
    ['an id in a comment at the end', '## Hva vi lagrer {/* #what-we-store */}\n\n## Hva vi lagrer'],
    ['text in braces', "## A {'quoted'} thing"],
    ['duplicates', '## Twice\n\n## Twice\n\n### Twice\n\n## Twice 1'],
    ['Norwegian letters', '## Æ, ø og Å på én gang'],
    ['HTML', '## A <abbr title="x">HTML</abbr> <b>bold</b>'],
    ['two lines', 'One line  \nand *another*\n==='],
    ['footnotes', '## First[^a]\n\n## Second[^b] and again[^a]\n\n[^a]: A.\n\n[^b]: B.'],
    ['a URL', '## See https://example.no/x'],
    ['punctuation and emoji', "## What's new? 50 % – “more” … 🎉"],
    ['lists and quotes', '- ## In a list\n\n> ## In a quote'],
    ['components around', '<Reveal>\n\n## Inside\n\n</Reveal>\n\n## Inside'],
  ])('with %s', async (_name, body) => {
    const ids = analyzeBody(body).headings.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect((await compileHeadingIds(body)).filter((id) => id !== 'footnote-label')).toEqual(ids);
  });

  test('the ids of split headings differ from those of all other headings', async () => {
    const body =
      '<SplitHeading variant="1">A *large* one</SplitHeading>\n\n<SplitHeading variant="2">\n\nA large one\n\n</SplitHeading>\n\n## A large one\n\n<SplitHeading variant="3" id="own">Own</SplitHeading>';
    const code = await compile(body, 'en/blog/x.mdx');
    const ids = [...code.matchAll(/_jsxs?\(SplitHeading, \{[^}]*?id: "(.*?)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['a-large-one-1', 'a-large-one-2', 'own']);
    expect(analyzeBody(body).headings.map(({ id }) => id)).toEqual([
      'a-large-one-1',
      'a-large-one-2',
      'a-large-one',
      'own',
    ]);
  });
});
