/** Automatic fixes: what they change, and what they do not change. */
import { spawnSync } from 'node:child_process';
import { chmod, cp, lstat, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyFileChanges } from '#authoring/file-transaction.ts';
import { fix } from '#authoring/fix.ts';
import { applyFixes, fixContent } from '#lint/autofix.ts';
import type { Edit, Finding } from '#pipeline/finding.ts';
import { createScenario, getSharedCache } from '#tests/support/scenario.ts';

const post = 'en/blog/first.mdx';
const frontmatter = `---
title: A post
description: What this post is about, in a sentence.
date: 2026-10-01
categories: [quality]
tags: [testing]
---
`;

async function fixBody(body: string): Promise<string> {
  await using content = await createScenario('clean');
  await writeFile(path.join(content.root, post), `${frontmatter}\n${body}\n`);
  const [file] = await fixContent(content.root, (name) => name === post, getSharedCache());
  return file ? file.after.slice(frontmatter.length + 1, -1) : body;
}

describe('a fix corrects', () => {
  test.each([
    ['the spelling of a path', '[a](/Team/)', '[a](/team)'],
    ['a path with anchor and query', '[a](/Team/?x=1#who-we-are)', '[a](/team?x=1#who-we-are)'],
    ['a URL in angle brackets, with a title', '[a](</Team> "A title")', '[a](</team> "A title")'],
    ['the URL of a definition', '[a][b]\n\n[b]: /Team', '[a][b]\n\n[b]: /team'],
    ['the URL in a component', '<Action to="/Team">a</Action>', '<Action to="/team">a</Action>'],
    ['a link relative to the page', '[a](second)', '[a](/blog/second)'],
    ['a link relative to the root', '[a](team#who-we-are)', '[a](/team#who-we-are)'],
    ['a link to a file', '[a](../pages/team.mdx)', '[a](/team)'],
    ['a link to another language', '[a](/no/team)', '[a](/team)'],
    ['a link to another language with a wrong spelling', '[a](/NO/Team)', '[a](/team)'],
    ['a URL without a scheme', '[a](www.example.no)', '[a](https://www.example.no)'],
    ['the only similar anchor', '[a](/team#who-we-aer)', '[a](/team#who-we-are)'],
    ['a comma in an email address', '[a](mailto:post@example,no)', '[a](mailto:post@example.no)'],
    ['HTML that Markdown can say', 'A<em> b </em><strong>c</strong>.', 'A *b* **c**.'],
    ['a link in HTML', '<a href="/team" target="_blank">the <em>team</em></a>', '[the *team*](/team)'],
    ['a line break before a closing tag', '<Callout>a<br>b</Callout>', '<Callout>a<br />b</Callout>'],
    [
      'the name of a picture with spaces and parentheses',
      '![A dot](/assets/a dot (1).svg)',
      '![A dot](/assets/a%20dot%20(1).svg)',
    ],
    [
      'a line of dashes that is too short',
      '| a | b |\n| - |\n| 1 | 2 |',
      '| a | b |\n| --- | --- |\n| 1 | 2 |',
    ],
    [
      'what is around a tag that is never closed',
      'In <9 s.\n\n<Reveal>\n\nIn <5 s, [a](/Team).',
      'In \\<9 s.\n\n<Reveal>\n\nIn \\<5 s, [a](/team).',
    ],
    ['an HTML comment', 'Text <!-- a {comment} --> more.', 'Text {/* a {comment} */} more.'],
    ['an HTML comment of several lines', '<!-- one\n\ntwo -->\n\nText.', '{/* one\n\ntwo */}\n\nText.'],
    ['< before a number', 'In <10 s, or < 5, or <=3 and <€4.', 'In \\<10 s, or < 5, or \\<=3 and \\<€4.'],
  ])('%s', async (_, before, after) => {
    expect(await fixBody(before)).toBe(after);
  });
});

