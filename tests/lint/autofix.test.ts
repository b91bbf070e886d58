/** Safe fixes: what they write, and what they leave alone. */
import { spawnSync } from 'node:child_process';
import { chmod, cp, lstat, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyFileChanges } from '#authoring/file-transaction.ts';
import { fix } from '#authoring/fix.ts';
import { applyFixes, fixContent } from '#lint/autofix.ts';
import type { Edit, Finding } from '#pipeline/finding.ts';
import { createScenario } from '#tests/support/scenario.ts';

const first = 'en/blog/first.mdx';
const frontmatter = `---
title: A post
description: What this post is about, in a sentence.
date: 2026-10-01
categories: [quality]
tags: [testing]
---
`;

async function mended(body: string): Promise<string> {
  await using content = await createScenario('clean');
  await writeFile(path.join(content.root, first), `${frontmatter}\n${body}\n`);
  const [file] = await fixContent(content.root, (each) => each === first);
  return file ? file.after.slice(frontmatter.length + 1, -1) : body;
}

describe('mended is', () => {
  test.each([
    ['an address spelled otherwise', '[a](/Team/)', '[a](/team)'],
    ['with its anchor and query', '[a](/Team/?x=1#who-we-are)', '[a](/team?x=1#who-we-are)'],
    ['in angle brackets and with a title', '[a](</Team> "A title")', '[a](</team> "A title")'],
    ['in a definition', '[a][b]\n\n[b]: /Team', '[a][b]\n\n[b]: /team'],
    ['in a component', '<Action to="/Team">a</Action>', '<Action to="/team">a</Action>'],
    ['a link beside the page', '[a](second)', '[a](/blog/second)'],
    ['a link from the top', '[a](team#who-we-are)', '[a](/team#who-we-are)'],
    ['a link to a file', '[a](../pages/team.mdx)', '[a](/team)'],
    ['a remark of HTML', 'Text <!-- a {remark} --> more.', 'Text {/* a {remark} */} more.'],
    ['a remark of several lines', '<!-- one\n\ntwo -->\n\nText.', '{/* one\n\ntwo */}\n\nText.'],
    [
      'a sign before a number',
      'In <10 s, or < 5, or <=3 and <€4.',
      'In \\<10 s, or < 5, or \\<=3 and \\<€4.',
    ],
  ])('%s', async (_, before, after) => {
    expect(await mended(before)).toBe(after);
  });
});

describe('left alone is', () => {
  test.each([
    ['a page that is not there', '[a](/taem)'],
    ['a relative link to nowhere', '[a](taem)'],
    ['a link with two meanings', '[a](../home)'],
    ['an address that is written with entities', '[a](/T&#101;am)'],
    ['an address behind another that holds it', '[![x](/assets/Team.svg)](/Team)'],
    ['a page in another language', '[a](/no/team)'],
    ['a page in another language, spelled otherwise', '[a](/NO/Team)'],
    ['a part of a page that is not there', '[a](/Team#nowhere)'],
    ['an address without its scheme', '[a](www.example.no)'],
    ['a name in braces', 'Dear {name}'],
    ['an unknown component', '<Calout>a</Calout>'],
    ['a quotation mark that is never closed', '<Callout tone="info>Text</Callout>\n\nMore “text" here.'],
    ['a remark that never ends', 'Text <!-- more.'],
    ['a remark that would end early', 'Text <!-- a */ b --> more.'],
    ['a remark across paragraphs of a sentence', 'Text <!-- one\n\ntwo --> more.'],
    ['what may be meant as an address', 'See <https://example.no>.'],
    ['a document type', '<!DOCTYPE html>'],
    ['a heading that jumps', '#### Deep'],
    ['a picture without words', '![](/assets/dot.svg)'],
    ['signs in code', '`<10` and\n\n```\n<!-- x --> /Team\n```'],
  ])('%s', async (_, body) => {
    expect(await mended(body)).toBe(body);
  });
});

describe('a file', () => {
  const write = async (root: string, text: string) => writeFile(path.join(root, first), text);
  const read = (root: string) => readFile(path.join(root, first), 'utf8');

  test('keeps its byte order mark and its line ends', async () => {
    await using content = await createScenario('clean');
    const text = `\uFEFF${frontmatter}\n[a](/Team) <!-- one\ntwo -->\n\n[b](/TEAM)\n`.replaceAll(
      '\n',
      '\r\n',
    );
    await write(content.root, text);
    await fix(content.root, [], false);
    expect(await read(content.root)).toBe(
      text.replace('/Team', '/team').replace('/TEAM', '/team').replace('<!--', '{/*').replace('-->', '*/}'),
    );
  });

  test('with both kinds of line ends keeps each', async () => {
    await using content = await createScenario('clean');
    const text = `${frontmatter.replaceAll('\n', '\r\n')}\n[a](/Team)\r\n\n[b](/TEAM)\n`;
    await write(content.root, text);
    await fix(content.root, [], false);
    expect(await read(content.root)).toBe(text.replace('/Team', '/team').replace('/TEAM', '/team'));
  });

  test('keeps its rights, and a link to it stays a link', async () => {
    await using content = await createScenario('clean');
    await write(content.root, `${frontmatter}\n[a](/Team)\n`);
    const elsewhere = path.join(content.root, 'assets/elsewhere.txt');
    await cp(path.join(content.root, first), elsewhere);
    await chmod(elsewhere, 0o640);
    const linked = path.join(content.root, 'en/blog/linked.mdx');
    await symlink(elsewhere, linked);
    await fix(content.root, [linked], false);
    expect((await lstat(linked)).isSymbolicLink()).toBe(true);
    expect((await stat(elsewhere)).mode & 0o777).toBe(0o640);
    expect(await readFile(elsewhere, 'utf8')).toContain('/team');
  });

  test('that has changed meanwhile is not written over, and nothing is left beside it', async () => {
    await using content = await createScenario('clean');
    await write(content.root, 'newer');
    await expect(
      applyFileChanges(content.root, [{ file: first, expectedText: 'older', text: 'fixed' }]),
    ).rejects.toThrow('has changed');
    expect(await read(content.root)).toBe('newer');
    expect(await readdir(path.join(content.root, 'en/blog'))).toEqual(
      (await readdir(path.join(content.root, 'no/blog'))).filter((name) => !name.startsWith('.')),
    );
  });
});

