/** A writer's way from an unconfirmed document to one in step: check, sync, confirm and postpone. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyFileChanges } from '#authoring/file-transaction.ts';
import { planRename } from '#authoring/rename.ts';
import { planRetirement } from '#authoring/retire.ts';
import { confirm, confirmAll, postpone } from '#authoring/translations/confirm.ts';
import { shareHeadingIds } from '#authoring/translations/share-heading-ids.ts';
import { listBehind, type SyncTerminal, walkBehind } from '#authoring/translations/sync.ts';
import { getChangedFiles } from '#lint/changes/changed-files.ts';
import { checkContent } from '#lint/check-content.ts';
import { loadContent } from '#pipeline/load-content.ts';
import { createScenario } from '#tests/support/scenario.ts';
import { checkBranchLimit } from '#translations/branch-limit.ts';
import { TranslationChecker } from '#translations/check-translations.ts';

const now = new Date('2026-11-20T12:00:00Z');
const createPage = (...paragraphs: string[]) =>
  ['---\ntitle: Team\ndescription: A page.\n---', ...paragraphs, ''].join('\n\n');
const en = ['## Who we are', 'Testers and developers.', 'A day costs 4,900 kroner.'];
const no = ['## Who we are', 'Testere og utviklere.', 'En dag koster 4 900 kroner.'];

async function createContent(isConfirmed = true) {
  const content = await createScenario('clean');
  const { root } = content;
  const write = (language: 'en' | 'no', ...paragraphs: string[]) =>
    writeFile(path.join(root, `${language}/pages/team.mdx`), createPage(...paragraphs));
  await write('en', ...en);
  await write('no', ...no);
  if (isConfirmed) await confirm(root, 'pages/team', { acceptUncertain: true });
  const check = async () => {
    const checker = await TranslationChecker.open(root);
    return checker.check((await loadContent(root)).documents, now);
  };
  const listFindings = async () =>
    (await check()).findings
      .filter(({ file }) => file.includes('team'))
      .map(
        ({ file, line, column, level, rule, message }) =>
          `${file}:${line}:${column} ${level} ${rule} ${message}`,
      );
  return {
    ...content,
    root,
    write,
    check,
    listFindings,
    [Symbol.asyncDispose]: content[Symbol.asyncDispose],
  };
}

/** Answers the questions in order. `edit` replaces the text of the file. */
function createTerminal(root: string, answers: string[], edit: (text: string) => string = String) {
  const lines: string[] = [];
  const terminal: SyncTerminal = {
    useColour: false,
    print: (line) => lines.push(line),
    ask: async () => answers.shift(),
    async edit(file) {
      const target = path.join(root, file);
      await writeFile(target, edit(await readFile(target, 'utf8')));
    },
  };
  return { terminal, lines };
}