describe('no fix changes', () => {
  test.each([
    ['a link to a missing page', '[a](/taem)'],
    ['a relative link to a missing page', '[a](taem)'],
    ['a link with two possible meanings', '[a](../home)'],
    ['a URL with character references', '[a](/T&#101;am)'],
    ['a URL after another that contains it', '[![x](/assets/Team.svg)](/Team)'],
    ['a link to a heading in another language', '[a](/no/team#hvem-vi-er)'],
    ['a link to another language without a translation', '[a](/no/nytt)'],
    ['a link to one of several similar anchors', '[a](#step-3)\n\n## Step 1\n\nOne.\n\n## Step 2\n\nTwo.'],
    ['an HTML element with attributes', '<strong title="x">a</strong>'],
    ['an HTML element around paragraphs', '<strong>\n\na\n\n</strong>'],
    ['HTML code that would be read otherwise', '<code>a &lt; b</code>'],
    ['two valid email addresses', '[a](mailto:a@example.no,b@example.no)'],
    ['a link to a missing anchor', '[a](/Team#nowhere)'],
    ['a name in braces', 'Dear {name}'],
    ['an unknown component', '<Calout>a</Calout>'],
    ['a quotation mark that is never closed', '<Callout tone="info>Text</Callout>\n\nMore “text" here.'],
    ['a comment without an end', 'Text <!-- more.'],
    ['a comment that would end early', 'Text <!-- a */ b --> more.'],
    ['a comment across paragraphs of a sentence', 'Text <!-- one\n\ntwo --> more.'],
    ['a URL between < and >', 'See <https://example.no>.'],
    ['a document type', '<!DOCTYPE html>'],
    ['a skipped heading level', '#### Deep'],
    ['an image without alt text', '![](/assets/dot.svg)'],
    ['special characters in code', '`<10` and\n\n```\n<!-- x --> /Team\n```'],
  ])('%s', async (_, body) => {
    expect(await fixBody(body)).toBe(body);
  });
});

describe('a fixed file', () => {
  const write = async (root: string, text: string) => writeFile(path.join(root, post), text);
  const read = (root: string) => readFile(path.join(root, post), 'utf8');

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

  test('keeps each line end if they are mixed', async () => {
    await using content = await createScenario('clean');
    const text = `${frontmatter.replaceAll('\n', '\r\n')}\n[a](/Team)\r\n\n[b](/TEAM)\n`;
    await write(content.root, text);
    await fix(content.root, [], false);
    expect(await read(content.root)).toBe(text.replace('/Team', '/team').replace('/TEAM', '/team'));
  });

  test('keeps its permissions, and a symbolic link to it stays one', async () => {
    await using content = await createScenario('clean');
    await write(content.root, `${frontmatter}\n[a](/Team)\n`);
    const target = path.join(content.root, 'assets/target.txt');
    await cp(path.join(content.root, post), target);
    await chmod(target, 0o640);
    const link = path.join(content.root, 'en/blog/linked.mdx');
    await symlink(target, link);
    await fix(content.root, [link], false);
    expect((await lstat(link)).isSymbolicLink()).toBe(true);
    expect((await stat(target)).mode & 0o777).toBe(0o640);
    expect(await readFile(target, 'utf8')).toContain('/team');
  });

  test('is not overwritten if it has changed since, and no temporary file remains', async () => {
    await using content = await createScenario('clean');
    await write(content.root, 'newer');
    await expect(
      applyFileChanges(content.root, [{ file: post, expectedText: 'older', text: 'fixed' }]),
    ).rejects.toThrow('has changed');
    expect(await read(content.root)).toBe('newer');
    expect(await readdir(path.join(content.root, 'en/blog'))).toEqual(
      (await readdir(path.join(content.root, 'no/blog'))).filter((name) => !name.startsWith('.')),
    );
  });
});

