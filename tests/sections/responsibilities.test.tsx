/** A table of responsibilities shows each role's name beside its own responsibilities only. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  Responsibilities,
  Responsibility,
  ResponsibleRole,
} from '#sections/responsibilities/Responsibilities.tsx';

const html = renderToStaticMarkup(
  <Responsibilities title="Who is responsible">
    <p>One paragraph.</p>
    <ResponsibleRole title="DevOps" to="/team" hue="fjord" icon="cloud">
      <Responsibility title="Backups" />
      <Responsibility title="Servers" />
    </ResponsibleRole>
    <ResponsibleRole title="Tester" hue="moss" icon="quality">
      <Responsibility title="Testing" />
    </ResponsibleRole>
  </Responsibilities>,
);
const [head = '', body = ''] = html.split('<tbody>');
const rows = body.match(/<tr>.*?<\/tr>/g) ?? [];

test('each role heads a column, and is a link if it has an address', () => {
  expect(head.match(/scope="col"/g)).toHaveLength(2);
  expect(head).toMatch(/<a [^>]*href="\/team"[^>]*>DevOps<\/a>/);
  expect(head).toContain('<span>Tester</span>');
});

test('each responsibility heads a row that names its role in the column of the role', () => {
  const cells = rows.map((row) => row.match(/<td.*?<\/td>/g)?.map((cell) => cell.replace(/<[^>]*>/g, '')));
  expect(rows.map((row) => row.match(/scope="row">([^<]*)/)?.[1])).toEqual(['Backups', 'Servers', 'Testing']);
  expect(cells).toEqual([
    ['DevOps', ''],
    ['DevOps', ''],
    ['', 'Tester'],
  ]);
});

test('paragraphs are above the table', () => {
  expect(head.indexOf('<p>One paragraph.</p>')).toBeLessThan(head.indexOf('<table'));
  expect(html.match(/One paragraph/g)).toHaveLength(1);
});
