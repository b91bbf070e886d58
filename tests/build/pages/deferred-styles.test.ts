import { expect, test } from 'vitest';
import { findSplitPositions, splitStyles } from '#build/pages/deferred-styles.ts';
import { createPageCssExtractor } from '#build/pages/page-css.ts';

const header = '<header class="bar"></header>';
const footer = '<footer class="foot"></footer>';
const splitAt = (html: string): string[] => findSplitPositions(html).map((position) => html.slice(position));

test('the rest of a page may begin at its end, at its footer, and after its first section', () => {
  const html = `${header}<main><section>One</section><section>Two</section></main>${footer}`;
  expect(splitAt(html)).toEqual(['', `</main>${footer}`, `</section><section>Two</section></main>${footer}`]);
});

test('a section ends after the sections inside it', () => {
  const html = `<main><section><section>One</section></section><p>Two</p></main>${footer}`;
  expect(splitAt(html)).toEqual(['', `</main>${footer}`, `</section><p>Two</p></main>${footer}`]);
});

test('the header of an article is its first section, whose footer is not the footer of the page', () => {
  const html = `${header}<main><article><header><h1>One</h1></header><footer>Two</footer></article></main>${footer}`;
  expect(splitAt(html)).toEqual([
    '',
    `</main>${footer}`,
    `</header><footer>Two</footer></article></main>${footer}`,
  ]);
});

test('a page without sections has only a footer as its rest', () => {
  expect(splitAt('<main><p>One</p></main>')).toEqual(['', '</main>']);
});

test('the stylesheet of the rest is linked where the rest begins, and named by its text', () => {
  const extractCss = createPageCssExtractor('.bar{color:red}.foot{color:blue}');
  const page = splitStyles(extractCss, header + footer, header.length);
  expect(page).toEqual({
    app: `${header}<link rel="stylesheet" href="/${page.stylesheet?.file}" fetchpriority="low">${footer}`,
    criticalCss: '.bar{color:red}',
    stylesheet: {
      file: expect.stringMatching(/^static\/css\/deferred-[\da-f]{8}\.chunk\.css$/),
      text: '.foot{color:blue}',
    },
  });
});

test('a rest without styles of its own has no stylesheet', () => {
  const extractCss = createPageCssExtractor('.bar{color:red}');
  expect(splitStyles(extractCss, header + footer, header.length)).toEqual({
    app: header + footer,
    criticalCss: '.bar{color:red}',
  });
});

test('what a closed menu hides is styled with the rest', () => {
  const extractCss = createPageCssExtractor('.menu{color:red}.panel{color:green}.open{color:blue}');
  const menus = [
    '<details class="menu"><summary>Menu</summary><div class="panel"></div></details>',
    '<details class="menu"><summary>Language</summary><div class="open"></div></details>',
  ].join('');
  const page = splitStyles(extractCss, menus + footer, menus.length);
  expect(page).toMatchObject({
    criticalCss: '.menu{color:red}',
    stylesheet: { text: '.panel{color:green}.open{color:blue}' },
  });
});
