/** A list of responsibilities shows each role with its own responsibilities only. */
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
const [header = '', list = ''] = html.split('</div>');
const roles = list.split('</svg>').filter((role) => role.includes('<p'));

test('a role is a link if it has an address', () => {
  expect(list).toMatch(/<a [^>]*href="\/team"[^>]*>DevOps<\/a>/);
  expect(list).toContain('<b>Tester</b>');
});

test('roles are in the order of the number of their responsibilities, and each has its own', () => {
  expect(
    roles.map((role) =>
      role
        .replace(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s+/),
    ),
  ).toEqual([
    ['Tester', 'Testing'],
    ['DevOps', 'Backups', 'Servers'],
  ]);
});

test('paragraphs are above the list', () => {
  expect(header).toContain('<p>One paragraph.</p>');
  expect(html.match(/One paragraph/g)).toHaveLength(1);
});
