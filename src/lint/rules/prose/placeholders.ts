import type { Passage } from '#lint/prose/text-segment.ts';
import type { Finding } from '#pipeline/finding.ts';
import { type Prose, say } from './report-text.ts';

const forbidden = /\blorem ipsum\b|\b(?:TODO|TBD|FIXME)\b|\b(?:xxx+|XXX+)\b/gi;
/** What is quoted is only mentioned. */
const quotation = /[“«„][^“”«»„]*[”»“]|"[^"]*"|(?<![\p{L}\p{N}])[‘'][^‘’']*[’'](?![\p{L}\p{N}])/gu;
const lettersOfNotes = /^(?:todo|tbd|fixme)$/i;
/** A text that says nothing but this. */
const promise = /^\s*(?:coming soon|kommer snart)\s*[.!…]*\s*$/i;

/** What was to be replaced before anyone reads it: an error where visitors can see it, a warning in a draft. */
export function placeholders(prose: Prose, passage: Passage): Finding[] {
  const level = prose.draft ? 'warning' : 'error';
  const wayOut =
    prose.draft === undefined
      ? ', which visitors would read. Write what belongs here.'
      : prose.draft
        ? '. Write what belongs here before the draft is published.'
        : ', which visitors would read. Write what belongs here, or set draft: true.';
  const quoted = [...passage.text.matchAll(quotation)].map(
    ({ index, 0: all }) => [index, index + all.length] as const,
  );
  const found = [...passage.text.matchAll(forbidden)].filter(
    ({ index, 0: text }) =>
      !quoted.some(([from, to]) => from < index && index < to) &&
      // "Todo" and "todo" are words; in capitals they are a note.
      (!lettersOfNotes.test(text) || text === text.toUpperCase()),
  );
  const notes = found.map(({ index, 0: text }) =>
    say(
      prose,
      passage,
      [index, index + text.length],
      'prose/placeholder',
      `"${text}" is a note for later${wayOut}`,
      { level },
    ),
  );
  if (!promise.test(passage.text)) return notes;
  const part = [0, passage.text.length] as const;
  const message = `"${passage.text.trim()}" tells a visitor nothing. Write what belongs here, or leave it out.`;
  return [...notes, say(prose, passage, part, 'prose/placeholder', message)];
}
