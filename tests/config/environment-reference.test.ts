import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeVariables } from '#config/environment.ts';
import { updateEnvironmentReference } from '#config/environment-reference.ts';

const document = readFileSync('src/server/README.md', 'utf8');

test('an outdated table is replaced, and the text around it is kept', () => {
  const outdated = document.replace(/\| `PORT` .*\n/, '').replace('| `HOST`', '| `OLD_NAME`');
  expect(outdated).not.toBe(document);
  expect(updateEnvironmentReference(outdated)).toBe(document);
});

test('a document without the markers is refused with their text', () => {
  expect(() => updateEnvironmentReference('# Title')).toThrow(
    'needs the lines "<!-- environment variables: written by npm run environment -->"',
  );
});

test('every variable has a default, a text for none, or nothing', () => {
  const byName = new Map(describeVariables().map((variable) => [variable.name, variable]));
  expect(byName.get('PORT')).toMatchObject({ defaultValue: '4173', usedBy: 'server' });
  expect(byName.get('DATA_DIR')).toMatchObject({ defaultValue: '.data' });
  expect(byName.get('BOOKING_URL')).toMatchObject({ defaultValue: undefined, unset: 'the contact page' });
  expect(byName.get('SITE_URL')).toMatchObject({ usedBy: 'both' });
});
