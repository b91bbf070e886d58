import { execFileSync } from 'node:child_process';
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBlocks } from '#tests/support/translations.ts';
import { type BlockPair, compareLanguages } from '#translations/compare-languages.ts';
import { formatRecord, parseRecord, type RecordEntry } from '#translations/record/record-file.ts';
import { confirmPairs } from '#translations/update-record.ts';

/** A document whose blocks are its paragraphs. */
const read = (paragraphs: readonly string[]) =>
  readBlocks(`---\ndate: 2026-11-20\n---\n\n${paragraphs.join('\n\n')}\n`);
const compare = (entries: readonly RecordEntry[], en: readonly string[], no: readonly string[]) =>
  compareLanguages(entries, { en: read(en), no: read(no) });
const confirm = (en: readonly string[], no: readonly string[]) =>
  confirmPairs(compare([], en, no), () => true, []);
const summarize = (pairs: readonly BlockPair[]) =>
  pairs.flatMap(({ state, behind, blocks }) =>
    state === 'in step'
      ? []
      : `${[state, behind].filter(Boolean).join(' ')}: ${blocks.en?.text ?? '-'} | ${blocks.no?.text ?? '-'}`,
  );

const en = [
  'Our office is in Oslo, beside the station.',
  'We answer within 2 days.',
  'Call us on 22 33 44 55.',
];
const no = [
  'Kontoret vårt er i Oslo, ved stasjonen.',
  'Vi svarer innen 2 dager.',
  'Ring oss på 22 33 44 55.',
];

describe('the state of a pair', () => {
  const entries = confirm(en, no);
  const replace = (list: readonly string[], index: number, text: string) =>
    list.map((each, at) => (at === index ? text : each));

  test('is in step after a confirmation', () => {
    expect(entries).toHaveLength(3);
    expect(summarize(compare(entries, en, no))).toEqual([]);
  });

  test('is behind in the language that has not changed', () => {
    const changed = 'We answer within 3 days.';
    expect(summarize(compare(entries, replace(en, 1, changed), no))).toEqual([
      'behind no: We answer within 3 days. | Vi svarer innen 2 dager.',
    ]);
    expect(summarize(compare(entries, en, replace(no, 1, 'Vi svarer innen 3 dager.')))).toEqual([
      'behind en: We answer within 2 days. | Vi svarer innen 3 dager.',
    ]);
  });

  test('is changed in both if both have changed, also beyond recognition', () => {
    expect(
      summarize(compare(entries, replace(en, 1, 'Quick as a fox.'), replace(no, 1, 'Rask som en rev.'))),
    ).toEqual(['changed in both: Quick as a fox. | Rask som en rev.']);
  });

  test('is added or removed where a block has no counterpart', () => {
    expect(summarize(compare(entries, [...en, 'We have moved.'], no))).toEqual([
      'added no: We have moved. | -',
    ]);
    expect(summarize(compare(entries, en.slice(0, 2), no))).toEqual([
      'removed no: - | Ring oss på 22 33 44 55.',
    ]);
  });

  test('does not depend on the order', () => {
    expect(summarize(compare(entries, en.toReversed(), no))).toEqual([]);
  });

  test('accepts a block that one language has alone on purpose', () => {
    const own = confirm([...en, 'Mind the step.'], no);
    expect(summarize(compare(own, [...en, 'Mind the step.'], no))).toEqual([]);
  });
});

const words = [
  'river',
  'stone',
  'kettle',
  'garden',
  'window',
  'ladder',
  'candle',
  'button',
  'harbour',
  'pencil',
];
const paragraph = fc
  .array(fc.constantFrom(...words), { minLength: 5, maxLength: 12 })
  .map((list) => `So ${list.join(' ')}.`);
const documents = fc.uniqueArray(paragraph, { minLength: 2, maxLength: 8 }).map((list) => ({
  en: list.map((text, index) => `${index}a ${text}`),
  no: list.map((text, index) => `${index}b ${text.replace('So', 'Da')}`),
}));
const edits = documents.chain((each) =>
  fc.record({
    documents: fc.constant(each),
    edited: fc.uniqueArray(
      fc.record({
        index: fc.nat({ max: each.en.length - 1 }),
        language: fc.constantFrom('en' as const, 'no' as const),
      }),
      { selector: ({ index }) => index, minLength: 1 },
    ),
    order: fc.shuffledSubarray([...each.en.keys()], { minLength: each.en.length }),
  }),
);

/** Pairs each English paragraph with the Norwegian one of the same number. */
const createEntries = ({ en, no }: { en: string[]; no: string[] }): RecordEntry[] => {
  const [enBlocks, noBlocks] = [read(en), read(no)];
  return enBlocks.map(({ kind, name, hash, text }, index) => ({
    kind,
    name,
    blocks: {
      en: { hash, text },
      no: { hash: noBlocks[index]?.hash ?? '', text: noBlocks[index]?.text ?? '' },
    },
  }));
};