describe('npm run content -- fix', () => {
  const writeMisspelledLinks = async (root: string) => {
    for (const file of [post, 'no/blog/first.mdx'])
      await writeFile(
        path.join(root, file),
        `${frontmatter}\n[a](${file.startsWith('no') ? '/no' : ''}/Team)\n`,
      );
  };

  test('lists the fixes by file and line', async () => {
    await using content = await createScenario('clean');
    await writeMisspelledLinks(content.root);
    expect(await fix(content.root, [], false)).toEqual([
      `${content.root}/${post}:9 Write /team. (links/spelling)`,
      `${content.root}/no/blog/first.mdx:9 Write /no/team. (links/spelling)`,
      '2 findings fixed in 2 files.',
    ]);
    expect(await fix(content.root, [], false)).toEqual(['There is nothing to fix automatically.']);
    expect(await fix(content.root, [], true)).toEqual(['There is nothing to fix automatically.']);
  });

  test('changes only the selected files and folders', async () => {
    await using content = await createScenario('clean');
    await writeMisspelledLinks(content.root);
    await fix(content.root, [path.join(content.root, 'no')], false);
    expect(await readFile(path.join(content.root, post), 'utf8')).toContain('/Team');
    expect(await readFile(path.join(content.root, 'no/blog/first.mdx'), 'utf8')).toContain('/no/team');
    await expect(fix(content.root, ['no/such/file'], false)).rejects.toThrow('There is no no/such/file:');
    await expect(fix(content.root, ['package.json'], false)).rejects.toThrow('is not in the content');
  });

  test.each(['no/blog/first.mdx', 'no/blog/first', '/no/blog/first', 'https://example.no/no/blog/first'])(
    'selects the document by %s',
    async (name) => {
      await using content = await createScenario('clean');
      await writeMisspelledLinks(content.root);
      await fix(content.root, [name], false);
      expect(await readFile(path.join(content.root, post), 'utf8')).toContain('/Team');
      expect(await readFile(path.join(content.root, 'no/blog/first.mdx'), 'utf8')).toContain('/no/team');
    },
  );

  test('prints a diff with --dry-run, which git applies with the same result', async () => {
    await using content = await createScenario('clean');
    await writeMisspelledLinks(content.root);
    const before = await readFile(path.join(content.root, post), 'utf8');
    const lines = await fix(content.root, [], true);
    expect(lines).toContain('-[a](/Team)');
    expect(lines).toContain('+[a](/team)');
    expect(await readFile(path.join(content.root, post), 'utf8')).toBe(before);
    const { status, stderr } = spawnSync('git', ['apply', '--unsafe-paths', '--directory=/', '-p1', '-'], {
      cwd: content.root,
      input: `${lines.join('\n')}\n`,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const patched = await readFile(path.join(content.root, post), 'utf8');
    await writeFile(path.join(content.root, post), before);
    await fix(content.root, [], false);
    expect(patched).toBe(await readFile(path.join(content.root, post), 'utf8'));
  });
});

describe('applyFixes', () => {
  const createFinding = (...edits: Edit[]): Finding => ({
    file: 'a',
    line: 1,
    column: 1,
    level: 'error',
    rule: 'a/b',
    message: '',
    fix: { title: 'Do.', edits },
  });
  test('skips a fix if one of its edits overlaps with an earlier fix', () => {
    const { text, fixes } = applyFixes('abcdef', [
      createFinding({ from: 1, to: 3, text: 'X' }),
      createFinding({ from: 2, to: 4, text: 'Y' }, { from: 5, to: 6, text: 'Z' }),
      createFinding({ from: 3, to: 4, text: 'W' }),
    ]);
    expect(text).toBe('aXWef');
    expect(fixes).toHaveLength(2);
  });
  test('skips edits with invalid offsets', () => {
    const invalidEdits = [
      { from: -1, to: 1, text: 'x' },
      { from: 3, to: 2, text: 'x' },
      { from: 0, to: 99, text: 'x' },
      { from: Number.NaN, to: 1, text: 'x' },
    ];
    expect(
      applyFixes(
        'abc',
        invalidEdits.map((edit) => createFinding(edit)),
      ),
    ).toEqual({ text: 'abc', fixes: [] });
  });
  test('keeps everything that no edit replaces, with any line ends', () => {
    const part = fc.constantFrom('a', '\n', '\r\n', 'é', '\r', '😀');
    const texts = fc.tuple(
      fc.boolean(),
      fc.array(part, { maxLength: 12 }),
      fc.array(part, { maxLength: 12 }),
    );
    fc.assert(
      fc.property(texts, ([hasBom, before, after]) => {
        // Avoids a line end whose two characters are on different sides of the edit.
        const start = before.join('').replace(/\r$/, '');
        const end = after.join('').replace(/^\n/, '');
        const raw = `${hasBom ? '\uFEFF' : ''}${start}WORD${end}`;
        const from = start.replaceAll('\r\n', '\n').length;
        const { text } = applyFixes(raw, [createFinding({ from, to: from + 4, text: 'word' })]);
        expect(text).toBe(raw.replace('WORD', 'word'));
      }),
    );
  });
});
