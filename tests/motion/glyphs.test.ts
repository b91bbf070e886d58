import { afterEach, expect, test, vi } from 'vitest';
import { segmentText } from '#motion/glyphs.ts';

const expectedSegments = (text: string) =>
  Array.from(new Intl.Segmenter('no').segment(text), ({ segment, index }) => ({ segment, index }));

const latinTexts = [
  'Apper og nettsider – i ett',
  'blåbærsyltetøy',
  'e\u0301le\u0300ve',
  'kunde\u00adservice',
  '“Yes,” she said…',
];
const otherTexts = ['👩‍👩‍👧 family', '🇳🇴', '한국어', 'क्षि', '日本語'];

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([...latinTexts, ...otherTexts])('%s is split into the characters that readers see', (text) => {
  vi.stubGlobal('document', { documentElement: { lang: 'no' } });
  expect(Array.from(segmentText(text), ({ segment, index }) => ({ segment, index }))).toEqual(
    expectedSegments(text),
  );
});

test.each(latinTexts)('%s needs no segmenter, whose creation blocks a slow phone', (text) => {
  const create = vi.spyOn(Intl, 'Segmenter');
  expect([...segmentText(text)]).not.toEqual([]);
  expect(create).not.toHaveBeenCalled();
  create.mockRestore();
});
