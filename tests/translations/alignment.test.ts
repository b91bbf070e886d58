import { describe, expect, test } from 'vitest';
import { benchAlignment } from '#tests/bench/translations/alignment-benchmark.ts';
import { readBlocks } from '#tests/support/translations.ts';
import { alignLanguages, confidenceThreshold } from '#translations/alignment/align-languages.ts';
import { matchBlocks } from '#translations/alignment/match-blocks.ts';

const read = (body: string) =>
  readBlocks(`---\ntitle: T\n---\n\n${body}\n`).filter(({ kind }) => kind !== 'field');
const toText = (blocks: ReturnType<typeof read>, index: number) => blocks[index]?.text.slice(0, 12);

describe('two languages without a record', () => {
  test('are aligned by links, numbers and structure, wherever a block has moved', () => {
    const en = read(
      '## Prices\n\nThe app costs 4,900 kroner a month.\n\n- See [the team](/team)\n- Call 22 33 44 55\n\nWe moved to Oslo in 2021, after two years by the sea.',
    );
    const no = read(
      'Vi flyttet til Oslo i 2021, etter to år ved havet.\n\n## Priser\n\nAppen koster 4 900 kroner i måneden.\n\n- Ring 22 33 44 55\n- Se [teamet](/no/team)',
    );
    const pairs = alignLanguages(en, no).map(({ first, second }) => [toText(en, first), toText(no, second)]);
    expect(pairs).toEqual([
      ['## Prices', '## Priser'],
      ['The app cost', 'Appen koster'],
      ['See [the tea', 'Se [teamet]('],
      ['Call 22 33 4', 'Ring 22 33 4'],
      ['We moved to ', 'Vi flyttet t'],
    ]);
  });

  test('are aligned in an index that is sorted by the alphabet of each language', () => {
    const index = (...entries: [title: string, link: string][]) =>
      read(
        `<Capabilities title="A to Z">\n\n${entries.map(([title, link]) => `<Capability title="${title}" hue="fjord">[More](${link})</Capability>`).join('\n')}\n\n</Capabilities>`,
      );
    const en = index(
      ['Accessibility', '/blog/accessibility'],
      ['Cloud', '/team'],
      ['Floor plans', '/museum-app'],
      ['Privacy', '/trust-center'],
      ['Tests', '/quality-assurance'],
    );
    const no = index(
      ['Automatiske prøver', '/no/quality-assurance'],
      ['Plantegninger', '/no/museum-app'],
      ['Sikkerhet', '/no/trust-center'],
      ['Sky', '/no/team'],
      ['Universell utforming', '/no/blog/accessibility'],
    );
    const pairs = alignLanguages(en, no).flatMap(({ first, second }) =>
      en[first]?.name === 'Capability.title' ? `${en[first].text}: ${no[second]?.text}` : [],
    );
    expect(pairs.sort()).toEqual([
      'Accessibility: Universell utforming',
      'Cloud: Sky',
      'Floor plans: Plantegninger',
      'Privacy: Sikkerhet',
      'Tests: Automatiske prøver',
    ]);
  });

  test('leave a block without a counterpart alone', () => {
    const en = read('## One\n\nA paragraph about one thing.\n\n```ts\nconst a = 1;\n```');
    const no = read('## Én\n\nEt avsnitt om én ting.');
    expect(alignLanguages(en, no).map(({ first, second }) => [first, second])).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test('have a low confidence where nothing but the place speaks for a pair', () => {
    const [pair] = alignLanguages(read('Yes.'), read('En lang setning om noe annet, med en bisetning til.'));
    expect(pair === undefined || pair.confidence < confidenceThreshold).toBe(true);
  });
});

describe('two versions in one language', () => {
  const match = (before: string, after: string) => {
    const [old, current] = [read(before), read(after)];
    return matchBlocks(old, current).map((index, at) => [
      toText(old, at),
      index === -1 ? undefined : toText(current, index),
    ]);
  };

  test('are matched by hash after moves, and by similarity after edits', () => {
    expect(
      match(
        'The first paragraph is about testing.\n\nThe second one is about design.',
        'The second one is about designers.\n\nThe first paragraph is about testing.',
      ),
    ).toEqual([
      ['The first pa', 'The first pa'],
      ['The second o', 'The second o'],
    ]);
  });

  test('match a rewritten block by its place, and report a removed one as removed', () => {
    expect(
      match('## A\n\nOld words here.\n\n## B', '## A\n\nSomething else altogether.\n\n## B'),
    ).toContainEqual(['Old words he', 'Something el']);
    expect(match('## A\n\nOld words here.\n\n## B', '## A\n\n## B')).toContainEqual([
      'Old words he',
      undefined,
    ]);
  });

  test('keep the order of equal blocks', () => {
    expect(matchBlocks(read('- Yes\n- No\n- Yes'), read('- Yes\n- Perhaps\n- No\n- Yes'))).toEqual([0, 2, 3]);
  });
});

test('perturbed documents of the site are aligned with few errors', { timeout: 60_000 }, async () => {
  const { heldOut, versions } = await benchAlignment(1);
  for (const { precision, recall } of [heldOut, versions]) {
    expect(precision).toBeGreaterThan(0.97);
    expect(recall).toBeGreaterThan(0.97);
  }
});