describe('npm run content -- fix', () => {
  const broken = async (root: string) => {
    for (const file of [first, 'no/blog/first.mdx'])
      await writeFile(
        path.join(root, file),
        `${frontmatter}\n[a](${file.startsWith('no') ? '/no' : ''}/Team)\n`,
      );
  };

  test('says what it did, by file and line', async () => {
    await using content = await createScenario('clean');
    await broken(content.root);
    expect(await fix(content.root, [], false)).toEqual([
      `${content.root}/${first}:9 Write /team. (links/spelling)`,
      `${content.root}/no/blog/first.mdx:9 Write /no/team. (links/spelling)`,
      '2 findings fixed in 2 files.',
    ]);
    expect(await fix(content.root, [], false)).toEqual(['There is nothing to fix automatically.']);
  });

  test('keeps to the files and folders that are named', async () => {
    await using content = await createScenario('clean');
    await broken(content.root);
    await fix(content.root, [path.join(content.root, 'no')], false);
    expect(await readFile(path.join(content.root, first), 'utf8')).toContain('/Team');
    expect(await readFile(path.join(content.root, 'no/blog/first.mdx'), 'utf8')).toContain('/no/team');
    await expect(fix(content.root, ['no/such/file'], false)).rejects.toThrow('There is no no/such/file:');
    await expect(fix(content.root, ['package.json'], false)).rejects.toThrow('is not in the content');
  });

  test.each(['no/blog/first.mdx', 'no/blog/first', '/no/blog/first', 'https://example.no/no/blog/first'])(
    'takes %s for the document',
    async (name) => {
      await using content = await createScenario('clean');
      await broken(content.root);
      await fix(content.root, [name], false);
      expect(await readFile(path.join(content.root, first), 'utf8')).toContain('/Team');
      expect(await readFile(path.join(content.root, 'no/blog/first.mdx'), 'utf8')).toContain('/no/team');
    },
  );

  test('shows with --dry-run a diff that git applies to the same result', async () => {
    await using content = await createScenario('clean');
    await broken(content.root);
    const before = await readFile(path.join(content.root, first), 'utf8');
    const lines = await fix(content.root, [], true);
    expect(lines).toContain('-[a](/Team)');
    expect(lines).toContain('+[a](/team)');
    expect(await readFile(path.join(content.root, first), 'utf8')).toBe(before);
    const { status, stderr } = spawnSync('git', ['apply', '--unsafe-paths', '--directory=/', '-p1', '-'], {
      cwd: content.root,
      input: `${lines.join('\n')}\n`,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const patched = await readFile(path.join(content.root, first), 'utf8');
    await writeFile(path.join(content.root, first), before);
    await fix(content.root, [], false);
    expect(patched).toBe(await readFile(path.join(content.root, first), 'utf8'));
  });
});

describe('edits', () => {
  const finding = (...edits: Edit[]): Finding => ({
    file: 'a',
    line: 1,
    column: 1,
    level: 'error',
    rule: 'a/b',
    message: '',
    fix: { title: 'Do.', edits },
  });
  test('that meet wait for the next round, a fix as a whole', () => {
    const { text, fixes } = applyFixes('abcdef', [
      finding({ from: 1, to: 3, text: 'X' }),
      finding({ from: 2, to: 4, text: 'Y' }, { from: 5, to: 6, text: 'Z' }),
      finding({ from: 3, to: 4, text: 'W' }),
    ]);
    expect(text).toBe('aXWef');
    expect(fixes).toHaveLength(2);
  });
  test('that cannot be are not made', () => {
    const wrong = [
      { from: -1, to: 1, text: 'x' },
      { from: 3, to: 2, text: 'x' },
      { from: 0, to: 99, text: 'x' },
      { from: Number.NaN, to: 1, text: 'x' },
    ];
    expect(
      applyFixes(
        'abc',
        wrong.map((each) => finding(each)),
      ),
    ).toEqual({ text: 'abc', fixes: [] });
  });
  test('leave everything else as it is, whatever the line ends', () => {
    const part = fc.constantFrom('a', '\n', '\r\n', 'é', '\r', '😀');
    const texts = fc.tuple(
      fc.boolean(),
      fc.array(part, { maxLength: 12 }),
      fc.array(part, { maxLength: 12 }),
    );
    fc.assert(
      fc.property(texts, ([mark, before, after]) => {
        // A break between the two halves of a line end would be none of ours.
        const start = before.join('').replace(/\r$/, '');
        const end = after.join('').replace(/^\n/, '');
        const raw = `${mark ? '\uFEFF' : ''}${start}WORD${end}`;
        const from = start.replaceAll('\r\n', '\n').length;
        const { text } = applyFixes(raw, [finding({ from, to: from + 4, text: 'word' })]);
        expect(text).toBe(raw.replace('WORD', 'word'));
      }),
    );
  });
});