describe('the check', () => {
  test('has one warning for each document without a record, and none for drafts', async () => {
    await using content = await createContent(false);
    const { findings } = await content.check();
    expect(findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      'en/blog/first.mdx translation/unconfirmed',
      'en/blog/second.mdx translation/unconfirmed',
      'en/pages/home.mdx translation/unconfirmed',
      'en/pages/not-found.mdx translation/unconfirmed',
      'en/pages/team.mdx translation/unconfirmed',
      expect.stringMatching(/^en\/ui\/\S+ translation\/unconfirmed$/),
    ]);
  });

  test('names the block that is behind, with the change of the other language', async () => {
    await using content = await createContent();
    expect(await content.listFindings()).toEqual([]);
    await content.write('en', en[0] ?? '', 'Testers and designers.', en[2] ?? '');
    expect(await content.listFindings()).toEqual([
      'no/pages/team.mdx:8:1 warning translation/behind English has changed (en/pages/team.mdx:8): "Testers and [-developers-]{+designers+}." Change this paragraph as well, or confirm that it still fits. To go through it: npm run content -- sync pages/team',
    ]);
  });

  test('reports a fact that differs as an error', async () => {
    await using content = await createContent();
    await content.write('no', no[0] ?? '', no[1] ?? '', 'En dag koster 4 800 kroner.');
    expect((await content.listFindings()).at(-1)).toBe(
      'en/pages/team.mdx:10:1 error translation/fact The amount differs: English has "4,900 kroner", Norwegian has "4 800 kroner" (no/pages/team.mdx:10). Visitors would read two different things: correct one of the two.',
    );
  });

  test('reports samples that one language marks, each once, also in texts that are in step', async () => {
    await using content = await createContent();
    const mark = (text: string) => `<Sample missing="What they do" from="The CEO">\n\n${text}\n\n</Sample>`;
    await content.write('en', mark(en.slice(0, 2).join('\n\n')), en[2] ?? '');
    expect(await content.listFindings()).toEqual([
      'no/pages/team.mdx:6:1 error samples/one-language This is a sample in English (en/pages/team.mdx:6), but not here. Mark both, or neither.',
    ]);
    await content.write('no', mark(no.slice(0, 2).join('\n\n')), no[2] ?? '');
    expect(await content.listFindings()).toEqual([]);
    const counters = (label: string, sample: string) =>
      `<Counters label="${label}">\n<Counter value="7"${sample}>${label}</Counter>\n</Counters>`;
    await content.write('en', counters('Awards', ''));
    await content.write('no', counters('Priser', ' sample="Tallet" sampleFrom="Daglig leder"'));
    await confirm(content.root, 'pages/team', { acceptUncertain: true });
    expect(await content.listFindings()).toEqual([
      'en/pages/team.mdx:7:10 error samples/one-language This is a sample in Norwegian (no/pages/team.mdx:7), but not here. Mark both, or neither.',
    ]);
  });

  test('reports blocks that are added and removed, records that wait, and ids that differ', async () => {
    await using content = await createContent();
    await content.write('en', ...en, 'We have moved.');
    expect((await content.listFindings())[0]).toContain(
      'no/pages/team.mdx:10:1 warning translation/added English has a new paragraph after this one (en/pages/team.mdx:12): "We have moved."',
    );
    await content.write('en', ...en.slice(0, 2));
    expect((await content.listFindings())[0]).toContain('no/pages/team.mdx:10:1 warning translation/removed');
    await content.write('en', en[0] ?? '', 'Testers all.', en[2] ?? '');
    await content.write('no', '## Hvem vi er', 'Testere alle sammen.', no[2] ?? '');
    const findings = await content.listFindings();
    expect(findings.map((line) => line.split(' ')[2])).toEqual([
      'translation/behind',
      'translation/unrecorded',
      'translation/heading-id',
    ]);
  });

  test('accepts an id that differs, where a published address leads to it', async () => {
    await using content = await createContent();
    await content.write('no', '## Hvem vi er', no[1] ?? '', no[2] ?? '');
    const listHeadingFindings = async () =>
      (await content.listFindings()).filter((line) => line.includes('translation/heading-id'));
    expect(await listHeadingFindings()).toHaveLength(1);
    await writeFile(path.join(content.root, 'addresses.txt'), '/no/team#hvem-vi-er\n');
    expect(await listHeadingFindings()).toEqual([]);
  });

  test('reports a record without a document', async () => {
    await using content = await createContent();
    for (const language of ['en', 'no']) await rm(path.join(content.root, `${language}/pages/team.mdx`));
    expect(await content.listFindings()).toEqual([
      expect.stringContaining('translations/pages/team.jsonl:1:1 warning translation/orphan'),
    ]);
  });

  test('has one warning for a document whose whole text is gone in one language', async () => {
    await using content = await createContent(false);
    const days = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
    await content.write('en', ...days.map((day) => `The ${day} paragraph of this page.`));
    await content.write('no', ...days.map((day) => `Avsnitt ${day} av denne siden.`));
    await confirm(content.root, 'pages/team', { acceptUncertain: true, acceptFacts: true, why: 'a test' });
    await content.write('en', '```markdown\nThe first paragraph of this page.\n```');
    expect(await content.listFindings()).toEqual([
      expect.stringMatching(
        /^no\/pages\/team\.mdx:\d+:1 warning translation\/removed English no longer has [89] of the \d+ paragraphs/,
      ),
    ]);
  });

  test('keeps the record of a document whose frontmatter has an error in both languages', async () => {
    await using content = await createContent();
    for (const language of ['en', 'no']) {
      const file = path.join(content.root, `${language}/pages/team.mdx`);
      await writeFile(file, (await readFile(file, 'utf8')).replace('title: Team', 'draft: yes, please'));
    }
    expect(await content.listFindings()).toEqual([]);
  });

  test('reports ids of headings that differ before somebody confirms the document', async () => {
    await using content = await createContent(false);
    await content.write('en', '## What we do', 'A day costs 4,900 kroner.');
    await content.write('no', '## Det vi gjør', 'En dag koster 4 900 kroner.');
    expect((await content.listFindings()).map((line) => line.split(' ')[2])).toEqual([
      'translation/unconfirmed',
      'translation/heading-id',
    ]);
  });

  test('compares UI strings by key', async () => {
    await using content = await createContent();
    await confirm(content.root, 'ui/shell', { acceptUncertain: true, acceptFacts: true, why: 'read' });
    const file = path.join(content.root, 'en/ui/shell.json');
    await writeFile(
      file,
      (await readFile(file, 'utf8')).replace('Skip to the content', 'Jump to the content'),
    );
    const { findings } = await content.check();
    expect(findings.filter(({ rule }) => rule === 'strings/behind')).toMatchObject([
      {
        file: 'no/ui/shell.json',
        line: 2,
        message: expect.stringContaining('[-Skip-]{+Jump+} to the content'),
      },
    ]);
  });
});

