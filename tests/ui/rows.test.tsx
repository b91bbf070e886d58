/** Rows draw what their props ask for, and those of a signpost say what they need. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Row, Rows } from '#ui/rows/Rows.tsx';

test('a row draws its tool after the title, without a link, too', () => {
  const html = renderToStaticMarkup(
    <Row title="Head of design" tool="note">
      Words
    </Row>,
  );
  expect(html).toMatch(/Head of <span class="unbroken">design<svg/);
  expect(html).not.toContain('<a ');
});

test('a row of a signpost without a page or a hue is an error', () => {
  const renderSign = () =>
    renderToStaticMarkup(
      <Rows drawing="signpost">
        <Row title="A job" hue="moss">
          Words
        </Row>
      </Rows>,
    );
  expect(renderSign).toThrow('A row of a signpost needs `hue` and `to`.');
});
