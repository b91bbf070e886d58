import { expect, test } from 'vitest';
import { escapeControlCharacters, toReplacementCharacter, toSafeLine } from '#terminal/control-characters.ts';

const hostileText = 'a\u001b[2J\u007fb\u009bc\u202ed\u061ce\u2028f';

test('control characters become symbols, or replacement characters where Unicode has no symbol', () => {
  expect(escapeControlCharacters(hostileText)).toBe('a␛[2J␡b\uFFFDc\uFFFDd\uFFFDe\uFFFDf');
  expect(escapeControlCharacters('a\u001bb', toReplacementCharacter)).toBe('a\uFFFDb');
});

test('line breaks and tabs stay in text, and become spaces on one line', () => {
  expect(escapeControlCharacters('a\n\tb\r')).toBe('a\n\tb␍');
  expect(toSafeLine(' a\r\n\tb\u001b ')).toBe('a b␛');
});