describe('confirm', () => {
  test('wants a reason where one language has changed alone, and limits itself to a heading', async () => {
    await using content = await createContent();
    await content.write('en', en[0] ?? '', 'Testers and designers.', en[2] ?? '');
    await expect(confirm(content.root, 'pages/team', {})).rejects.toThrow(
      'say why: npm run content -- confirm pages/team',
    );
    await expect(confirm(content.root, 'pages/team#nowhere', { why: 'x' })).rejects.toThrow(
      'There are: who-we-are.',
    );
    expect(await confirm(content.root, '/team#who-we-are', { why: 'the same in Norwegian' })).toEqual([
      expect.stringMatching(/translations\/pages\/team\.jsonl: 1 block confirmed\.$/),
    ]);
    expect(await content.listFindings()).toEqual([]);
    expect(await readFile(path.join(content.root, 'translations/pages/team.jsonl'), 'utf8')).toContain(
      '"why":"the same in Norwegian"',
    );
  });

  test('refuses facts that differ and pairs that are not certain, and writes nothing', async () => {
    await using content = await createContent(false);
    await content.write('no', no[0] ?? '', no[1] ?? '', 'En dag koster 4 800 kroner.');
    await expect(confirm(content.root, 'pages/team', { why: 'x' })).rejects.toThrow('The amount differs');
    await content.write(
      'no',
      no[0] ?? '',
      'Noe helt annet, med en bisetning, og så enda en til, om noe annet?',
    );
    await expect(confirm(content.root, 'pages/team', { why: 'x' })).rejects.toThrow('--accept-uncertain');
    await expect(confirm(content.root, 'nowhere', {})).rejects.toThrow('There is no nowhere');
    expect(existsSync(path.join(content.root, 'translations'))).toBe(false);
  });
});