test('after random edits and moves, the state names exactly the edited blocks, and none after a confirmation', () => {
  fc.assert(
    fc.property(edits, ({ documents, edited, order }) => {
      const entries = createEntries(documents);
      const apply = (language: 'en' | 'no') =>
        documents[language].map((text, index) =>
          edited.some((edit) => edit.index === index && edit.language === language)
            ? `${text} And more.`
            : text,
        );
      const english = order.map((index) => apply('en')[index] ?? '');
      const pairs = compare(entries, english, apply('no'));
      const behind = pairs.flatMap((pair) =>
        pair.behind ? [`${pair.behind} ${Number.parseInt(pair.blocks.en?.text ?? '', 10)}`] : [],
      );
      expect(behind.sort()).toEqual(
        edited.map(({ index, language }) => `${language === 'en' ? 'no' : 'en'} ${index}`).sort(),
      );
      const confirmed = confirmPairs(pairs, () => true, [], 'read');
      expect(compare(confirmed, english, apply('no')).filter(({ state }) => state !== 'in step')).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

describe('the record', () => {
  test('is the same after it has been written and read', () => {
    const entries: RecordEntry[] = confirm(en, no).map((entry, index) => ({
      ...entry,
      ...(index === 0 && { why: 'a “reason”', hasOwnFacts: true as const }),
      ...(index === 1 && { later: { owner: 'Kari', date: '2026-12-01' } }),
    }));
    const text = formatRecord(entries);
    expect(parseRecord('translations/blog/a.jsonl', text)).toEqual({ entries, findings: [] });
    expect(formatRecord(parseRecord('translations/blog/a.jsonl', text).entries)).toBe(text);
  });

  test('reports lines that cannot be read, with their numbers', () => {
    const text = `${formatRecord(confirm(en, no))}<<<<<<< HEAD\n{"kind":"poem"}\n`;
    const { entries, findings } = parseRecord('translations/blog/a.jsonl', text);
    expect(entries).toHaveLength(3);
    expect(findings.map(({ line, rule }) => `${line} ${rule}`)).toEqual([
      '6 translation/record',
      '7 translation/record',
    ]);
  });

  test('gives the union of two branches that change different blocks, without a conflict', async () => {
    await using folder = await mkdtempDisposable(path.join(tmpdir(), 'record-'));
    const entries = confirm(en, no);
    const confirmAt = (index: number) => {
      const [changedEn, changedNo] = [en, no].map((list) =>
        list.map((text, at) => (at === index ? `${text} New.` : text)),
      );
      const pairs = compare(entries, changedEn ?? [], changedNo ?? []);
      return { text: formatRecord(confirmPairs(pairs, () => true, [])), changedEn, changedNo };
    };
    const write = async (name: string, text: string) => {
      await writeFile(path.join(folder.path, name), text);
      return path.join(folder.path, name);
    };
    const [base, ours, theirs] = await Promise.all([
      write('base', formatRecord(entries)),
      write('ours', confirmAt(0).text),
      write('theirs', confirmAt(1).text),
    ]);
    execFileSync('git', ['merge-file', ours, base, theirs]);
    const merged = parseRecord('merged', await readFile(ours, 'utf8'));
    expect(merged.findings).toEqual([]);
    const bothChanged = (list: readonly string[]) =>
      list.map((text, index) => (index < 2 ? `${text} New.` : text));
    expect(summarize(compare(merged.entries, bothChanged(en), bothChanged(no)))).toEqual([]);
  });

  test('gives the union of two branches with random edits of different blocks', async () => {
    await using folder = await mkdtempDisposable(path.join(tmpdir(), 'record-'));
    const toFile = (name: string) => path.join(folder.path, name);
    const branches = documents.chain((each) =>
      fc.record({
        documents: fc.constant(each),
        // 0: neither branch edits the block, 1 and 2: one of them does.
        owners: fc.array(fc.nat({ max: 2 }), { minLength: each.en.length, maxLength: each.en.length }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(branches, async ({ documents, owners }) => {
        const entries = createEntries(documents);
        const edit = (list: readonly string[], edited: readonly number[]) =>
          list.map((text, index) => (edited.includes(owners[index] ?? 0) ? `${text} And more.` : text));
        const confirmBranch = (branch: number) => {
          const pairs = compare(entries, edit(documents.en, [branch]), edit(documents.no, [branch]));
          return formatRecord(confirmPairs(pairs, () => true, []));
        };
        const texts = { base: formatRecord(entries), ours: confirmBranch(1), theirs: confirmBranch(2) };
        for (const [name, text] of Object.entries(texts)) await writeFile(toFile(name), text);
        execFileSync('git', ['merge-file', toFile('ours'), toFile('base'), toFile('theirs')]);
        const merged = parseRecord('merged', await readFile(toFile('ours'), 'utf8'));
        const pairs = compare(merged.entries, edit(documents.en, [1, 2]), edit(documents.no, [1, 2]));
        expect(merged.findings).toEqual([]);
        expect(summarize(pairs)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test('ignores lines that a merge of both sides has left behind', () => {
    const old = confirm(en, no);
    const changed = en.map((text, index) => (index === 1 ? 'We answer within 3 days.' : text));
    const current = confirmPairs(compare(old, changed, no), () => true, [], 'read');
    expect(summarize(compare([...old, ...current], changed, no))).toEqual([]);
  });
});
