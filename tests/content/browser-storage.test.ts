import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isOwnName, readItems, serviceIds, storedItemIds, storedItems } from '#content/browser-storage.ts';
import { languageSources } from '#i18n/detection.ts';

test('only modules that take their keys from the list use the storage of the browser', () => {
  const files = globSync('src/**/*.{ts,tsx,html}').filter((file) =>
    /\b(?:localStorage|sessionStorage|document\.cookie|indexedDB|caches\.open|cookieStore)\b[.?[(]|(?:local|session)Storage\)|document\.cookie/.test(
      readFileSync(file, 'utf8').replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, ''),
    ),
  );
  expect(files.toSorted()).toEqual([
    'src/app/entries/boot.ts',
    'src/app/navigation/first-navigation.ts',
    'src/forms/drafts/tab-storage.ts',
    'src/i18n/detection.ts',
    'src/i18n/language-script.ts',
    'src/sections/chat/chat.ts',
    'src/sections/consent/consent.ts',
  ]);
});

test('the list has every key that the detection of the language reads', () => {
  const source = languageSources.map(({ lookup }) => lookup.toString()).join('\n');
  const names = [
    ...[...source.matchAll(/Storage\.getItem\(["'`]([^"'`]+)/g)].map(([, name = '']) => name),
    ...[...source.matchAll(/document\.cookie\.match\(\/\(\?:\^\|; \)(\w+)=/g)].map(([, name = '']) => name),
  ];
  expect(new Set(names)).toEqual(new Set(['language', 'language.moved', 'i18next', 'i18nextLng']));
  expect(names.filter((name) => !isOwnName(name))).toEqual([]);
});

test('each service has a key for its consent, and an item for what it stores itself', () => {
  for (const service of serviceIds) {
    expect(storedItems.consent.names).toContain(`consent.${service}`);
    expect(storedItems[service].service).toBe(service);
  }
});

test('names that services store are not taken for names of the site', () => {
  expect(isOwnName('YSC')).toBe(false);
  expect(isOwnName('chat-visitor')).toBe(false);
  expect(isOwnName('form.message')).toBe(true);
  expect(isOwnName(readItems[0]?.name ?? '')).toBe(true);
});

test.each(['en', 'no'])('the texts of the list are complete, and none is left over: %s', (language) => {
  const { purposes } = JSON.parse(readFileSync(`content/${language}/ui/privacy.json`, 'utf8')) as {
    purposes: Record<string, string>;
  };
  expect(Object.keys(purposes).toSorted()).toEqual(storedItemIds.toSorted());
});