describe('sync', () => {
  test('lists the blocks that are behind with a word diff', async () => {
    await using content = await createContent();
    await content.write('en', en[0] ?? '', 'Testers and designers.', en[2] ?? '');
    const text = (await listBehind(content.root, 'pages/team')).join('\n');
    expect(text).toContain('Norwegian is behind: English has changed this paragraph');
    expect(text).toContain('    Testers and [-developers-]{+designers+}.');
    expect(text).toContain('    Testere og utviklere.');
  });

  test('records an edited block, and asks for a reason to confirm one as it is', async () => {
    await using content = await createContent();
    await content.write('en', en[0] ?? '', 'Testers and designers.', 'A day costs 4,900 kroner, always.');
    const { terminal, lines } = createTerminal(
      content.root,
      ['e', 'c', '', 'c', 'it says so already'],
      (text) => text.replace('utviklere', 'designere'),
    );
    expect(await walkBehind(content.root, 'pages/team', terminal)).toEqual([
      '1 block edited, 1 confirmed, 0 skipped.',
    ]);
    expect(lines).toContain('Not confirmed, because no reason was given.');
    expect(await content.listFindings()).toEqual([]);
  });

  test('skips a block, and stops when the input ends', async () => {
    await using content = await createContent();
    await content.write('en', en[0] ?? '', 'Testers and designers.', 'A day costs 4,900 kroner, always.');
    const { terminal } = createTerminal(content.root, ['s']);
    expect(await walkBehind(content.root, 'pages/team', terminal)).toEqual([
      '0 blocks edited, 0 confirmed, 1 skipped.',
    ]);
  });

  test('walks all documents without a name', async () => {
    await using content = await createContent();
    await confirmAll(content.root, { acceptUncertain: true, acceptFacts: true, why: 'a test' });
    await content.write('en', en[0] ?? '', 'Testers and designers.', en[2] ?? '');
    const home = path.join(content.root, 'en/pages/home.mdx');
    await writeFile(home, `${await readFile(home, 'utf8')}\nOne more thing.\n`);
    const { terminal, lines } = createTerminal(content.root, ['s', 's']);
    expect(await walkBehind(content.root, undefined, terminal)).toEqual([
      '0 blocks edited, 0 confirmed, 2 skipped.',
    ]);
    expect(lines.join('\n')).toMatch(/home\.mdx[\s\S]*team\.mdx/);
  });

  test('does not record an edit whose facts differ', async () => {
    await using content = await createContent();
    await content.write('en', en[0] ?? '', en[1] ?? '', 'A day costs 5,900 kroner.');
    const { terminal, lines } = createTerminal(content.root, ['e', 'q'], (text) =>
      text.replace('4 900', '5 800'),
    );
    await walkBehind(content.root, 'pages/team', terminal);
    expect(lines).toContain(
      '  The amount differs: English has "5,900 kroner", Norwegian has "5 800 kroner".',
    );
    expect((await content.listFindings()).join()).toContain('translation/fact');
  });
});

test('a branch may leave more blocks behind only if somebody has promised to bring them in step', async () => {
  await using content = await createContent();
  const { root } = content;
  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.no'];
    const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'First');
  git('checkout', '--quiet', '-b', 'work');
  const checkLimit = async () =>
    checkBranchLimit(root, 'main', await getChangedFiles('main', root), (await content.check()).units, now);
  expect(await checkLimit()).toEqual([]);
  await content.write('en', en[0] ?? '', 'Testers and designers.', en[2] ?? '');
  expect(await checkLimit()).toMatchObject([
    { file: 'no/pages/team.mdx', line: 8, level: 'error', rule: 'translation/more-behind' },
  ]);
  await postpone(root, 'pages/team', { owner: 'Kari', date: '2026-12-01' });
  expect(await checkLimit()).toEqual([]);
  expect((await content.listFindings())[0]).toContain('(Kari does this by 2026-12-01.)');
  await postpone(root, 'pages/team', { owner: 'Kari', date: '2026-11-01' });
  expect(await checkLimit()).toHaveLength(1);
});

test('a rename moves the record, and a deletion removes it', async () => {
  await using content = await createContent();
  const { root } = content;
  const checked = await checkContent(root, { now });
  const record = path.join(root, 'translations/pages/team.jsonl');
  const deletion = await planRetirement(root, checked, 'pages/team', { mode: 'delete', to: '/', now });
  expect(deletion.changes).toContainEqual({ file: 'translations/pages/team.jsonl', text: undefined });
  const { changes } = await planRename(root, checked, ['pages/team', 'crew'], now);
  await applyFileChanges(root, changes);
  expect(existsSync(record)).toBe(false);
  const { units, findings } = await content.check();
  expect(units.find(({ unit }) => unit.name === 'pages/crew')).toMatchObject({
    isConfirmed: true,
    behind: { en: 0, no: 0 },
  });
  expect(findings.filter(({ rule }) => rule === 'translation/orphan')).toEqual([]);
});

