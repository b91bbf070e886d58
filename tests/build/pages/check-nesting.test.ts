import { describe, expect, test } from 'vitest';
import { createNestingCheck } from '#build/pages/check-nesting.ts';

const check = (html: string) => () => createNestingCheck()(html, 'en/pages/x.mdx');

describe('a page is refused when browsers would move', () => {
  test.each([
    ['a block out of a paragraph', '<p>Some <b>words.</b><div class="a">More</div></p>', '<p> <div>', 'More'],
    ['a link out of a link', '<a href="/">Words <a href="/team">Team</a></a>', '<a> <a>', 'Words Team'],
    ['an item out of an item', '<ul><li><div><li>A</li></div></li></ul>', '<li> <div> <li>', 'A'],
    ['a heading out of a heading', '<main><h2>A<h3>B</h3></h2></main>', '<main> <h2> <h3>', 'A B'],
    ['words out of a table', '<table><tbody>Words</tbody></table>', '<table>', 'Words'],
    ['a form out of a form', '<form><div><form></form></div></form>', '<form> <div> <form>', ''],
  ])('%s', (_name, html, elements, words) => {
    expect(check(html)).toThrow(
      `en/pages/x.mdx would be broken on the page: browsers do not accept ${elements} inside each other, and move them apart${words && `, at "${words}"`}.`,
    );
  });
});

describe('a page is accepted that has', () => {
  test.each([
    ['words beside elements', '<div>A<p>B</p>C<!-- -->D<br/>E</div>'],
    ['a drawing', '<svg><defs><linearGradient id="a"></linearGradient></defs><path d="M0 0"/></svg>'],
    [
      'text that looks like elements',
      '<p title="a>b">A &lt;div&gt;</p><textarea><p></textarea><script>"<div>"</script>',
    ],
    ['a table', '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><p>B</p></td></tr></tbody></table>'],
    [
      'a header, a main element and a footer',
      '<header><p>A</p></header><main id="main"><p>B</p></main><footer></footer>',
    ],
  ])('%s', (_name, html) => {
    expect(check(html)).not.toThrow();
  });
});

describe('after a page was accepted, another one is refused', () => {
  test.each([
    ['with a wrong footer', '<footer><p><ul></ul></p></footer>'],
    ['with the same elements in another order', '<main><a><p></p></a><p><a><div></div></a></p></main>'],
    ['with words where the first one had none', '<table>Words<tbody></tbody></table>'],
    ['with words at its end', '<table><tbody></tbody>Words</table>'],
    ['without an end tag', '<main><p></p>'],
  ])('%s', (_name, html) => {
    const checkNesting = createNestingCheck();
    const accepted =
      '<main><p>A</p><a><div></div><p></p></a><p><a></a></p></main><table> <tbody></tbody> </table><footer></footer>';
    checkNesting(accepted, 'a');
    checkNesting(accepted, 'b');
    expect(() => checkNesting(html, 'c')).toThrow(/^c /);
  });
});
