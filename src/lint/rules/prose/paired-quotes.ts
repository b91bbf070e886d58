import type { Passage } from '#lint/prose/text-segment.ts';
import type { Finding } from '#pipeline/finding.ts';
import { type Part, type Prose, say } from './report-text.ts';

interface Marks {
  name: string;
  open: string;
  close: string;
}

/**
 * The language's own marks: never closed, never opened, turned round, or with spaces inside.
 * @param others parts of the text whose marks are told of already.
 */
export function pairedQuotes(
  prose: Prose,
  passage: Passage,
  marks: Marks,
  others: readonly Part[],
): Finding[] {
  const { open, close } = marks;
  const text = without(passage.text, others);
  // A straight mark that is left may be the other half.
  const isPaired = !text.includes('"');
  if (!text.includes(open) && !text.includes(close)) return [];
  const findings: Finding[] = [];
  const opened: number[] = [];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === open) opened.push(at);
    else if (text[at] === close) {
      const from = opened.pop();
      if (from !== undefined) findings.push(...spaces(prose, passage, [from, at], marks));
      else {
        const to = turnedRound(text, at, marks);
        if (to !== undefined) findings.push(turned(prose, passage, [at, to], marks));
        // One after a space is an arrow: "Read more »".
        else if (isPaired && /\S/.test(text.charAt(at - 1)))
          findings.push(neverOpened(prose, passage, at, marks));
        at = to ?? at;
      }
    }
  }
  return [
    ...findings,
    ...opened
      .filter((at) => isPaired && /\S/.test(text.charAt(at + 1)) && !goesOn(prose, passage, open))
      .map((at) => neverClosed(prose, passage, at, marks)),
  ];
}

const without = (text: string, parts: readonly Part[]): string =>
  parts.reduce((rest, [from, to]) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text);

/** Where a quotation ends that a closing mark begins: »ord«. */
function turnedRound(text: string, at: number, { open }: Marks): number | undefined {
  const to = text.indexOf(open, at);
  const opens = /^(?:[\s([{–—/-]|)$/.test(text.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(text.charAt(at + 1));
  return opens && to !== -1 && /[\p{L}\p{N}.,!?…]/u.test(text.charAt(to - 1)) ? to : undefined;
}

/** A quotation of several paragraphs is closed in its last one, and opened in each. */
function goesOn({ passages }: Prose, passage: Passage, open: string): boolean {
  return passages[passages.indexOf(passage) + 1]?.text.trimStart().startsWith(open) ?? false;
}

function spaces(
  prose: Prose,
  passage: Passage,
  [from, to]: [number, number],
  { name, open, close }: Marks,
): Finding[] {
  const inner = passage.text.slice(from + 1, to);
  const before = /^[ \u00A0\u202F]*/.exec(inner)?.[0].length ?? 0;
  const after = /[ \u00A0\u202F]*$/.exec(inner)?.[0].length ?? 0;
  if (before + after === 0 || inner.trim() === '' || inner.includes('|')) return [];
  return [
    say(
      prose,
      passage,
      [from, to + 1],
      'prose/quotes',
      `${name} text has no spaces inside quotation marks: ${open}…${close}.`,
      {
        change: {
          title: 'Remove the spaces inside the marks.',
          edits: [
            ...(before ? [[from + 1, from + 1 + before, ''] as const] : []),
            ...(after ? [[to - after, to, ''] as const] : []),
          ],
        },
      },
    ),
  ];
}

const turned = (
  prose: Prose,
  passage: Passage,
  [from, to]: [number, number],
  { open, close }: Marks,
): Finding =>
  say(
    prose,
    passage,
    [from, to + 1],
    'prose/quotes',
    `The quotation marks are the wrong way round. Write ${open}…${close}.`,
    {
      change: {
        title: `Write ${open}…${close}.`,
        edits: [
          [from, from + 1, open],
          [to, to + 1, close],
        ],
      },
    },
  );

const neverOpened = (prose: Prose, passage: Passage, at: number, { open, close }: Marks): Finding =>
  say(
    prose,
    passage,
    [at, at + 1],
    'prose/quotes',
    `${close} ends a quotation that never began. Write ${open} where it begins, or remove ${close}.`,
  );

const neverClosed = (prose: Prose, passage: Passage, at: number, { close }: Marks): Finding =>
  say(
    prose,
    passage,
    [at, at + 1],
    'prose/quotes',
    `The quotation that begins here is never closed. Write ${close} where it ends.`,
  );