test('a rename and a deletion record the links that they rewrite in both languages', async () => {
  await using content = await createContent(false);
  const { root } = content;
  await content.write('en', 'Read [the first post](/blog/first) or [the second](/blog/second).');
  await content.write('no', 'Les [det første innlegget](/no/blog/first) eller [det andre](/no/blog/second).');
  await confirmAll(root, { acceptUncertain: true, acceptFacts: true, why: 'a test' });
  const listUnrecorded = async () =>
    (await content.check()).findings.filter(({ rule }) => rule.startsWith('translation/'));
  expect(await listUnrecorded()).toEqual([]);
  const names: [string, string] = ['blog/first', 'blog/the-first'];
  const { changes } = await planRename(root, await checkContent(root, { now }), names, now);
  await applyFileChanges(root, changes);
  expect(await readFile(path.join(root, 'no/pages/team.mdx'), 'utf8')).toContain('(/no/blog/the-first)');
  expect(await listUnrecorded()).toEqual([]);

  const options = { mode: 'delete', to: '/team', now } as const;
  const deletion = await planRetirement(root, await checkContent(root, { now }), 'blog/second', options);
  expect(deletion.rewrittenLines.get('en/pages/team.mdx')).toEqual([6]);
  await applyFileChanges(root, deletion.changes);
  expect(await listUnrecorded()).toEqual([]);
});

test('a rename leaves blocks behind that were behind before', async () => {
  await using content = await createContent(false);
  const { root } = content;
  await content.write('en', 'Read [the first post](/blog/first).');
  await content.write('no', 'Les [det første innlegget](/no/blog/first).');
  await confirm(root, 'pages/team', { acceptUncertain: true });
  await content.write('en', 'Do read [the first post](/blog/first) today.');
  const names: [string, string] = ['blog/first', 'blog/the-first'];
  const { changes } = await planRename(root, await checkContent(root, { now }), names, now);
  await applyFileChanges(root, changes);
  expect((await content.check()).units.find(({ unit }) => unit.name === 'pages/team')).toMatchObject({
    behind: { en: 0, no: 1 },
    changedInBoth: 0,
  });
});

test('confirming everything records what needs no further look, and lists the rest', async () => {
  await using content = await createContent(false);
  const { root } = content;
  await content.write('no', no[0] ?? '', no[1] ?? '', 'En dag koster 5 900 kroner.');
  const text = (await confirmAll(root, { acceptUncertain: true })).join('\n');
  expect(text).toMatch(/translations\/pages\/home\.jsonl: \d+ blocks confirmed\./);
  expect(text).toContain('pages/team:\n');
  expect(text).toContain('The amount differs');
  expect(existsSync(path.join(root, 'translations/pages/team.jsonl'))).toBe(false);
  await content.write('no', ...no);
  await confirmAll(root, { acceptUncertain: true, acceptFacts: true, why: 'the feed is in English' });
  expect(await confirmAll(root, {})).toEqual(['Everything is confirmed.']);
});

test('headings get the ids of their English ones, and links follow', async () => {
  await using content = await createContent(false);
  const { root } = content;
  const file = path.join(root, 'no/pages/team.mdx');
  await content.write(
    'en',
    '## What we do',
    'We test.',
    '<SplitHeading variant="2">Why us</SplitHeading>',
    'So.',
  );
  await content.write(
    'no',
    '## Det vi gjør',
    'Vi tester. Se [her](#det-vi-gjør) og [der](/no/team#hvorfor-oss).',
    '<SplitHeading variant="2">Hvorfor oss</SplitHeading>',
    'Slik.',
  );
  expect(await shareHeadingIds(root, 'pages/team')).toEqual([
    expect.stringContaining('no/pages/team.mdx:6 has the id what-we-do now.'),
    expect.stringContaining('no/pages/team.mdx:10 has the id why-us now.'),
    '2 headings in 1 document changed.',
  ]);
  const text = await readFile(file, 'utf8');
  expect(text).toContain('## Det vi gjør {/* #what-we-do */}');
  expect(text).toContain('[her](#what-we-do) og [der](/no/team#why-us)');
  expect(text).toContain('<SplitHeading id="why-us" variant="2">Hvorfor oss');
  expect(await shareHeadingIds(root, 'pages/team')).toEqual(['0 headings in 0 documents changed.']);
});

test('a heading that a published address leads to keeps its id', async () => {
  await using content = await createContent(false);
  const { root } = content;
  await content.write('en', '## What we do', 'We test.');
  await content.write('no', '## Det vi lager', 'Vi tester.');
  await writeFile(path.join(root, 'addresses.txt'), '/no/team#det-vi-lager\n');
  expect((await shareHeadingIds(root, 'pages/team'))[0]).toContain(
    'keeps its id, because links from elsewhere lead to det-vi-lager',
  );
  expect(await readFile(path.join(root, 'no/pages/team.mdx'), 'utf8')).toContain('## Det vi lager\n');
});
