import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Figure } from '#ui/figure/Figure.tsx';

const image = { src: '/a.svg', width: 1240, height: 840, sources: [] };

it('shows the narrow view of a drawing in every window, if asked to', () => {
  const html = renderToStaticMarkup(
    <Figure
      image={{ ...image, narrow: { src: '/a-narrow.svg', width: 640, height: 880 } }}
      alt=""
      view="narrow"
    />,
  );
  expect(html).toContain('src="/a-narrow.svg" alt="" width="640" height="880"');
  expect(html).not.toContain('/a.svg');
  expect(html).not.toContain('data-wide');
});

it('shows a drawing without a narrow view as it is', () => {
  const withView = renderToStaticMarkup(<Figure image={image} alt="" view="narrow" />);
  expect(withView).toBe(renderToStaticMarkup(<Figure image={image} alt="" />));
});
